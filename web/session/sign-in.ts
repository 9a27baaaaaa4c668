import type { BodyInputOf, ReplyOf } from '../../contract/core/endpoint.ts';
import type { issueToken, issueTokenByPhone, showSignInSettings } from '../../contract/identity/sign-in.ts';
import { call } from '../app/api.ts';
import { disguise } from './password-cipher.ts';
import { keepTokens } from './tokens.ts';

export type SignInSettings = ReplyOf<typeof showSignInSettings>;
let settings: Promise<SignInSettings> | undefined;
let known: SignInSettings | undefined;

/** This installation's settings for the sign-in; loaded once, again after a failure. */
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

/** The settings if they are loaded, for the first render of a page. */
export const knownSettings = () => known;

/** A password in the form that calls take. */
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

/** @throws CallError such as `wrong_credentials`, for the form to show */
export async function signIn(username: string, password: string): Promise<void> {
  const { userPrefix } = await signInSettings();
  await takeTokens<typeof issueToken>('/auth/oauth/token', {
    scope: 'server',
    grant_type: 'password',
    username: userPrefix + username,
    password: await sealed(password),
  });
}

/** @throws CallError such as `wrong_code`, for the form to show */
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
