import { limits } from '../../../contract/core/limits.ts';
import type { ListImport, ListImportRow } from '../../../contract/creators/list-imports/list-imports.ts';
import { type Paging, readId, readPaging, writePaging } from '../../ui/tables/paging.ts';

export const importStates = ['ready', 'running', 'done', 'failed'] as const satisfies ListImport['state'][];
export const outcomes = ['attention', 'added', 'updated', 'already', 'failed', 'waiting'] as const satisfies (
  | ListImportRow['outcome']
  | 'attention'
)[];
export type Outcome = ListImportRow['outcome'];

/** The filters of imports; null means any. */
export interface ImportsState extends Paging {
  state: ListImport['state'] | null;
  listId: number | null;
}

/** The filters of one import's rows; null means any. */
export interface RowsState extends Paging {
  outcome: (typeof outcomes)[number] | null;
}

const defaultSizes = { imports: limits.pageSizes[0], rows: limits.pageSizes[1] };

/** Reads the filters from an address; ignores invalid values. */
export const readImports = (params: URLSearchParams): ImportsState => ({
  state: importStates.find(state => state === params.get('state')) ?? null,
  listId: readId(params.get('listId')),
  ...readPaging(params, defaultSizes.imports),
});

export const readRows = (params: URLSearchParams): RowsState => ({
  outcome: outcomes.find(outcome => outcome === params.get('outcome')) ?? null,
  ...readPaging(params, defaultSizes.rows),
});

/** Writes set values only. */
function written(filter: Record<string, string | number | null>, paging: Paging, defaultSize: number) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null) params.set(name, String(value));
  writePaging(params, paging, defaultSize);
  return params;
}

export const writeImports = ({ state, listId, ...page }: ImportsState) =>
  written({ state, listId }, page, defaultSizes.imports);

export const writeRows = ({ outcome, ...page }: RowsState) => written({ outcome }, page, defaultSizes.rows);
