import type { Db } from '../../core/db/database.ts';
import { moveReferences } from '../../core/db/move-references.ts';
import type { CreatorsMerged } from '../../catalogue/creator-records/merging/merge-hooks.ts';
import { dropUnwritten, moveCollaborations, readInCampaigns } from './merged-creators.queries.ts';

/**
 * Lets candidates and collaborations name the creators who stay. A campaign that works with both spellings keeps two
 * collaborations, since each has its own agreement: then the creator stays, too.
 */
export async function moveCampaignCreators(
  db: Db,
  { teamId, pairs, kept }: Pick<CreatorsMerged, 'teamId' | 'pairs' | 'kept'>,
): Promise<void> {
  const from = pairs.map(pair => pair.from);
  const used = new Set(await readInCampaigns(db, teamId, from));
  for (const pair of pairs.filter(each => used.has(each.from))) {
    if (await moveCollaborations(db, teamId, pair)) {
      kept.add(pair.from);
      continue;
    }
    await dropUnwritten(db, teamId, pair);
    await moveReferences(db, teamId, [{ table: 'candidates', once: ['campaign_id'] }], [pair]);
  }
}
