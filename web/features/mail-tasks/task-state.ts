import { limits } from '../../../contract/limits.ts';
import { taskStates } from '../../../contract/mail-states.ts';
import type { ShownTaskState } from '../../../contract/mail-task-rows.ts';

/** Drafts have a page of their own. */
export const shownStates: readonly ShownTaskState[] = [
  ...taskStates.filter(state => state !== 'draft'),
  'received_reply',
];

/** Which tasks are asked for; null or empty where any. */
export interface TasksState {
  state: ShownTaskState | null;
  /** Part of the name or the subject. */
  keyword: string;
  page: number;
  size: number;
}

const defaultSize = limits.pageSizes[0];
const mostPages = 10_000;
const keywordLength = 100;

/** An id or a number of a page in an address; null where there is none. */
export function readId(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
}

/** The question in an address; what makes no sense is left out. */
export function readTasks(params: URLSearchParams): TasksState {
  const page = readId(params.get('page'));
  return {
    state: shownStates.find(state => state === params.get('state')) ?? null,
    keyword: (params.get('keyword') ?? '').trim().slice(0, keywordLength),
    page: page && page <= mostPages ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
  };
}

/** Always in the same order, nothing that is not set. */
export function writeTasks({ state, keyword, page, size }: TasksState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (keyword) params.set('keyword', keyword);
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
  return params;
}

export const hasFilter = ({ state, keyword }: TasksState) => state !== null || keyword !== '';
