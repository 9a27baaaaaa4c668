import { connectAccount, consentEdition, inviteToConnect } from '../contract/creator-connections.ts';
import type { Platform } from '../contract/platform.ts';
import { furnishSandboxCredentials } from '../server/features/sources/service.ts';
import { loadSample } from '../server/features/sandbox/service.ts';
import type { TestApp } from './app.ts';
import { callApp } from './calls.ts';
import { callOf } from './endpoints.ts';
import { listenAsPlatforms, type ListeningPlatforms } from './fakes/fake-platforms.ts';
import { samplePeople } from './fakes/sample-people.ts';
import { testSources } from './sources.ts';

export interface Somebody {
  id: number;
  platform: Platform;
  handle: string;
}

/** The app with the platforms of the sandbox behind it, and people of the sample world in its catalogue. */
export interface ConnectingWorld {
  platforms: ListeningPlatforms;
  /** Creators of the catalogue whose platform knows them by the same handle, and tells them who follows. */
  people: Somebody[];
}

const count = 700;

export async function startConnecting(app: TestApp): Promise<ConnectingWorld> {
  const { db } = app.database;
  const now = () => app.world.now();
  await loadSample(db, app.world, { count });
  const sample = samplePeople({ now, count });
  const platforms = await listenAsPlatforms({ people: sample, now });
  app.sources.sandbox = testSources(platforms.address).sandbox;
  await furnishSandboxCredentials(db, app.world, app.sources);
  const rows = await db.selectFrom('creators').select(['id', 'platform', 'handle']).orderBy('id').execute();
  const people = rows.filter(({ platform, handle }) => {
    const found = sample.byHandle(platform, handle);
    return found?.state === 'open' && found.isProfessional && found.record.audience !== undefined;
  });
  return { platforms, people };
}

/** The token in the link that a member makes. */
export async function invitationFor(app: TestApp, token: string, creator: Somebody): Promise<string> {
  const { data } = await callApp(app, inviteToConnect, { token, params: { ...creator } });
  return data.url.split('/').at(-1) ?? '';
}

/** As a browser begins it: where it goes, and the cookie that was left. */
export async function beginConnecting(
  app: TestApp,
  page: string,
  platform: Platform,
): Promise<{ url: string; cookie: string }> {
  const values = { params: { token: page }, body: { platform, consentEdition } };
  const reply = await app.inject(callOf(connectAccount, values));
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { url: reply.json<{ data: { url: string } }>().data.url, cookie };
}

const unescaped = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** What somebody types and clicks on the consent page. @returns where it sends the browser, within the product */
export async function agree(url: string, handle: string, decision?: 'cancel'): Promise<string> {
  const html = await (await fetch(url)).text();
  const inputs = [...html.matchAll(/<input type="(?:hidden|checkbox)" name="([^"]*)" value="([^"]*)"/g)];
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of inputs) form.append(name, unescaped(value));
  form.set(/<input name="(\w+)" required/.exec(html)?.[1] ?? '', handle);
  form.set('decision', decision ?? /name="decision" value="(\w+)"/.exec(html)?.[1] ?? '');
  const action = /<form action="([^"]+)"/.exec(html)?.[1] ?? '';
  const reply = await fetch(`${action}?${form.toString()}`, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? 'http://nowhere/');
  return back.pathname + back.search;
}

/** The browser comes back. @returns where it ends up */
export async function comeBack(app: TestApp, path: string, cookie: string): Promise<string> {
  const reply = await app.inject({ method: 'GET', path, headers: { cookie } });
  return String(reply.headers.location);
}

/** All of it, as a creator does it. */
export async function connectThere(
  app: TestApp,
  page: string,
  { platform, handle }: Pick<Somebody, 'platform' | 'handle'>,
): Promise<string> {
  const { url, cookie } = await beginConnecting(app, page, platform);
  return comeBack(app, await agree(url, handle), cookie);
}
