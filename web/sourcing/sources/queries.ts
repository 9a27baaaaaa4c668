import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import {
  addCredential,
  changeCredential,
  changeSource,
  checkCredential,
  listSourceFaults,
  listSources,
  removeCredential,
  tellPlatform,
} from '../../../contract/sourcing/sources.ts';
import { call } from '../../app/api.ts';
import type { Paging } from '../../ui/tables/paging.ts';

export type Sources = ReplyOf<typeof listSources>;
export type RefreshPlan = Sources['plans'][number];

const key = ['sources'];
/** Milliseconds. */
const refresh = 10_000;

export const useSources = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSources, { errorDisplay: 'page', signal }),
    refetchInterval: refresh,
    staleTime: 0,
  });

export const useFaults = (code: SourceCode, { page, size }: Paging) =>
  useQuery({
    queryKey: [...key, 'faults', code, page, size],
    queryFn: ({ signal }) =>
      call(listSourceFaults, {
        params: { code },
        query: { page, size },
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    refetchInterval: refresh,
    staleTime: 0,
  });

/** Reloads the page's data after each call. */
function useRenewing() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export type SourceChange = BodyInputOf<typeof changeSource>;

export const useChangingSource = (code: SourceCode) =>
  useMutation({
    mutationFn: (body: SourceChange) => call(changeSource, { params: { code }, body }),
    onSettled: useRenewing(),
  });

/** The calls of the forms; they throw the server's errors. */
export function useSaving() {
  const renew = useRenewing();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => work.finally(() => void renew());
  return {
    correct: async (code: SourceCode, limits: SourceChange['limits']) =>
      thenRenew(
        call(changeSource, {
          params: { code },
          body: { limits },
          errorDisplay: 'page',
        }),
      ),
    add: async (code: SourceCode, body: BodyInputOf<typeof addCredential>) =>
      thenRenew(
        call(addCredential, {
          params: { code },
          body,
          errorDisplay: 'page',
        }),
      ),
    change: async (id: number, body: BodyInputOf<typeof changeCredential>) =>
      thenRenew(call(changeCredential, { params: { id }, body, errorDisplay: 'page' })),
  };
}

export const useTurningCredential = () =>
  useMutation({
    mutationFn: ({ id, isOn }: { id: number; isOn: boolean }) =>
      call(changeCredential, { params: { id }, body: { isOn } }),
    onSettled: useRenewing(),
  });

export const useRemovingCredential = () =>
  useMutation({
    mutationFn: (id: number) => call(removeCredential, { params: { id } }),
    onSettled: useRenewing(),
  });

export const useCheckingCredential = () =>
  useMutation({
    mutationFn: (id: number) => call(checkCredential, { params: { id } }),
    onSettled: useRenewing(),
  });

export const useSetPlatformMood = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof tellPlatform>) => call(tellPlatform, { body }),
    onSettled: useRenewing(),
  });
