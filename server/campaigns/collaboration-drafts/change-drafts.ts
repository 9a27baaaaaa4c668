import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type {
  addDraftFile,
  addDraftLink,
  commentDraft,
  decideDraft,
} from '../../../contract/campaigns/collaboration-drafts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { UploadedFile } from '../../core/http/uploads.ts';
import { recordOf, announceCampaign } from '../shared/campaign-access.ts';
import { addCampaignFile } from '../shared/campaign-files.ts';
import { noteEvent, requireCollaboration } from '../collaborations/service.ts';
import { holdCollaborationToChange } from '../collaborations/require-collaboration.ts';
import { applySign } from '../collaborations/states/apply-sign.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { areApproved } from './approved-drafts.ts';
import { invalid, refuseOver } from './draft-checks.ts';
import { addComment } from './comment-on-draft.ts';
import { refuseDraft, handInDraft, type HandedIn } from './hand-in-draft.ts';
import { findDraft, setDecision, statesOf } from './queries.ts';
import { creatorNameFor } from '../../creators/shared/team-names.ts';
import type { CollaborationToNotify } from './notify-team.ts';

/**
 * Locks a collaboration for an editor, while it is active. @throws AppError not_found, forbidden, campaign_state,
 * collaboration_state
 */
async function hold(db: Db, ctx: SignedIn, id: number): Promise<CollaborationToNotify> {
  const { collaboration, campaign } = await holdCollaborationToChange(db, ctx, id);
  refuseOver(collaboration);
  return {
    teamId: ctx.actor.teamId,
    collaborationId: id,
    campaignId: campaign.id,
    campaignName: campaign.name,
    creatorId: collaboration.creatorId,
  };
}

/** Records what a member did about a draft, and notifies open pages. */
async function keep(
  db: Db,
  ctx: SignedIn,
  of: CollaborationToNotify,
  deed: Record<string, string>,
): Promise<void> {
  await recordOperation(db, ctx, of.teamId, {
    ...recordOf('collaboration.draft', { id: of.campaignId, name: of.campaignName }),
    after: { creator: (await creatorNameFor(db, of.teamId, of.creatorId)) ?? '', ...deed },
  });
  await announceCampaign(db, of.teamId, of.campaignId);
}

const given = (ctx: SignedIn, { deliverableId, note }: BodyOf<typeof addDraftFile>): HandedIn => ({
  deliverableId: deliverableId ?? null,
  note,
  url: '',
  fileId: null,
  by: ctx.actor.accountId,
});

/** @throws AppError not_found, forbidden, campaign_state, collaboration_state, invalid_request */
export function addLink(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { url, ...body }: BodyOf<typeof addDraftLink>,
): Promise<number> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const of = await hold(db, ctx, id);
    const draftId = await handInDraft(db, ctx, of, { ...given(ctx, body), url });
    await keep(db, ctx, of, { state: 'waiting' });
    return draftId;
  });
}

/** @throws AppError not_found, forbidden, campaign_state, collaboration_state, invalid_request */
export async function addFile(
  pool: Db,
  ctx: SignedIn,
  id: number,
  body: BodyOf<typeof addDraftFile>,
  file: UploadedFile,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  // Checks access first, so that nothing is stored without it.
  const seen = await asTeam(pool, teamId, db => requireCollaboration(db, ctx, id, 'editor'));
  let of: CollaborationToNotify | undefined;
  let draftId = 0;
  await addCampaignFile(
    pool,
    ctx,
    { teamId, campaignId: seen.campaign.id, collaborationId: id, kind: 'draft', accountId, file },
    async db => {
      of = await hold(db, ctx, id);
      await refuseDraft(db, ctx, of, { deliverableId: body.deliverableId ?? null, isFile: true });
    },
    async (db, fileId) => {
      if (!of) throw new Error('a file was added before its collaboration was held');
      draftId = await handInDraft(db, ctx, of, { ...given(ctx, body), fileId });
      await keep(db, ctx, of, { state: 'waiting' });
    },
  );
  return draftId;
}

/**
 * @throws AppError not_found, forbidden, campaign_state, collaboration_state; invalid_request without a comment on what
 * must be changed
 */
export async function decideOnDraft(
  pool: Db,
  ctx: SignedIn,
  { id, draftId }: { id: number; draftId: number },
  { state, comment }: BodyOf<typeof decideDraft>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  if (state === 'changesWanted' && !comment) throw invalid(ctx, 'comment', 'word');
  await asTeam(pool, teamId, async db => {
    const of = await hold(db, ctx, id);
    const draft = await findDraft(db, of, draftId);
    if (!draft) throw new AppError('not_found');
    if (comment) await addComment(db, ctx, of, { draftId, text: comment, by: accountId });
    if (draft.state === state) return;
    await setDecision(db, of, draftId, { state, decided_by: accountId, decided_at: ctx.now() });
    const event = { teamId, campaignId: of.campaignId, collaborationId: id, accountId } as const;
    await noteEvent(db, ctx, { ...event, kind: 'draftDecided', details: { draftId, state } });
    await keep(db, ctx, of, { state });
    if (areApproved(await statesOf(db, of)))
      await applySign(db, ctx, { teamId, collaborationId: id, sign: 'draftApproved' });
  });
}

/** @throws AppError not_found, forbidden, campaign_state, collaboration_state, invalid_request */
export function commentOnDraft(
  pool: Db,
  ctx: SignedIn,
  { id, draftId }: { id: number; draftId: number },
  { text }: BodyOf<typeof commentDraft>,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const of = await hold(db, ctx, id);
    const commentId = await addComment(db, ctx, of, { draftId, text, by: accountId });
    await announceCampaign(db, teamId, of.campaignId);
    return commentId;
  });
}
