import type { ReplyOf } from '../../contract/core/endpoint.ts';
import { errors, type SecondStepChallenge } from '../../contract/core/errors.ts';
import {
  finishSignIn as finishEndpoint,
  finishWithPasskey as finishWithPasskeyEndpoint,
  getPasskeyOptions,
  issueToken,
  issueTokenByPhone,
  getSignInSettings,
  type TokenPair,
} from '../../contract/identity/sign-in.ts';
import { call, CallError } from '../app/api.ts';
import { disguise } from './password-cipher.ts';
import { keepTokens } from './tokens.ts';

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

/** A password in the form that calls take. */
export async function sealed(password: string): Promise<string> {
  const { passwordKey } = await signInSettings();
  return disguise(password, passwordKey);
}

/** How tokens are asked for. */
async function tokenOptions() {
  const { clientBasic } = await signInSettings();
  const headers = { authorization: `Basic ${clientBasic}` };
  return { form: true, signsIn: true, headers, errorDisplay: 'page' } as const;
}

export const keepPair = (pair: TokenPair) =>
  keepTokens({ access: pair.access_token, refresh: pair.refresh_token });

/** @returns what the second step needs, if the account has one */
async function keepOrAsk(asking: Promise<TokenPair>): Promise<SecondStepChallenge | null> {
  try {
    keepPair(await asking);
    return null;
  } catch (error) {
    const isAsked = error instanceof CallError && error.code === errors.second_factor_needed.code;
    if (isAsked) return error.data as SecondStepChallenge;
    throw error;
  }
}

/**
 * @returns what the second step needs, if the account has one
 * @throws CallError such as `wrong_credentials`, for the form to show
 */
export async function signIn(username: string, password: string): Promise<SecondStepChallenge | null> {
  const { userPrefix } = await signInSettings();
  const body = {
    scope: 'server',
    grant_type: 'password',
    username: userPrefix + username,
    password: await sealed(password),
  } as const;
  return keepOrAsk(call(issueToken, { body, ...(await tokenOptions()) }));
}

/**
 * @returns what the second step needs, if the account has one
 * @throws CallError such as `wrong_code`, for the form to show
 */
export async function signInByPhone(phone: string, code: string): Promise<SecondStepChallenge | null> {
  const { mobilePrefix } = await signInSettings();
  const body = { scope: 'server', grant_type: 'mobile', mobile: mobilePrefix + phone, code } as const;
  return keepOrAsk(call(issueTokenByPhone, { body, ...(await tokenOptions()) }));
}

/** @throws CallError such as `wrong_second_factor`, for the form to show */
export async function finishSignIn(challenge: string, code: string): Promise<void> {
  keepPair(await call(finishEndpoint, { body: { challenge, code }, signsIn: true, errorDisplay: 'page' }));
}

/** Asks the browser for a passkey. @throws CallError, and Error `NotAllowedError` if the user cancels */
export async function finishWithPasskey(challenge: string): Promise<void> {
  const options = { signsIn: true, errorDisplay: 'page' } as const;
  const [{ startAuthentication }, asked] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(getPasskeyOptions, { body: { challenge }, ...options }),
  ]);
  // The contract leaves to WebAuthn what is in it.
  const optionsJSON = asked.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const shown = { id, rawId, type, response };
  keepPair(await call(finishWithPasskeyEndpoint, { body: { challenge, response: shown }, ...options }));
}

export async function goOnWith(refreshToken: string): Promise<void> {
  const body = { scope: 'server', grant_type: 'refresh_token', refresh_token: refreshToken } as const;
  keepPair(await call(issueToken, { body, ...(await tokenOptions()) }));
}
