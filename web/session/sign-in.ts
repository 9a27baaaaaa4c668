import { errors, type SecondStepChallenge } from '../../contract/core/errors.ts';
import { issueToken, issueTokenByPhone, type TokenPair } from '../../contract/identity/sign-in.ts';
import { call, CallError } from '../app/api.ts';
import { disguise } from './password-cipher.ts';
import { keepPair, signInSettings, tokenOptions } from './token-calls.ts';

/** A password in the form that calls take. */
export async function sealed(password: string): Promise<string> {
  const { passwordKey } = await signInSettings();
  return disguise(password, passwordKey);
}

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
