import type { changeCollaboration, CollaborationFields } from '../../../contract/campaigns/collaborations.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { putIntoProject } from '../campaign-projects/service.ts';
import { syncCampaignLater, announceCampaign } from '../shared/campaign-access.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { linksNamed } from '../../links/short-links/service.ts';
import type { CollaborationOf } from './collaboration.ts';
import {
  areSame,
  isSameWork,
  readDeliverables,
  type WantedDeliverable,
} from './deliverables/deliverable-changes.ts';
import { deliverablesOfEach } from './deliverables.queries.ts';
import { insertEvents } from './events/collaboration-events.queries.ts';
import { changedNames, columnsOf, recordedOf, type PlainName } from './collaboration-fields.ts';
import { followPosts } from './deliverables/give-post.ts';
import { putDeliverables } from './deliverables/put-deliverables.ts';
import { updateCollaboration } from './queries.ts';
import { recordOfOne } from './collaboration-records.ts';
import { holdCollaborationToChange, type SeenCollaboration } from './require-collaboration.ts';
import { applySign } from './states/apply-sign.ts';

const noLink = { zh: '团队里没有这条短链', en: 'short link not found' };

async function refuseWrongLink(db: Db, ctx: SignedIn, linkId: number): Promise<void> {
  const [link] = await linksNamed(db, ctx.actor.teamId, [linkId]);
  if (link && !link.isGone) return;
  throw new AppError('invalid_request', {}, [{ field: 'shortLinkId', reason: noLink[ctx.lang] }]);
}

/** Findings on the former goals and posts are withdrawn. */
function takenBack(changed: ReadonlySet<PlainName>, isOtherPost: boolean) {
  const isOtherGoal = changed.has('visitsGoal') || changed.has('shortLinkId');
  return {
    ...(isOtherGoal && { visits_reached_at: null }),
    ...(isOtherPost && { checks_passed_at: null }),
  };
}

/** Applies the consequences: moves the card, and updates the monitor project. */
async function followUp(
  db: Db,
  ctx: SignedIn,
  held: SeenCollaboration,
  after: CollaborationFields,
  { changed, wanted }: { changed: ReadonlySet<PlainName>; wanted: readonly WantedDeliverable[] },
): Promise<void> {
  const { campaign, collaboration: before } = held;
  const { creatorId } = before;
  const of = { teamId: campaign.teamId, collaborationId: before.id };
  if (before.trackingNumber === '' && after.trackingNumber !== '')
    await applySign(db, ctx, { ...of, sign: 'productSent' });
  if (changed.has('coupon') && after.coupon !== '')
    await putIntoProject(db, ctx, campaign, { coupon: { code: after.coupon, creatorId } });
  if (changed.has('shortLinkId') && after.shortLinkId !== null)
    await putIntoProject(db, ctx, campaign, { linkId: { linkId: after.shortLinkId, creatorId } });
  const posts = wanted.flatMap(({ post }) => post ?? []);
  if (posts.length) await followPosts(db, ctx, held, posts);
  if (changed.has('visitsGoal') && after.visitsGoal === null && before.checksPassedAt)
    await applySign(db, ctx, { ...of, sign: 'checksPassed' });
  await syncCampaignLater(db, of.teamId, campaign.id, ctx.now());
}

const eventsOf = (
  { id }: CollaborationOf,
  accountId: number,
  fields: string[],
  wanted: readonly WantedDeliverable[],
) => {
  const by = { collaborationId: id, accountId };
  return [
    { ...by, kind: 'changed' as const, details: { fields } },
    ...wanted.flatMap(({ post, fields: { title } }) =>
      post ? [{ ...by, kind: 'postGiven' as const, details: { url: post.url, title } }] : [],
    ),
  ];
};

/**
 * Changes what was agreed. New posts are checked again; the creator's page shows whether other terms were accepted.
 * @throws AppError not_found, forbidden, campaign_state, changed_meanwhile; invalid_request
 */
export function changeFields(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { revision, ...after }: BodyOf<typeof changeCollaboration>,
): Promise<{ revision: number }> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const held = await holdCollaborationToChange(db, ctx, id);
    const { collaboration: before, campaign } = held;
    if (before.revision !== revision) throw new AppError('changed_meanwhile');
    const known = await deliverablesOfEach(db, teamId, [id]);
    const wanted = readDeliverables(ctx.lang, known, after.deliverables);
    const names = changedNames(before, after);
    const changed = new Set(names);
    const isSame = areSame(known, wanted);
    if (isSame && !names.length) return { revision };
    if (changed.has('shortLinkId') && after.shortLinkId !== null)
      await refuseWrongLink(db, ctx, after.shortLinkId);
    const at = ctx.now();
    const isOtherPost = !isSameWork(known, wanted) || wanted.some(({ post }) => post !== undefined);
    await updateCollaboration(db, teamId, id, {
      ...columnsOf(after),
      ...takenBack(changed, isOtherPost),
      revision: revision + 1,
      changed_at: at,
    });
    const of = { teamId, campaignId: campaign.id, at };
    if (!isSame) await putDeliverables(db, { ...of, collaborationId: id }, known, wanted);
    const fields = isSame ? names : [...names, 'deliverables'];
    await insertEvents(db, of, eventsOf(before, accountId, fields, wanted));
    await followUp(db, ctx, held, after, { changed, wanted });
    await recordOperation(db, ctx, teamId, {
      ...(await recordOfOne(db, teamId, 'collaboration.update', before)),
      before: recordedOf(before, known.length),
      after: recordedOf(after, wanted.length),
    });
    await announceCampaign(db, teamId, campaign.id);
    return { revision: revision + 1 };
  });
}
