import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  addShortDomain,
  listShortDomains,
  removeShortDomain,
  verifyShortDomain,
} from '../../../../contract/links/short-domains.ts';
import { call } from '../../../app/api.ts';
import { linkSettingsKey } from '../../shared/queries.ts';

const path = '/office/api/shortDomains';
const key = ['short-domains'];

export const useDomains = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<typeof listShortDomains>('GET', path, { errorDisplay: 'page', signal }),
    staleTime: 0,
  });

/** After each, domains and the places for addresses are fetched again. */
function useRenewing() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: linkSettingsKey });
    return queries.invalidateQueries({ queryKey: key });
  };
}

/** Names a domain. What is refused is thrown, for the form. */
export function useAddingDomain() {
  const renew = useRenewing();
  return async (host: string) => {
    await call<typeof addShortDomain>('POST', path, { body: { host }, errorDisplay: 'page' });
    await renew();
  };
}

/** Asks DNS now; the answer is the domain as it is then. */
export const useVerifyingDomain = () =>
  useMutation({
    mutationFn: (id: number) =>
      call<typeof verifyShortDomain>('POST', `${path}/:id/verify`, { params: { id } }),
    onSettled: useRenewing(),
  });

export const useRemovingDomain = () =>
  useMutation({
    mutationFn: (id: number) => call<typeof removeShortDomain>('DELETE', `${path}/:id`, { params: { id } }),
    onSettled: useRenewing(),
  });
