import type { BodyInputOf, ReplyOf } from '../../contract/core/endpoint.ts';
import type { issueToken, issueTokenByPhone, showSignInSettings } from '../../contract/identity/sign-in.ts';
import { call } from '../app/api.ts';
import { disguise } from './password-cipher.ts';
import { keepTokens } from './tokens.ts';

export type SignInSettings = ReplyOf<typeof showSignInSettings>;
let settings: Promise<SignInSettings> | undefined;
let known: SignInSettings | undefined;

/** What the sign-in needs to know of this installation; asked once, again after a failure. */
export function signInSettings(): Promise<SignInSettings> {
  settings ??= call<typeof showSignInSettings>('GET', '/auth/settings', { errorDisplay: 'page' }).then(
    answer => (known = answer),
    (error: unknown) => {
      settings = undefined;
      throw error;
    },
  );
  return settings;
}

/** The same where it has arrived already, for the first drawing of a page. */
export const knownSettings = () => known;

/** A password as every call wants it. */
export async function sealed(password: string): Promise<string> {
  const { passwordKey } = await signInSettings();
  return disguise(password, passwordKey);
}

async function takeTokens<E extends typeof issueToken | typeof issueTokenByPhone>(
  path: E['path'],
  fields: BodyInputOf<E>,
): Promise<void> {
  const { clientBasic } = await signInSettings();
  const pair = await call<E>('POST', path, {
    body: fields,
    form: true,
    signsIn: true,
    headers: { authorization: `Basic ${clientBasic}` },
    errorDisplay: 'page',
  });
  keepTokens({ access: pair.access_token, refresh: pair.refresh_token });
}

/** @throws CallError with `wrong_credentials` and the like, for the form to show */
export async function signIn(username: string, password: string): Promise<void> {
  const { userPrefix } = await signInSettings();
  await takeTokens<typeof issueToken>('/auth/oauth/token', {
    scope: 'server',
    grant_type: 'password',
    username: userPrefix + username,
    password: await sealed(password),
  });
}

/** @throws CallError with `wrong_code` and the like, for the form to show */
export async function signInByPhone(phone: string, code: string): Promise<void> {
  const { mobilePrefix } = await signInSettings();
  await takeTokens<typeof issueTokenByPhone>('/auth/mobile/token/sms', {
    scope: 'server',
    grant_type: 'mobile',
    mobile: mobilePrefix + phone,
    code,
  });
}

export async function goOnWith(refreshToken: string): Promise<void> {
  await takeTokens<typeof issueToken>('/auth/oauth/token', {
    scope: 'server',
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
}
