import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addShortDomain,
  listShortDomains,
  removeShortDomain,
  verifyShortDomain,
} from '../../../../contract/links/short-domains.ts';
import { call } from '../../../app/api.ts';
import { linkSettingsKey } from '../../shared/queries.ts';

const key = ['short-domains'];

export const useDomains = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listShortDomains, { errorDisplay: 'page', signal }),
    staleTime: 0,
  });

/** Reloads the domains and the link settings after each call. */
function useRenewing() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: linkSettingsKey });
    return queries.invalidateQueries({ queryKey: key });
  };
}

/** Adds a domain. Throws the server's errors, for the form. */
export function useAddingDomain() {
  const renew = useRenewing();
  return async (host: string) => {
    await call(addShortDomain, { body: { host }, errorDisplay: 'page' });
    await renew();
  };
}

/** Checks DNS now; returns the domain with its new state. */
export const useVerifyingDomain = () =>
  useMutation({
    mutationFn: (id: number) => call(verifyShortDomain, { params: { id } }),
    onSettled: useRenewing(),
  });

export const useRemovingDomain = () =>
  useMutation({
    mutationFn: (id: number) => call(removeShortDomain, { params: { id } }),
    onSettled: useRenewing(),
  });
