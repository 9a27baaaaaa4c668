import type { givePost } from '../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { webAddress } from '../../collaboration-drafts/draft-checks.ts';
import { announceCreator } from '../../collaboration-drafts/notify-team.ts';
import { deliverablesOf, type StoredDeliverable } from '../../collaborations/service.ts';
import { giveDeliverablePost } from '../../collaborations/deliverables/give-post.ts';
import { onPage } from '../open-page.ts';

const settled: readonly CollaborationState[] = ['checked', 'paid', 'closed', 'cancelled'];

/** A creator may add a missing post, and correct their own until it was checked. */
export const isPostOpen = (
  { state }: { state: CollaborationState },
  { post_url, post_by }: Pick<StoredDeliverable, 'post_url' | 'post_by'>,
): boolean => post_url === '' || (post_by === 'creator' && !settled.includes(state));

/** @throws AppError too_many_requests, not_found, gone; collaboration_state if it is settled; invalid_request */
export async function takePost(
  pool: Db,
  ctx: Context,
  token: string,
  { deliverableId, url }: BodyOf<typeof givePost>,
): Promise<void> {
  await onPage(pool, ctx, token, async (db, { teamId, collaborationId }, { collaboration, toNotify }) => {
    const all = await deliverablesOf(db, teamId, collaborationId);
    const deliverable = all.find(({ id }) => id === deliverableId);
    if (!deliverable) throw new AppError('not_found');
    if (!isPostOpen(collaboration, deliverable)) throw new AppError('collaboration_state');
    // An address without a scheme is interpreted, or refused, when the collaboration stores it.
    if (url.includes('//')) webAddress(ctx, url);
    const before = deliverable.post_url;
    await giveDeliverablePost(db, ctx, { teamId, collaborationId, deliverableId, url, by: 'creator' });
    const after = (await deliverablesOf(db, teamId, collaborationId)).find(({ id }) => id === deliverableId);
    if (after?.post_url !== before) await announceCreator(db, ctx, toNotify, 'collaboration.postGiven');
  });
}
