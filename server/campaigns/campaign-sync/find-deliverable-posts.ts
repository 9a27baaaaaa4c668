import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';
import { deliverablesOfAll, readFound } from '../collaborations/service.ts';
import type { CollaborationOf } from '../collaborations/collaboration.ts';
import { giveDeliverablePost } from '../collaborations/deliverables/give-post.ts';
import { projectPosts } from '../../monitoring/monitored-posts/service.ts';
import { windowOf } from '../../monitoring/shared/projects.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { fillPosts } from './fill-deliverables.ts';

/** Assigns posts that the campaign's project has found to deliverables without one. */
export async function findPosts(
  db: Db,
  ctx: Context,
  campaign: CampaignOf,
  collaborations: readonly CollaborationOf[],
): Promise<void> {
  const { teamId, projectId } = campaign;
  if (projectId === null) return;
  const ids = collaborations.map(({ id }) => id);
  const deliverables = Map.groupBy(await deliverablesOfAll(db, teamId, ids), row => row.collaboration_id);
  const isWanting = [...deliverables.values()].some(rows => rows.some(({ post_url: url }) => url === ''));
  if (!isWanting) return;
  const keys = (await projectPosts(db, teamId, projectId)).map(({ key }) => key);
  const posts = [...(await readWatchedPosts(db, keys)).values()];
  const wanting = collaborations.map(({ id, creatorId }) => ({
    collaborationId: id,
    creatorId,
    deliverables: (deliverables.get(id) ?? []).map(row => ({
      id: row.id,
      postUrl: row.post_url,
      postKey: row.post_key,
    })),
  }));
  const wasFound = await readFound(db, teamId, campaign.id);
  for (const { post, ...place } of fillPosts(posts, wanting, { ...windowOf(campaign), wasFound }))
    await giveDeliverablePost(db, ctx, { teamId, ...place, ...post, by: 'monitor' });
}
