import { candidateStatuses, type CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

export interface CandidateState extends Paging {
  status: CandidateStatus | null;
  /** Those who were excluded, instead of the others. */
  isExcluded: boolean;
  /** Part of the name or handle. */
  keyword: string;
}

/** The question in an address; what makes no sense is left out. */
export function readState(params: URLSearchParams): CandidateState {
  const isExcluded = params.get('excluded') === '1';
  return {
    status: isExcluded ? null : (candidateStatuses.find(status => status === params.get('status')) ?? null),
    isExcluded,
    keyword: readKeyword(params),
    ...readPaging(params),
  };
}

/** Always in the same order, nothing that is not set; the server takes it as it is. */
export function writeState(state: CandidateState): URLSearchParams {
  const { status, isExcluded, keyword } = state;
  const params = new URLSearchParams();
  if (isExcluded) params.set('excluded', '1');
  else if (status) params.set('status', status);
  if (keyword) params.set('keyword', keyword);
  writePaging(params, state);
  return params;
}

/** Whom the question means, as calls take it. */
export const filterOf = ({ status, isExcluded, keyword }: CandidateState) => ({
  ...(status && { status }),
  ...(isExcluded && { excluded: '1' }),
  ...(keyword && { keyword }),
});
