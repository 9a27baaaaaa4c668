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

/** Where somebody is in an import, as the address says: a reload loses nothing. */
export interface NewImport {
  listId: number | null;
  /** Once the file was read. */
  importId: number | null;
  step: Step;
  /** Null as long as the proposed one stands. */
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

/** What is done already rules what is shown: an import that runs or ended cannot be prepared any more. */
export const stepOf = (step: Step, state: ListImport['state'] | undefined): Step =>
  state && state !== 'ready' ? 'run' : step;

export type Upload = ReplyOf<typeof uploadListImport>;

/** Of the answer to an upload, what the columns are shown with; kept in the history's entry, so that it outlives a reload. */
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

/** The memory of an upload in a history's entry, if it is of this import. */
export function recalled(state: unknown, importId: number): UploadMemory | null {
  const memory = (state as { upload?: UploadMemory } | null)?.upload;
  return memory?.importId === importId ? memory : null;
}
