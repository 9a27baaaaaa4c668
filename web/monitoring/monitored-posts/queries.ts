import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  addPosts,
  listPosts,
  refetchPost,
  removePosts,
  getPost,
  tryPosts,
  type MonitorPost,
} from '../../../contract/monitoring/monitored-posts.ts';
import { call } from '../../app/api.ts';
import { pollEvery, monitorsKey } from '../shared/projects/queries.ts';
import { filterOf, type PostsState, writePosts } from './post-state.ts';

const errorDisplay = 'page';

export type TriedPosts = ReplyOf<typeof tryPosts>;
export type PostView = ReplyOf<typeof getPost>;

/** A page of a project's posts; the previous one stays while the next one loads. */
export function usePosts(id: number, state: PostsState) {
  const query = { ...filterOf(state), page: state.page, size: state.size };
  return useQuery({
    queryKey: [...monitorsKey, 'posts', id, query],
    queryFn: ({ signal }) => call(listPosts, { params: { id }, query, errorDisplay, signal }),
    placeholderData: (previous, before) => (before?.queryKey[2] === id ? previous : undefined),
    staleTime: 0,
    refetchInterval: pollEvery,
  });
}

/** The filters without the page: a change clears the selection, another page does not. */
export const questionOf = (id: number, state: PostsState): string =>
  `${id}?${writePosts({ ...state, page: 1, size: 20, view: 'table' })}`;

/** What links would add; a dry run, so it may run while they are typed. Null runs nothing. */
export const useTryPosts = (id: number, links: string | null) =>
  useQuery({
    queryKey: [...monitorsKey, 'try', id, links],
    queryFn: ({ signal }) =>
      call(tryPosts, {
        params: { id },
        body: { links: links ?? '' },
        errorDisplay,
        signal,
      }),
    enabled: links !== null,
    placeholderData: previous => (links === null ? undefined : previous),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function useAddPosts(id: number) {
  const queries = useQueryClient();
  return async (links: string) =>
    call(addPosts, { params: { id }, body: { links }, errorDisplay }).finally(
      () => void queries.invalidateQueries({ queryKey: monitorsKey }),
    );
}

export function useRemovePosts(id: number, onDone: (removed: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (keys: string[]) => call(removePosts, { params: { id }, body: { keys } }),
    onSuccess: ({ removed }) => onDone(removed),
    onSettled: () => queries.invalidateQueries({ queryKey: monitorsKey }),
  });
}

/** Milliseconds between polls while new figures are awaited. */
const awaitEvery = 2000;

/** A post with its metric history. @param awaitedSince its last reading before a new fetch was requested */
export const usePost = (id: number | null, key: string, awaitedSince: string | null | undefined) =>
  useQuery({
    queryKey: [...monitorsKey, 'post', id, key],
    queryFn: ({ signal }) => call(getPost, { params: { id: id ?? 0, key }, errorDisplay, signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isAwaited(data?.post, awaitedSince) ? awaitEvery : pollEvery),
  });

/** Whether the requested figures have not arrived yet. */
export const isAwaited = (
  post: Pick<MonitorPost, 'seenAt'> | undefined,
  since: string | null | undefined,
): boolean => post !== undefined && since !== undefined && post.seenAt === since;

export function useRefetch(id: number, key: string, onDone: (nextAt: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(refetchPost, { params: { id, key } }),
    onSuccess: ({ nextAt }) => onDone(nextAt),
    onSettled: () => queries.invalidateQueries({ queryKey: [...monitorsKey, 'post', id, key] }),
  });
}
