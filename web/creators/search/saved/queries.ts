import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import {
  deleteSavedSearch,
  listSavedSearches,
  markSearchSeen,
  renameSavedSearch,
  saveSearch,
} from '../../../../contract/creators/saved-searches.ts';
import { call } from '../../../app/api.ts';

const key = ['saved-searches'];

/** The search page works without these; the list shows its own error when it is opened. */
export const useSavedSearches = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSavedSearches, { errorDisplay: 'page', signal }),
  });

/** The calls that change saved searches; the list is reloaded after each, also after an error. */
export function useSavedCalls() {
  const queries = useQueryClient();
  const renew = () => void queries.invalidateQueries({ queryKey: key });
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => work.finally(renew);
  return {
    save: async (body: BodyInputOf<typeof saveSearch>) =>
      thenRenew(call(saveSearch, { body, errorDisplay: 'page' })),
    rename: async (id: number, name: string) =>
      thenRenew(
        call(renameSavedSearch, {
          params: { id },
          body: { name },
          errorDisplay: 'page',
        }),
      ),
    /** Errors are ignored: a badge that stays is not worth a message. */
    markSeen: async (id: number) =>
      thenRenew(call(markSearchSeen, { params: { id }, errorDisplay: 'page' })).catch(() => undefined),
  };
}

export function useDeleteSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteSavedSearch, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
