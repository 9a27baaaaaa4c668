import type { ReplyOf } from '../../contract/endpoint.ts';
import type { issueToken, showSignInSettings } from '../../contract/identity.ts';
import { call } from '../api.ts';
import { disguise } from './password-cipher.ts';
import { keepTokens } from './tokens.ts';

export type SignInSettings = ReplyOf<typeof showSignInSettings>;
let settings: Promise<SignInSettings> | undefined;

/** What the sign-in needs to know of this installation; asked once, again after a failure. */
export function signInSettings(): Promise<SignInSettings> {
  settings ??= call<typeof showSignInSettings>('GET', '/auth/settings', { faults: 'page' }).catch(
    (error: unknown) => {
      settings = undefined;
      throw error;
    },
  );
  return settings;
}

type Fields = NonNullable<Parameters<typeof call<typeof issueToken>>[2]>['body'];

async function takeTokens(fields: Fields): Promise<void> {
  const { clientBasic } = await signInSettings();
  const pair = await call<typeof issueToken>('POST', '/auth/oauth/token', {
    body: { scope: 'server', ...fields },
    form: true,
    signsIn: true,
    headers: { authorization: `Basic ${clientBasic}` },
    faults: 'page',
  });
  keepTokens({ access: pair.access_token, refresh: pair.refresh_token });
}

/** @throws CallError with `wrong_credentials` and the like, for the form to show */
export async function signIn(username: string, password: string): Promise<void> {
  const { userPrefix, passwordKey } = await signInSettings();
  await takeTokens({
    grant_type: 'password',
    username: userPrefix + username,
    password: await disguise(password, passwordKey),
  });
}

export async function goOnWith(refreshToken: string): Promise<void> {
  await takeTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
}
