import * as contract from '../../../contract/identity/account-security.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';

/* The calls of forms. They know no library of queries: the page that leads through setting up does without it. */

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page' as const;

const withPassword = async (password: string) => ({
  body: { password: await sealed(password) },
  errorDisplay,
});

export const beginTotp = async (password: string) => call(contract.beginTotp, await withPassword(password));

export const confirmTotp = async (code: string) =>
  (await call(contract.confirmTotp, { body: { code }, errorDisplay })).recoveryCodes;

export const removeTotp = async (password: string) => call(contract.removeTotp, await withPassword(password));

export const renewRecoveryCodes = async (password: string) =>
  (await call(contract.renewRecoveryCodes, await withPassword(password))).recoveryCodes;

export const requireSecondFactor = (isRequired: boolean) =>
  call(contract.requireSecondFactor, { body: { isRequired }, errorDisplay });
