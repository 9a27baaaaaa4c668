import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { ProductType } from '../../contract/links/link-kinds.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../test/harness/database/fresh-database.ts';
import {
  makeVisitsFolder,
  startRunningEdge,
  type RunningEdge,
} from '../../test/harness/links/running-edge.ts';
import { addLinks, codePrefix } from '../../test/fixtures/links/some-links.ts';
import { makeTeam } from '../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../core/db/tenant.ts';
import { announceLinkAddress, announceLinkChange } from '../links/edge/edge-link.ts';
import { textsIn } from '../links/edge/page-texts-in.ts';

const target = 'https://shop.example.com/products/1?utm_source=tiktok&utm_campaign=spring';
const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  tiktok:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_39.0.0 BytedanceWebview/d8a21c6',
};
const person = { 'user-agent': agents.iphone };
const cookieOf = (headers: { 'set-cookie'?: string[] }) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

let database: TestDatabase;
let teamId: number;
/** Trusts a proxy, and has a short domain of its own by https. */
let edge: RunningEdge;
/** An independent edge process. */
let other: RunningEdge;
const folders = [makeVisitsFolder(), makeVisitsFolder(), makeVisitsFolder()] as const;
let links: number[];
/** Each test uses its own links. */
let taken = 0;

interface OwnLink {
  linkId: number;
  path: string;
}
type Changes = Parameters<typeof change>[1];

function change(
  linkId: number,
  set: {
    is_on?: boolean;
    expires_at?: Date;
    product_type?: ProductType;
    ios_url?: string;
    android_url?: string;
    removed_at?: Date;
    creator_id?: number;
  },
): Promise<void> {
  return asTeam(database.db, teamId, async db => {
    await db.updateTable('short_links').set(set).where('id', '=', linkId).execute();
    await announceLinkChange(db, { teamId, linkId });
  });
}

async function newLink(changes?: Changes): Promise<OwnLink> {
  const linkId = links[taken++] ?? 0;
  if (changes) await change(linkId, changes);
  return { linkId, path: `/s/${codePrefix(teamId)}${taken}` };
}

const visitsOf = ({ linkId }: OwnLink) =>
  asTeam(database.db, teamId, db =>
    db.selectFrom('visits').selectAll().where('link_id', '=', linkId).orderBy('id').execute(),
  );
const figuresOf = ({ linkId }: OwnLink) =>
  asTeam(database.db, teamId, db =>
    db.selectFrom('short_links').select(['pv', 'uv', 'bot_pv']).where('id', '=', linkId).executeTakeFirst(),
  );
const soon = { timeout: 120_000, interval: 30 };
const visitsWhen = (link: OwnLink, count: number) =>
  vi.waitFor(async () => {
    const visits = await visitsOf(link);
    expect(visits.length).toBe(count);
    return visits;
  }, soon);

