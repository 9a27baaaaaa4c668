import type { ReplyOf } from '../../contract/core/endpoint.ts';
import { getSignInSettings, issueToken, type TokenPair } from '../../contract/identity/sign-in.ts';
import { call } from '../app/api.ts';
import { keepTokens } from './tokens.ts';

/* What every page needs of the sign-in; the rest loads with the forms (sign-in.ts). */

export type SignInSettings = ReplyOf<typeof getSignInSettings>;
let settings: Promise<SignInSettings> | undefined;
let known: SignInSettings | undefined;

/** This installation's settings for the sign-in; loaded once, again after a failure. */
export function signInSettings(): Promise<SignInSettings> {
  settings ??= call(getSignInSettings, { errorDisplay: 'page' }).then(
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

/** How tokens are asked for. */
export async function tokenOptions() {
  const { clientBasic } = await signInSettings();
  const headers = { authorization: `Basic ${clientBasic}` };
  return { form: true, signsIn: true, headers, errorDisplay: 'page' } as const;
}

export const keepPair = (pair: TokenPair) =>
  keepTokens({ access: pair.access_token, refresh: pair.refresh_token });

/** Gets new tokens for a refresh token. */
export async function goOnWith(refreshToken: string): Promise<void> {
  const body = { scope: 'server', grant_type: 'refresh_token', refresh_token: refreshToken } as const;
  keepPair(await call(issueToken, { body, ...(await tokenOptions()) }));
}
