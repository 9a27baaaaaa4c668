import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../contract/identity/account-security.ts';
import { call } from '../../app/api.ts';

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

/** Returns what to call after a change, so that the card shows it. */
export function useFactorRenewal(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: factorKey });
}
