import { candidateStatuses, type CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

export interface CandidateState extends Paging {
  status: CandidateStatus | null;
  /** Excluded candidates instead of the others. */
  isExcluded: boolean;
  /** A part of the name or handle. */
  keyword: string;
}

/** Reads the filters from an address; ignores invalid values. */
export function readState(params: URLSearchParams): CandidateState {
  const isExcluded = params.get('excluded') === '1';
  return {
    status: isExcluded ? null : (candidateStatuses.find(status => status === params.get('status')) ?? null),
    isExcluded,
    keyword: readKeyword(params),
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order; the server takes the same format. */
export function writeState(state: CandidateState): URLSearchParams {
  const { status, isExcluded, keyword } = state;
  const params = new URLSearchParams();
  if (isExcluded) params.set('excluded', '1');
  else if (status) params.set('status', status);
  if (keyword) params.set('keyword', keyword);
  writePaging(params, state);
  return params;
}

/** The filters in the format of calls. */
export const filterOf = ({ status, isExcluded, keyword }: CandidateState) => ({
  ...(status && { status }),
  ...(isExcluded && { excluded: '1' }),
  ...(keyword && { keyword }),
});
