import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  addSuppression,
  liftSuppression,
  listSuppressions,
} from '../../../contract/outreach/suppressions.ts';
import { call } from '../../app/api.ts';
import { type SuppressionState, writeState } from './suppression-state.ts';

const key = 'suppressions';
const path = '/office/api/mail/suppressions';

/** A page of addresses; the previous one stays while the next one loads. */
export function useSuppressions(state: SuppressionState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: [key, query],
    queryFn: ({ signal }) =>
      call<typeof listSuppressions>('GET', path, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    // Recipients change it at any time.
    staleTime: 0,
  });
}

/** The calls that change the list; it is reloaded after each. */
export function useSuppressing() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: [key] }));
  return {
    add: async (address: string, note: string) =>
      thenRenew(call<typeof addSuppression>('POST', path, { body: { address, note }, errorDisplay: 'page' })),
    lift: async (id: number, reason: string) =>
      thenRenew(
        call<typeof liftSuppression>('POST', `${path}/:id/lift`, {
          params: { id },
          body: { reason },
          errorDisplay: 'page',
        }),
      ),
  };
}
