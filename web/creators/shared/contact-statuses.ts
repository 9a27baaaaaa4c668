import type { CreatorStatus } from '../../../contract/creators/team-creators/team-creators.ts';

const statusSet: Record<CreatorStatus, true> = {
  new: true,
  contacted: true,
  replied: true,
  negotiating: true,
  agreed: true,
  rejected: true,
};

/** In the order of a collaboration. */
export const statuses = Object.keys(statusSet) as CreatorStatus[];