beforeAll(async () => {
  database = await freshDatabase();
  ({ teamId } = await makeTeam(database.db, testContext(), 'edge'));
  links = await addLinks(database.db, teamId, 40);
  edge = await startRunningEdge(database, {
    settings: { TRUST_PROXY: 'on' },
    links: { shortUrl: 'https://sb.example' },
    folder: folders[0],
  });
  other = await startRunningEdge(database, { folder: folders[1] });
});
afterAll(async () => {
  await edge.stop();
  await other.stop();
  await database.drop();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

describe('a link', () => {
  it('redirects, uncached', async () => {
    const link = await newLink();
    const { status, headers, body } = await edge.ask(link.path, { headers: person });
    expect([status, headers.location, body]).toEqual([302, target.replace('1?', `${taken}?`), '']);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    const [visit] = await visitsWhen(link, 1);
    expect(visit).toMatchObject({ system: 'iOS', is_by_cookie: false, is_new: true, is_by_qr: false });
  });

  it('gives a cookie once', async () => {
    const link = await newLink();
    const first = await edge.ask(link.path, { headers: person });
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sb_v=[\da-f]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const again = await edge.ask(link.path, { headers: { ...person, cookie: cookieOf(first.headers) } });
    expect([again.status, again.headers['set-cookie']]).toEqual([302, undefined]);
    const byHttp = await other.ask(link.path, { headers: person });
    expect(byHttp.headers['set-cookie']?.[0]).not.toContain('Secure');
    expect(cookieOf(byHttp.headers)).not.toBe(cookieOf(first.headers));
  });

  it('sets none with Do Not Track, nor for pictures on other pages', async () => {
    const link = await newLink();
    const asked: Record<string, string>[] = [
      { 'sec-gpc': '1' },
      { dnt: '1' },
      { 'sec-fetch-dest': 'image' },
      { dnt: '0' },
    ];
    const isGiven = [false, false, false, true];
    const given: boolean[] = [];
    for (const headers of asked) {
      const answer = await edge.ask(link.path, { headers: { ...person, ...headers } });
      given.push(answer.status === 302 && cookieOf(answer.headers) !== '');
    }
    expect(given).toEqual(isGiven);
    expect((await visitsWhen(link, 4)).map(visit => visit.is_by_cookie)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    // Without a cookie visitors are identified by address and agent.
    expect(await figuresOf(link)).toMatchObject({ pv: 4, uv: 1 });
  });

  it('counts three visits that return no cookie as one visitor', async () => {
    const link = await newLink();
    for (let visit = 0; visit < 3; visit++) await edge.ask(link.path, { headers: person });
    const visits = await visitsWhen(link, 3);
    expect(visits.map(visit => [visit.is_by_cookie, visit.is_new])).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(await figuresOf(link)).toEqual({ pv: 3, uv: 1, bot_pv: 0 });
  });

  it('counts visitors by the cookie that comes back: two of them, behind one address', async () => {
    const link = await newLink();
    const first = cookieOf((await edge.ask(link.path, { headers: person })).headers);
    const second = cookieOf((await edge.ask(link.path, { headers: person })).headers);
    await visitsWhen(link, 2);
    expect(await figuresOf(link)).toMatchObject({ pv: 2, uv: 1 });
    await edge.ask(link.path, { headers: { ...person, cookie: first } });
    await visitsWhen(link, 3);
    expect(await figuresOf(link)).toMatchObject({ pv: 3, uv: 1 });
    await other.ask(link.path, { headers: { ...person, cookie: second } });
    const visits = await visitsWhen(link, 4);
    expect(await figuresOf(link)).toEqual({ pv: 4, uv: 2, bot_pv: 0 });
    expect(visits.map(visit => visit.is_by_cookie)).toEqual([false, false, true, true]);
  });

  it('ignores HEAD requests and other methods', async () => {
    const link = await newLink();
    const head = await edge.ask(link.path, { method: 'HEAD', headers: person });
    expect([head.status, head.headers.location, head.headers['set-cookie']]).toEqual([
      302,
      expect.stringContaining('shop.example.com'),
      undefined,
    ]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await edge.ask(link.path, { method, headers: person });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    await edge.ask(link.path, { headers: { ...person, referer: 'https://www.tiktok.com/@a' } });
    expect(await visitsWhen(link, 1)).toMatchObject([{ referrer: 'tiktok.com' }]);
  });

  it('distinguishes scans from clicks, bots from people, and recipients', async () => {
    const link = await newLink({ creator_id: 77 });
    await edge.ask(`${link.path}?qr`, { headers: person });
    await edge.ask(link.path, { headers: { 'user-agent': 'curl/8.5.0' } });
    await edge.ask(link.path, { headers: { ...person, 'sec-purpose': 'prefetch' } });
    const visits = await visitsWhen(link, 3);
    expect(visits.map(visit => [visit.is_by_qr, visit.bot_reason])).toEqual([
      [true, ''],
      [false, 'library'],
      [false, 'prefetch'],
    ]);
    expect(visits.every(visit => visit.creator_id === 77)).toBe(true);
    expect(await figuresOf(link)).toEqual({ pv: 1, uv: 1, bot_pv: 2 });
  });
});

describe('the address of a visitor', () => {
  const proxied = [
    ['198.51.100.7', '198.51.100.7'],
    ['203.0.113.9, 2001:db8::7', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['unknown', '127.0.0.1'],
    ['198.51.100.7:1234', '127.0.0.1'],
    ['a\tb', '127.0.0.1'],
    ['198.51.100.7, ', '127.0.0.1'],
  ] as const;
  const follow = (of: RunningEdge, { path }: OwnLink, forwarded: string) =>
    of.ask(path, { headers: { ...person, 'x-forwarded-for': forwarded } });

  it('is the one that the trusted proxy saw, if valid, whatever the visitor sent', async () => {
    const link = await newLink();
    for (const [forwarded] of proxied) await follow(edge, link, forwarded);
    const visits = await visitsWhen(link, proxied.length);
    expect(visits.map(visit => visit.ip)).toEqual(proxied.map(([, ip]) => ip));
  });

  it('is the one of the connection where none is trusted', async () => {
    const link = await newLink();
    await follow(other, link, '198.51.100.7');
    expect(await visitsWhen(link, 1)).toMatchObject([{ ip: '127.0.0.1' }]);
  });
});

describe('an explanatory page', () => {
  test.each([
    ['zh', 'zh-CN,zh;q=0.9,en;q=0.8'],
    ['en', 'en-GB,en;q=0.9'],
  ] as const)('in %s', async (lang, language) => {
    const headers = { ...person, 'accept-language': language, 'x-forwarded-for': '198.51.100.20' };
    const missing = await edge.ask('/s/nowhere', { headers });
    expect(missing.status).toBe(404);
    expect(missing.body).toContain(textsIn[lang].unknown.title);
    expect(missing.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: 'Accept-Language',
    });
    const off = await edge.ask((await newLink({ is_on: false })).path, { headers });
    expect([off.status, off.body]).toEqual([404, expect.stringContaining(textsIn[lang].off.title)]);
    const removed = await edge.ask((await newLink({ removed_at: new Date() })).path, { headers });
    expect([removed.status, removed.body]).toEqual([404, off.body]);
    const expired = await edge.ask((await newLink({ expires_at: new Date('2020-01-01') })).path, { headers });
    expect([expired.status, expired.body]).toEqual([
      410,
      expect.stringContaining(textsIn[lang].expired.title),
    ]);
  });

  it('has no body for HEAD requests, and counts no visit', async () => {
    const link = await newLink({ is_on: false });
    const { status, body, headers } = await edge.ask(link.path, { method: 'HEAD', headers: person });
    expect([status, body, Number(headers['content-length']) > 1000]).toEqual([404, '', true]);
    await edge.ask(link.path, { headers: person });
    await change(link.linkId, { is_on: true });
    await vi.waitFor(
      async () => expect((await edge.ask(link.path, { method: 'HEAD' })).status).toBe(302),
      soon,
    );
    await edge.ask(`${link.path}?qr`, { headers: person });
    expect(await visitsWhen(link, 1)).toMatchObject([{ is_by_qr: true }]);
  });

  it('one that expires later leads on until then', async () => {
    const link = await newLink({ expires_at: new Date(Date.now() + 3_600_000) });
    expect((await edge.ask(link.path, { headers: person })).status).toBe(302);
  });
});

describe('a link of an app', () => {
  const app = {
    product_type: 'app' as const,
    ios_url: 'https://ios.example/',
    android_url: 'market://details?id=a',
  };
  const location = async ({ path }: OwnLink, agent: string) =>
    (await edge.ask(path, { headers: { 'user-agent': agent } })).headers.location;

  it('leads each device to its own place', async () => {
    const link = await newLink(app);
    expect(await location(link, agents.iphone)).toBe('https://ios.example/');
    expect(await location(link, agents.pixel)).toBe('market://details?id=a');
    expect(await location(link, agents.windows)).toContain('https://shop.example.com/products/');
    expect((await visitsWhen(link, 3)).map(visit => visit.system)).toEqual(['iOS', 'Android', 'Windows']);
  });

  it('explains inside another app how to leave it, and counts that', async () => {
    const link = await newLink(app);
    const headers = { 'user-agent': agents.tiktok, 'accept-language': 'en', host: 'sb.example' };
    const answer = await edge.ask(`${link.path}?qr`, { headers });
    expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
    expect(answer.body).toContain(textsIn.en.inApp.title);
    expect(answer.body).toContain(`value="https://sb.example${link.path}?qr"`);
    expect(cookieOf(answer.headers)).toMatch(/^sb_v=/);
    const head = await edge.ask(link.path, { method: 'HEAD', headers });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(await visitsWhen(link, 1)).toMatchObject([{ app: 'tiktok', is_by_qr: true }]);
  });

  it('and only that: a shop opens inside of it', async () => {
    expect(await location(await newLink(), agents.tiktok)).toContain('shop.example.com');
  });
});

describe('wrong codes', () => {
  const ask = (path: string, from: string) =>
    edge.ask(path, { headers: { ...person, 'x-forwarded-for': from } });

  it('the thirty-first within a minute is not looked for, and others go on', async () => {
    const link = await newLink();
    for (let n = 0; n < 30; n++) expect((await ask(`/s/wrong${n}`, '198.51.100.30')).status).toBe(404);
    const refused = await ask('/s/wrong30', '198.51.100.30');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain(textsIn.en.tooMany.title);
    expect((await ask(link.path, '198.51.100.30')).status).toBe(429);
    expect((await ask(link.path, '198.51.100.31')).status).toBe(302);
    expect((await other.ask(link.path, { headers: person })).status).toBe(302);
  });

  it('automatic requests of browsers are not visits', async () => {
    for (let n = 0; n < 31; n++) expect((await ask('/s/favicon.ico', '198.51.100.40')).status).toBe(404);
    expect((await ask((await newLink()).path, '198.51.100.40')).status).toBe(302);
  });
});

describe('hosts', () => {
  it("a team's domain answers codes at its root, others leave theirs to the application", async () => {
    const { linkId } = await newLink();
    const { db } = database;
    await db
      .insertInto('short_hosts')
      .values({ host: 'go.shop.com', team_id: teamId, domain_id: 1 })
      .execute();
    const code = { code: 'spring', host: 'go.shop.com', team_id: teamId, link_id: linkId, recipient_id: 9 };
    await db.insertInto('short_codes').values(code).execute();
    const at = async (host: string, path: string) => {
      const { status, body } = await other.ask(path, { headers: { ...person, host } });
      return body === 'the application' ? body : status;
    };
    expect(await at('go.shop.com', '/spring')).toBe(302);
    expect(await at('GO.shop.com:8080', '/spring?qr')).toBe(302);
    expect(await at('go.shop.com', '/')).toBe(404);
    expect(await at('go.shop.com', '/office/api/accounts')).toBe(404);
    expect(await at('go.shop.com', '/autumn')).toBe(404);
    expect(await at('go.other.com', '/spring')).toBe('the application');
    expect(await at('starbridge.test', '/spring')).toBe('the application');
    expect(await at('127.0.0.1', '/spring')).toBe('the application');
    expect(await at('starbridge.test', '/s/spring')).toBe(404);
    const visits = await visitsWhen({ linkId, path: '' }, 2);
    expect(visits.map(visit => [visit.recipient_id, visit.is_by_qr])).toEqual([
      [9, false],
      [9, true],
    ]);
  });

  it('the short domain of the installation answers codes at its root', async () => {
    const { path } = await newLink();
    const headers = { ...person, host: 'sb.example' };
    expect((await edge.ask(path.replace('/s', ''), { headers })).status).toBe(302);
    expect((await other.ask(path.replace('/s', ''), { headers })).body).toBe('the application');
  });

  it('the application gets every other request', async () => {
    for (const path of ['/', '/s', '/office/api/accounts', '/shortDetail']) {
      expect((await edge.ask(path, { method: 'POST' })).body).toBe('the application');
    }
  });
});

describe('several edges', () => {
  it('obey within a second', async () => {
    const link = await newLink();
    const both = async () =>
      Promise.all(
        [edge, other].map(async of => (await of.ask(link.path, { method: 'HEAD', headers: person })).status),
      );
    expect(await both()).toEqual([302, 302]);
    for (const [isOn, status] of [
      [false, 404],
      [true, 302],
    ] as const) {
      await change(link.linkId, { is_on: isOn });
      const changedAt = performance.now();
      await vi.waitFor(async () => expect(await both()).toEqual([status, status]), { ...soon, interval: 5 });
      const took = performance.now() - changedAt;
      console.log(`two edges obeyed after ${took.toFixed(0)} ms`);
      expect(took).toBeLessThan(10_000);
    }
  });

  it('learn at once of an address that was requested too early', async () => {
    const { linkId } = await newLink();
    const headers = { ...person, 'x-forwarded-for': '198.51.100.50' };
    expect((await edge.ask('/s/early', { headers })).status).toBe(404);
    await database.db.transaction().execute(async db => {
      const code = { code: 'early', host: '', team_id: teamId, link_id: linkId };
      await db.insertInto('short_codes').values(code).execute();
      await announceLinkAddress(db, code);
    });
    const madeAt = performance.now();
    await vi.waitFor(async () => expect((await edge.ask('/s/early', { headers })).status).toBe(302), {
      ...soon,
      interval: 5,
    });
    expect(performance.now() - madeAt).toBeLessThan(5000);
  });
});

it('visits not stored when an edge ended are stored by the next one', async () => {
  const link = await newLink();
  const url = 'postgres://nobody@127.0.0.1:1/none';
  const cut = await startRunningEdge(database, { url, folder: folders[2] });
  expect((await cut.ask(link.path, { headers: person })).status).toBe(302);
  expect((await cut.ask(link.path, { headers: person })).status).toBe(302);
  await cut.stop();
  expect(await visitsOf(link)).toEqual([]);
  const next = await startRunningEdge(database, { folder: folders[2] });
  await visitsWhen(link, 2);
  await next.ask(link.path, { headers: person });
  await next.stop();
  // It had stored everything, its own visits too, so nothing is left.
  expect((await visitsOf(link)).length).toBe(3);
  expect(fs.readdirSync(folders[2])).toEqual([]);
});
