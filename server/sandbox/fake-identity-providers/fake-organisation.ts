import type { FakeReply, FakeRequest } from '../fake-platforms/fake-host.ts';

export interface FakeEmployee {
  id: string;
  name: string;
  /** What the organisation's address book has. */
  email: string;
  state: 'active' | 'disabled' | 'gone';
}

/** An organisation that has registered one app with a provider. */
export interface FakeOrganisation {
  people: readonly FakeEmployee[];
  app: { clientId: string; clientSecret: string; agentId: string };
  now(): Date;
  /** The base of the fake's own addresses, without a slash at the end. */
  address(): string;
}

/** A fake takes requests below its address. */
export type FakeProvider = (request: Omit<FakeRequest, 'host'>) => FakeReply;

export const employeeOf = ({ people }: FakeOrganisation, id: string): FakeEmployee | undefined =>
  people.find(person => person.id === id && person.state !== 'gone');

type Found<T> = { state: 'valid'; what: T } | { state: 'unknown' | 'used' | 'expired' };

/** Codes and tokens, which mean something for a while; `isOnce`: the first use ends them. */
export function fakeTickets<T>({ now }: Pick<FakeOrganisation, 'now'>, mark: string, seconds: number) {
  const tickets = new Map<string, { what: T; until: number; isUsed: boolean }>();
  return {
    issue(what: T): string {
      const ticket = `${mark}${tickets.size + 1}-${now().getTime().toString(36)}`;
      tickets.set(ticket, { what, until: now().getTime() + seconds * 1000, isUsed: false });
      return ticket;
    },
    take(ticket: string, isOnce = false): Found<T> {
      const found = tickets.get(ticket);
      if (!found) return { state: 'unknown' };
      if (found.isUsed) return { state: 'used' };
      if (found.until <= now().getTime()) return { state: 'expired' };
      found.isUsed = isOnce;
      return { state: 'valid', what: found.what };
    },
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:16px}
main{max-width:420px;margin:8vh auto 0}h1{font-size:24px;font-weight:500}
button{display:block;width:100%;min-height:44px;margin:8px 0;font:inherit}`;

/** The page on which somebody scans a code at the provider: here they say who they are. */
export function answerLogin(
  organisation: FakeOrganisation,
  { path, query }: Pick<FakeRequest, 'path' | 'query'>,
  page: {
    brand: string;
    path: string;
    /** Added to the address that the browser returns to. @returns null if the provider lets nobody decide */
    granted(person: FakeEmployee): Readonly<Record<string, string>>;
    denied: Readonly<Record<string, string>>;
  },
): FakeReply {
  const decided = `${page.path}/decided`;
  if (path === decided) {
    const person = employeeOf(organisation, query.get('person') ?? '');
    const back = new URL(query.get('redirect_uri') ?? '');
    const state = query.get('state') ?? '';
    const answer = person ? page.granted(person) : page.denied;
    for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value);
    return { status: 302, headers: { location: back.href }, body: '' };
  }
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const buttons = organisation.people
    .filter(({ state }) => state !== 'gone')
    .map(({ id, name }) => `<button name="person" value="${escaped(id)}">${escaped(name)}</button>`);
  return {
    status: 200,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${page.brand} (sandbox)</title>
      <meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style><body><main>
      <h1>${page.brand} (sandbox)</h1><p>This page stands for ${page.brand}’s. Who signs in?</p>
      <form action="${organisation.address()}${decided}">${hidden.join('')}${buttons.join('')}
      <button name="person" value="">Cancel</button></form></main></body></html>`,
  };
}

/** A page of the provider about an app that is set up wrongly. */
export const wrongApp = (words: string): FakeReply => ({
  status: 400,
  body: `<!doctype html><meta charset="utf-8"><title>Error</title><p>${escaped(words)}</p>`,
});

export const bodyOf = ({ body }: Pick<FakeRequest, 'body'>): Record<string, string> => {
  try {
    return JSON.parse(body) as Record<string, string>;
  } catch {
    return {};
  }
};
