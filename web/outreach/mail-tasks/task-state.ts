import { taskStates } from '../../../contract/outreach/mail-states.ts';
import type { ShownTaskState } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** Without drafts, which have their own page. */
export const shownStates: readonly ShownTaskState[] = [
  ...taskStates.filter(state => state !== 'draft'),
  'received_reply',
];

/** The filters of tasks; null or empty means any. */
export interface TasksState extends Paging {
  state: ShownTaskState | null;
  /** A part of the name or the subject. */
  keyword: string;
}

/** Reads the filters from an address; ignores invalid values. */
export function readTasks(params: URLSearchParams): TasksState {
  return {
    state: shownStates.find(state => state === params.get('state')) ?? null,
    keyword: readKeyword(params),
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order. */
export function writeTasks({ state, keyword, ...paging }: TasksState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (keyword) params.set('keyword', keyword);
  writePaging(params, paging);
  return params;
}

export const hasFilter = ({ state, keyword }: TasksState) => state !== null || keyword !== '';
