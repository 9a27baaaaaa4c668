import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBlocklist, unblock } from '../../../contract/creators/blocklist.ts';
import { listLists } from '../../../contract/creators/lists.ts';
import { call } from '../../app/api.ts';
import { type BlockState, writeState } from './block-state.ts';

const blocklist = 'blocklist';

/** A page of entries; the previous one stays while the next one loads. */
export function useBlocklist(state: BlockState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: [blocklist, query],
    queryFn: ({ signal }) =>
      call(listBlocklist, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    // Colleagues and other pages change it too.
    staleTime: 0,
  });
}

/** The lists of the scope filter; without them, "every list" can still be chosen. */
export const useListNames = () =>
  useQuery({
    queryKey: ['lists', 'names'],
    queryFn: ({ signal }) => call(listLists, { errorDisplay: 'page', signal }),
  });

/** Pages that show creators are fetched again too: the creators can be found and saved again. */
export function useUnblock() {
  const queries = useQueryClient();
  return async (id: number, reason: string) => {
    try {
      await call(unblock, {
        params: { id },
        body: { reason },
        errorDisplay: 'page',
      });
    } finally {
      // Also after an error: a colleague may have been faster.
      void queries.invalidateQueries();
    }
  };
}
