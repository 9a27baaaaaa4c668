import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addSuppressions,
  liftSuppression,
  listSuppressions,
} from '../../../contract/outreach/suppressions.ts';
import { call } from '../../app/api.ts';
import { type SuppressionState, writeState } from './suppression-state.ts';

const key = 'suppressions';

/** A page of addresses; the previous one stays while the next one loads. */
export function useSuppressions(state: SuppressionState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: [key, query],
    queryFn: ({ signal }) =>
      call(listSuppressions, {
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
    add: async (pasted: string, note: string) =>
      thenRenew(call(addSuppressions, { body: { pasted, note }, errorDisplay: 'page' })),
    lift: async (id: number, reason: string) =>
      thenRenew(
        call(liftSuppression, {
          params: { id },
          body: { reason },
          errorDisplay: 'page',
        }),
      ),
  };
}
