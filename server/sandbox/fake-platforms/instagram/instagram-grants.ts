import type { FakeWorld } from '../fake-host.ts';

/** The account that a token opens. */
export interface Grant {
  clientId: string;
  account: string;
  scopes: string[];
  redirectUri: string;
}

type Kind = 'code' | 'short' | 'long';
interface Bearer extends Grant {
  kind: Kind;
  givenAt: number;
}

const hour = 3_600_000;
/**
 * instagram-api-with-instagram-login/business-login: a code and a first token are valid for an hour, later ones for 60
 * days.
 */
export const lifetimes: Record<Kind, number> = { code: hour, short: hour, long: 60 * 24 * hour };

/** Codes and tokens contain their meaning, so that they survive a restart of the fake. */
export function fakeGrants(world: FakeWorld) {
  const used = new Set<string>();
  let made = 0;

  function read(text: string): Bearer | null {
    try {
      return JSON.parse(Buffer.from(text.replace(/^IG(?:AQ|AA)/, ''), 'base64url').toString()) as Bearer;
    } catch {
      return null;
    }
  }

  function valid(text: string, kinds: readonly Kind[]): Bearer | null {
    const bearer = read(text);
    if (!bearer || !kinds.includes(bearer.kind)) return null;
    return world.now().getTime() < bearer.givenAt + lifetimes[bearer.kind] ? bearer : null;
  }

  return {
    give(kind: Kind, { clientId, account, scopes, redirectUri }: Grant): string {
      const bearer = {
        clientId,
        account,
        scopes,
        redirectUri,
        kind,
        givenAt: world.now().getTime(),
        n: ++made,
      };
      return `IG${kind === 'code' ? 'AQ' : 'AA'}${Buffer.from(JSON.stringify(bearer)).toString('base64url')}`;
    },
    /** A code works once. */
    redeem(code: string): Grant | null {
      const grant = used.has(code) ? null : valid(code, ['code']);
      if (grant) used.add(code);
      return grant;
    },
    ofShort: (token: string): Grant | null => valid(token, ['short']),
    ofLong: (token: string): (Grant & { givenAt: number }) | null => valid(token, ['long']),
    ofAccess: (token: string): Grant | null => valid(token, ['short', 'long']),
    /** Milliseconds. */
    ageOf: ({ givenAt }: { givenAt: number }): number => world.now().getTime() - givenAt,
    /** Whether it was ever issued. */
    wasGiven: (token: string): boolean => read(token) !== null,
  };
}
export type FakeGrants = ReturnType<typeof fakeGrants>;
