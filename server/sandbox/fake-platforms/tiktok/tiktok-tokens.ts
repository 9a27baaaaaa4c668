import type { FakeWorld } from '../fake-host.ts';

/** The account that a token opens; none for a client's own token. */
export interface Grant {
  id: string;
  clientKey: string;
  /** TikTok's id of the account. */
  account: string;
  scopes: string[];
}

interface Pending extends Grant {
  redirectUri: string;
  challenge: string;
}

const day = 86_400_000;
type Kind = 'act' | 'rft' | 'clt' | 'code';

/**
 * Codes and tokens contain their meaning, so that they survive a restart of the fake; only used and revoked ones are
 * remembered. Access tokens are valid for 24 hours, refresh tokens for 365 days, those of clients for 2 hours:
 * developers.tiktok.com/doc/oauth-user-access-token-management, …/doc/client-access-token-management
 */
export function fakeTokens(world: FakeWorld) {
  const ended = new Set<string>();
  let made = 0;

  const write = (kind: Kind, what: object, lifetime: number) =>
    `${kind}.${Buffer.from(JSON.stringify({ ...what, until: world.now().getTime() + lifetime })).toString('base64url')}`;

  function read(kind: Kind, token: string): object | null {
    const [named, text = ''] = token.split('.');
    if (named !== kind) return null;
    try {
      const what = JSON.parse(Buffer.from(text, 'base64url').toString()) as { until: number };
      return what.until > world.now().getTime() ? what : null;
    } catch {
      return null;
    }
  }

  const standing = (grant: Grant | null) => (grant && !ended.has(grant.id) ? grant : null);

  return {
    code: (pending: Omit<Pending, 'id'>) =>
      write('code', { ...pending, id: `${world.now().getTime()}-${++made}` }, day / 24 / 6),
    /** A code works once. */
    redeem(code: string): Pending | null {
      const pending = read('code', code) as Pending | null;
      if (!pending || ended.has(code)) return null;
      ended.add(code);
      return pending;
    },
    access: ({ id, clientKey, account, scopes }: Grant) =>
      write('act', { id, clientKey, account, scopes }, day),
    refresh: ({ id, clientKey, account, scopes }: Grant) =>
      write('rft', { id, clientKey, account, scopes }, 365 * day),
    client: (clientKey: string) => write('clt', { clientKey }, day / 12),
    ofAccess: (token: string) => standing(read('act', token) as Grant | null),
    ofRefresh: (token: string) => standing(read('rft', token) as Grant | null),
    ofClient: (token: string) => read('clt', token) as { clientKey: string } | null,
    revoke: ({ id }: Grant) => void ended.add(id),
  };
}

export type FakeTokens = ReturnType<typeof fakeTokens>;
