import { useQuery } from '@tanstack/react-query';
import { createDraft, listTasks } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { mailTasksKey } from '../../layout/queries.ts';
import { type TasksState, writeTasks } from './task-state.ts';

const errorDisplay = 'page';

/** A page of tasks; the previous one stays while the next one loads. */
export function useTasks(state: TasksState) {
  const query = writeTasks(state).toString();
  return useQuery({
    queryKey: [...mailTasksKey, 'all', query],
    queryFn: ({ signal }) =>
      call(listTasks, {
        query: new URLSearchParams(query),
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
}

export const useDrafts = (page: number, size: number) =>
  useQuery({
    queryKey: [...mailTasksKey, 'drafts', page, size],
    queryFn: ({ signal }) =>
      call(listTasks, {
        query: { state: 'draft', page, size },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export type NewDraft = BodyInputOf<typeof createDraft>;

export const makeDraft = (body: NewDraft) => call(createDraft, { body, errorDisplay });
