import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  cancelTask,
  createDraft,
  deleteTask,
  listTasks,
  pauseTask,
  resumeTask,
  TaskRow,
  untimeTask,
} from '../../../contract/mail-tasks.ts';
import type { BodyInputOf } from '../../../contract/endpoint.ts';
import { call } from '../../api.ts';
import { mailTasksKey } from '../../layout/queries.ts';
import { type TasksState, writeTasks } from './task-state.ts';

const faults = 'page';

/** A page of tasks; the one before stays while the next one loads. */
export function useTasks(state: TasksState) {
  const query = writeTasks(state).toString();
  return useQuery({
    queryKey: [...mailTasksKey, 'all', query],
    queryFn: ({ signal }) =>
      call<typeof listTasks>('GET', '/office/api/mail/tasks', {
        query: new URLSearchParams(query),
        faults,
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
      call<typeof listTasks>('GET', '/office/api/mail/tasks', {
        query: { state: 'draft', page, size },
        faults,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export type NewDraft = BodyInputOf<typeof createDraft>;

export const makeDraft = (body: NewDraft) =>
  call<typeof createDraft>('POST', '/office/api/mail/tasks', { body, faults });

/** What can be done to a task in a list; its lists are asked for anew, also after a refusal. */
export type TaskAct = 'pause' | 'resume' | 'cancel' | 'untime' | 'delete';

const path = '/office/api/mail/tasks/:id';
const acts: Record<TaskAct, (params: { id: number }) => Promise<unknown>> = {
  pause: params => call<typeof pauseTask>('POST', `${path}/pause`, { params }),
  resume: params => call<typeof resumeTask>('POST', `${path}/resume`, { params }),
  cancel: params => call<typeof cancelTask>('POST', `${path}/cancel`, { params }),
  untime: params => call<typeof untimeTask>('POST', `${path}/untime`, { params }),
  delete: params => call<typeof deleteTask>('DELETE', path, { params }),
};

export function useTaskAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { id: TaskRow['id']; act: TaskAct }) => acts[act]({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailTasksKey }),
  });
}

export function useCopyTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof createDraft>('POST', '/office/api/mail/tasks', { body: { copyOf: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailTasksKey }),
  });
}
