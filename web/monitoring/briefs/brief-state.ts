import { checkOutcomes, type CheckOutcome } from '../../../contract/monitoring/briefs/brief-kinds.ts';
import { type Paging, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The filters of checked posts (null means any), and the post whose checks are open. */
export interface BriefState extends Paging {
  outcome: CheckOutcome | null;
  requirement: string | null;
  post: string | null;
  /** The clicked requirement. */
  check: string | null;
}

export const readBrief = (params: URLSearchParams): BriefState => ({
  outcome: checkOutcomes.find(each => each === params.get('outcome')) ?? null,
  requirement: params.get('requirement'),
  post: params.get('post'),
  check: params.get('check'),
  ...readPaging(params),
});

/** The filter in the form that calls take. */
export const filterOf = ({ outcome, requirement }: BriefState) => ({
  ...(outcome && { outcome }),
  ...(requirement && { requirement }),
});

export function writeBrief({ outcome, requirement, post, check, ...paging }: BriefState): URLSearchParams {
  const params = new URLSearchParams({ tab: 'brief' });
  if (outcome) params.set('outcome', outcome);
  if (requirement) params.set('requirement', requirement);
  writePaging(params, paging);
  if (post) params.set('post', post);
  if (post && check) params.set('check', check);
  return params;
}
