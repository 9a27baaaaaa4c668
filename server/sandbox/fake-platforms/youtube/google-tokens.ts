import { createHash } from 'node:crypto';
import type { FakeWorld } from '../fake-host.ts';

/** The channel that a token opens, and its scopes. */
export interface Grant {
  id: string;
  clientId: string;
  channelId: string;
  scopes: string[];
}

interface Pending extends Grant {
  redirectUri: string;
  challenge: string;
}

/** Prefixes like Google's. */
const marks = { access: 'ya29.', refresh: '1//0' } as const;

/** The lifetime of an access token in seconds. */
export const accessLife = 3599;

/**
 * Tokens contain their meaning, so that they survive a restart of the fake; revoked ones are remembered. Codes are
 * short (Google promises at most 256 bytes, and 512 for a refresh token), and refresh tokens do not expire.
 */
export function fakeTokens(world: FakeWorld) {
  const now = () => world.now().getTime();
  const ended = new Set<string>();
  const codes = new Map<string, Pending & { until: number }>();
  let made = 0;

  const write = (mark: string, what: object, seconds: number) =>
    mark + Buffer.from(JSON.stringify({ ...what, until: now() + seconds * 1000 })).toString('base64url');

  function read(mark: string, token: string): Grant | null {
    if (!token.startsWith(mark)) return null;
    try {
      const text = Buffer.from(token.slice(mark.length), 'base64url').toString();
      const what = JSON.parse(text) as Grant & { until: number };
      return what.until > now() ? what : null;
    } catch {
      return null;
    }
  }

  const standing = (grant: Grant | null) => (grant && !ended.has(grant.id) ? grant : null);
  const plain = ({ id, clientId, channelId, scopes }: Grant): Grant => ({ id, clientId, channelId, scopes });

  return {
    code(pending: Omit<Pending, 'id'>): string {
      const id = `${now()}-${++made}`;
      const code = `4/0${createHash('sha256').update(id).digest('base64url')}`;
      codes.set(code, { ...pending, id, until: now() + 600_000 });
      return code;
    },
    /** A code works once. */
    redeem(code: string): Pending | null {
      const pending = codes.get(code);
      codes.delete(code);
      return pending && pending.until > now() ? pending : null;
    },
    access: (grant: Grant) => write(marks.access, plain(grant), accessLife),
    refresh: (grant: Grant) => write(marks.refresh, plain(grant), 10 * 365 * 86_400),
    ofAccess: (token: string) => standing(read(marks.access, token)),
    ofRefresh: (token: string) => standing(read(marks.refresh, token)),
    revoke: ({ id }: Grant) => void ended.add(id),
  };
}

export type FakeTokens = ReturnType<typeof fakeTokens>;
