import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import {
  archiveList,
  createList,
  deleteList,
  getList,
  getListEnd,
  updateList,
} from '../../../contract/creators/lists.ts';
import { call } from '../../app/api.ts';
import { followsBackgroundTasks, renewTeamMemory } from '../shared/queries.ts';
import { type MemberState, writeMembers } from './member-state.ts';

export type ListFields = BodyInputOf<typeof createList>;

/** A page of a list; the previous one stays while the next one loads, but never that of another list. */
export function useList(id: number, state: MemberState) {
  const query = writeMembers(state).toString();
  return useQuery({
    queryKey: ['list', id, query],
    queryFn: ({ signal }) =>
      call(getList, {
        params: { id },
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: (previous, before) => (before?.queryKey[1] === id ? previous : undefined),
    meta: followsBackgroundTasks,
  });
}

/** What would be deleted with a list; fetched each time. */
export const useListEnd = (id: number) =>
  useQuery({
    queryKey: ['list-end', id],
    queryFn: ({ signal }) => call(getListEnd, { params: { id }, errorDisplay: 'page', signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The calls that change lists; boards and pages are fetched again after each, also after an error. */
export function useListCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => work.finally(() => renewTeamMemory(queries));
  return {
    create: async (body: ListFields) => thenRenew(call(createList, { body, errorDisplay: 'page' })),
    update: async (id: number, body: ListFields) =>
      thenRenew(call(updateList, { params: { id }, body, errorDisplay: 'page' })),
  };
}

export function useArchive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, archived }: { id: number; archived: boolean }) =>
      call(archiveList, { params: { id }, body: { archived } }),
    onSettled: () => renewTeamMemory(queries),
  });
}

export function useDeleteList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteList, { params: { id } }),
    onSuccess: (_reply, id) => queries.removeQueries({ queryKey: ['list', id] }),
    onSettled: () => renewTeamMemory(queries),
  });
}
