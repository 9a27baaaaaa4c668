import { taskStates } from '../../../contract/outreach/mail-states.ts';
import type { ShownTaskState } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** Drafts have a page of their own. */
export const shownStates: readonly ShownTaskState[] = [
  ...taskStates.filter(state => state !== 'draft'),
  'received_reply',
];

/** Which tasks are asked for; null or empty where any. */
export interface TasksState extends Paging {
  state: ShownTaskState | null;
  /** Part of the name or the subject. */
  keyword: string;
}

/** The question in an address; what makes no sense is left out. */
export function readTasks(params: URLSearchParams): TasksState {
  return {
    state: shownStates.find(state => state === params.get('state')) ?? null,
    keyword: readKeyword(params),
    ...readPaging(params),
  };
}

/** Always in the same order, nothing that is not set. */
export function writeTasks({ state, keyword, ...paging }: TasksState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (keyword) params.set('keyword', keyword);
  writePaging(params, paging);
  return params;
}

export const hasFilter = ({ state, keyword }: TasksState) => state !== null || keyword !== '';
