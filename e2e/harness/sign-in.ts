import { disguise } from '../../server/core/auth/password-cipher.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import { demoAccount } from '../../server/identity/accounts/demo-account.ts';

export interface Tokens {
  access: string;
  refresh: string;
}

/** Signs in over HTTP, as any client of the API does; this ends all earlier sessions of the account. */
export async function tokensOf(
  address: string,
  account: { username: string; password: string } = demoAccount,
): Promise<Tokens> {
  const env = readEnv({});
  const response = await fetch(`${address}/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: env.AUTH_USER_PREFIX + account.username,
      password: disguise(account.password, env.AUTH_PASSWORD_KEY),
    }),
    headers: {
      authorization: `Basic ${Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64')}`,
    },
  });
  const pair = (await response.json()) as { access_token: string; refresh_token: string };
  return { access: pair.access_token, refresh: pair.refresh_token };
}

/** The settings and the session in a browser's storage. */
export function remembered(
  settings: Record<string, string>,
  tokens?: Tokens,
): { name: string; value: string }[] {
  const all = { ...settings, ...(tokens && { token: tokens.access, refresh_token: tokens.refresh }) };
  return Object.entries(all).map(([name, value]) => ({ name: `starbridge-${name}-String`, value }));
}
