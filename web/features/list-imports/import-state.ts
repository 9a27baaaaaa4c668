import { limits } from '../../../contract/limits.ts';
import type { ListImport, ListImportRow } from '../../../contract/list-imports.ts';

export const importStates = ['ready', 'running', 'done', 'failed'] as const satisfies ListImport['state'][];
export const outcomes = [
  'added',
  'already',
  'failed',
  'waiting',
] as const satisfies ListImportRow['outcome'][];
export type Outcome = ListImportRow['outcome'];

interface PageState {
  page: number;
  size: number;
}

/** Which import records; null where any. */
export interface ImportsState extends PageState {
  state: ListImport['state'] | null;
  listId: number | null;
}

/** Which rows of one of them; null where any. */
export interface RowsState extends PageState {
  outcome: Outcome | null;
}

export const defaultSizes = { imports: limits.pageSizes[0], rows: limits.pageSizes[1] };
const mostPages = 10_000;

/** An id in an address; null where there is none. */
export function readId(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
}

function readPage(params: URLSearchParams, defaultSize: number): PageState {
  const page = readId(params.get('page'));
  return {
    page: page && page <= mostPages ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
  };
}

/** The question in an address; what makes no sense is left out. */
export const readImports = (params: URLSearchParams): ImportsState => ({
  state: importStates.find(state => state === params.get('state')) ?? null,
  listId: readId(params.get('listId')),
  ...readPage(params, defaultSizes.imports),
});

export const readRows = (params: URLSearchParams): RowsState => ({
  outcome: outcomes.find(outcome => outcome === params.get('outcome')) ?? null,
  ...readPage(params, defaultSizes.rows),
});

/** Nothing that is not set. */
function written(
  filter: Record<string, string | number | null>,
  { page, size }: PageState,
  defaultSize: number,
) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
  return params;
}

export const writeImports = ({ state, listId, ...page }: ImportsState) =>
  written({ state, listId }, page, defaultSizes.imports);

export const writeRows = ({ outcome, ...page }: RowsState) => written({ outcome }, page, defaultSizes.rows);
