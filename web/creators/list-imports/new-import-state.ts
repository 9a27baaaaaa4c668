import type {
  ImportMapping,
  ListImport,
  uploadListImport,
} from '../../../contract/creators/list-imports/list-imports.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { readId } from '../../ui/tables/paging.ts';
import { mappingText, readMapping } from './column-mapping.ts';

export const steps = ['file', 'columns', 'check', 'run'] as const;
export type Step = (typeof steps)[number];

/** The user's position in an import, in the address: a reload loses nothing. */
export interface NewImport {
  listId: number | null;
  /** Set once the file was read. */
  importId: number | null;
  step: Step;
  /** Null while the proposed one is used. */
  mapping: ImportMapping | null;
}

export function readNewImport(params: URLSearchParams): NewImport {
  const importId = readId(params.get('import'));
  const step = steps.find(each => each === params.get('step')) ?? 'columns';
  return {
    listId: readId(params.get('list')),
    importId,
    step: importId ? step : 'file',
    mapping: importId ? readMapping(params.get('columns')) : null,
  };
}

export function writeNewImport({ listId, importId, step, mapping }: Partial<NewImport>): string {
  const params = new URLSearchParams();
  if (listId) params.set('list', String(listId));
  if (importId) {
    params.set('import', String(importId));
    if (step && step !== 'columns') params.set('step', step);
    if (mapping) params.set('columns', mappingText(mapping));
  }
  return params.toString();
}

/** The import's state decides what is shown: a running or ended import can no longer be prepared. */
export const stepOf = (step: Step, state: ListImport['state'] | undefined): Step =>
  state && state !== 'ready' ? 'run' : step;

export type Upload = ReplyOf<typeof uploadListImport>;

/**
 * The part of the upload's answer that the columns are shown with; stored in the history entry, so that it survives a
 * reload.
 */
export interface UploadMemory {
  importId: number;
  sample: string[][];
  basis: Upload['basis'];
}

const sampleRows = 5;
const cellLength = 120;

export const memoryOf = (upload: Upload): UploadMemory => ({
  importId: upload.import.id,
  basis: upload.basis,
  sample: upload.sample.slice(0, sampleRows).map(row => row.map(cell => cell.slice(0, cellLength))),
});

/** The data of an upload in a history entry, if it belongs to this import. */
export function recalled(state: unknown, importId: number): UploadMemory | null {
  const memory = (state as { upload?: UploadMemory } | null)?.upload;
  return memory?.importId === importId ? memory : null;
}
