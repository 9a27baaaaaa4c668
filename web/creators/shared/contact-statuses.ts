import type { CreatorStatus } from '../../../contract/creators/team-creators/team-creators.ts';

const statusSet: Record<CreatorStatus, true> = {
  new: true,
  contacted: true,
  replied: true,
  negotiating: true,
  agreed: true,
  rejected: true,
};

/** From first to last, as a cooperation goes. */
export const statuses = Object.keys(statusSet) as CreatorStatus[];
