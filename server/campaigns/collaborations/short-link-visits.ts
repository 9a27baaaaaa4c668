import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';
import { personClicks } from '../../links/visits/person-clicks.ts';

/** Counts visits by people on short links since a campaign began, by link; links without any are missing. */
export async function visitsOf(
  db: Db,
  ctx: Pick<Context, 'now'>,
  { teamId, beginsOn, zone }: Pick<CampaignOf, 'teamId' | 'beginsOn' | 'zone'>,
  linkIds: readonly number[],
): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  if (!linkIds.length) return sums;
  for (const { linkId, clicks } of await personClicks(db, ctx, { teamId, linkIds, from: beginsOn, zone }))
    sums.set(linkId, (sums.get(linkId) ?? 0) + clicks);
  return sums;
}
