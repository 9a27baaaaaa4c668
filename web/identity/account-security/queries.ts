import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../contract/identity/account-security.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page' as const;
const factorKey = ['second-factor'];

export const useSignIns = () =>
  useQuery({
    queryKey: ['sign-ins'],
    queryFn: ({ signal }) => call(contract.listSignIns, { errorDisplay, signal }),
  });

export const useSecondFactor = () =>
  useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => call(contract.getSecondFactor, { errorDisplay, signal }),
  });

const withPassword = async (password: string) => ({
  body: { password: await sealed(password) },
  errorDisplay,
});

/** Without queries: the page that leads through setting it up has none. */
export const beginTotp = async (password: string) => call(contract.beginTotp, await withPassword(password));

export const confirmTotp = async (code: string) =>
  (await call(contract.confirmTotp, { body: { code }, errorDisplay })).recoveryCodes;

export const removeTotp = async (password: string) => call(contract.removeTotp, await withPassword(password));

export const renewRecoveryCodes = async (password: string) =>
  (await call(contract.renewRecoveryCodes, await withPassword(password))).recoveryCodes;

/** Returns what to call after a change, so that the card shows it. */
export function useFactorRenewal(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: factorKey });
}
