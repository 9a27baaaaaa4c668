import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { sumsOfPosts } from '../../monitoring/briefs/service.ts';
import { announceCampaign, type CampaignOf } from '../shared/campaign-access.ts';
import { deliverablesOfAll, updateCollaboration, updateDeliverable } from '../collaborations/service.ts';
import type { CollaborationOf } from '../collaborations/collaboration.ts';
import { applySign } from '../collaborations/states/apply-sign.ts';

/**
 * Applies the outcomes of the project's brief to collaborations. All posts of a collaboration must pass; a post that
 * cannot be watched must be checked by a person.
 * @returns whether some cannot be judged yet
 */
export async function checkPosts(
  db: Db,
  ctx: Context,
  { id: campaignId, teamId, projectId }: CampaignOf,
  collaborations: readonly CollaborationOf[],
): Promise<boolean> {
  if (projectId === null) return false;
  const ids = collaborations.map(({ id }) => id);
  const rows = await deliverablesOfAll(db, teamId, ids);
  const keys = [...new Set(rows.flatMap(({ post_key: key }) => key ?? []))];
  const sums = await sumsOfPosts(db, teamId, projectId, keys);
  const sumOf = (key: string | null) => (key === null ? null : (sums.get(key) ?? 'waiting'));
  const changed = rows.filter(row => row.check_outcome !== sumOf(row.post_key));
  for (const row of changed)
    await updateDeliverable(db, teamId, row.id, { check_outcome: sumOf(row.post_key) });
  if (changed.length) await announceCampaign(db, teamId, campaignId);
  const byCollaboration = Map.groupBy(rows, row => row.collaboration_id);
  let isWaiting = false;
  for (const { id, checksPassedAt } of collaborations) {
    const own = (byCollaboration.get(id) ?? []).map(row => sumOf(row.post_key));
    const isPassed = own.length > 0 && own.every(sum => sum === 'passed');
    isWaiting ||= own.includes('waiting');
    if (isPassed && checksPassedAt === null)
      await applySign(db, ctx, { teamId, collaborationId: id, sign: 'checksPassed' });
    if (!isPassed && checksPassedAt !== null)
      await updateCollaboration(db, teamId, id, { checks_passed_at: null });
  }
  return isWaiting;
}
