import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { moveReferences } from '../../core/db/move-references.ts';
import type { CreatorsMerged } from '../../catalogue/creator-records/merging/merge-hooks.ts';
import { foldBareCollaborations } from './merged-collaborations.ts';
import { dropUnwritten, moveCollaborations, readInCampaigns } from './merged-creators.queries.ts';

/**
 * Lets candidates and collaborations name the creators who stay. A campaign that works with both spellings keeps two
 * collaborations only where both hold facts (see `foldBareCollaborations`): then the creator stays, too.
 */
export async function moveCampaignCreators(
  db: Db,
  ctx: Pick<Context, 'now'>,
  { teamId, pairs, kept }: Pick<CreatorsMerged, 'teamId' | 'pairs' | 'kept'>,
): Promise<void> {
  const from = pairs.map(pair => pair.from);
  const used = new Set(await readInCampaigns(db, teamId, from));
  for (const pair of pairs.filter(each => used.has(each.from))) {
    await foldBareCollaborations(db, ctx, teamId, pair);
    if (await moveCollaborations(db, teamId, pair)) {
      kept.add(pair.from);
      continue;
    }
    await dropUnwritten(db, teamId, pair);
    await moveReferences(db, teamId, [{ table: 'candidates', once: ['campaign_id'] }], [pair]);
  }
}
