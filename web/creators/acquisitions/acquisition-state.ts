import {
  type AcquisitionOutcome,
  type AcquisitionReason,
  acquisitionReasons,
  type AcquisitionState,
  acquisitionStates,
} from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { limits } from '../../../contract/core/limits.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The filters of acquisitions; null means any. */
export interface AcquisitionsState extends Paging {
  state: AcquisitionState | null;
  name: string;
}

export const itemOutcomes = ['added', 'already', 'failed', 'waiting'] as const satisfies (
  | AcquisitionOutcome
  | 'waiting'
)[];

/** The filters of one acquisition's items; null means any. */
export interface ItemsState extends Paging {
  outcome: (typeof itemOutcomes)[number] | null;
  reason: AcquisitionReason | null;
  /** An earlier run; null for the current one. */
  run: number | null;
}

const sizes = { acquisitions: limits.pageSizes[0], items: limits.pageSizes[1] };
const nameLength = 60;

/** Reads the filters from an address; ignores invalid values. */
export const readAcquisitions = (params: URLSearchParams): AcquisitionsState => ({
  state: acquisitionStates.find(each => each === params.get('state')) ?? null,
  name: readKeyword(params).slice(0, nameLength),
  ...readPaging(params, sizes.acquisitions),
});

export function readItems(params: URLSearchParams): ItemsState {
  const reason = acquisitionReasons.find(each => each === params.get('reason')) ?? null;
  return {
    // Only failed items have a reason.
    outcome: reason ? 'failed' : (itemOutcomes.find(each => each === params.get('outcome')) ?? null),
    reason,
    run: readId(params.get('run')),
    ...readPaging(params, sizes.items),
  };
}

/** Writes set values only. */
function written(filter: Record<string, string | number | null>, paging: Paging, defaultSize: number) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== null && value !== '') params.set(name, String(value));
  writePaging(params, paging, defaultSize);
  return params;
}

export const writeAcquisitions = ({ state, name, ...page }: AcquisitionsState) =>
  written({ state, keyword: name }, page, sizes.acquisitions);

export const writeItems = ({ outcome, reason, run, ...page }: ItemsState) =>
  written({ outcome: reason ? null : outcome, reason, run }, page, sizes.items);
