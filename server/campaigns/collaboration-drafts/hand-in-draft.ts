import { collaborationLimits } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { deliverablesOf, noteEvent } from '../collaborations/service.ts';
import { applySign } from '../collaborations/states/apply-sign.ts';
import { invalid, webAddress } from './draft-checks.ts';
import { countDrafts, insertDraft } from './queries.ts';
import { announceCreator, type CollaborationToNotify } from './notify-team.ts';

/** A draft as it is handed in: an address, or a file that was stored already. */
export interface HandedIn {
  deliverableId: number | null;
  note: string;
  url: string;
  /** Id in campaign_files. */
  fileId: number | null;
  /** Null for the creator. */
  by: number | null;
}

/** @throws AppError invalid_request beyond the limit, or for something of another collaboration */
export async function refuseDraft(
  db: Db,
  ctx: Context,
  of: CollaborationToNotify,
  { deliverableId, isFile = false }: { deliverableId: number | null; isFile?: boolean },
): Promise<void> {
  const { teamId, collaborationId } = of;
  if ((await countDrafts(db, of)) >= collaborationLimits.drafts)
    throw invalid(ctx, isFile ? 'file' : 'url', 'many');
  if (deliverableId === null) return;
  const deliverables = await deliverablesOf(db, teamId, collaborationId);
  if (!deliverables.some(({ id }) => id === deliverableId))
    throw invalid(ctx, 'deliverableId', 'deliverable');
}

/**
 * Stores a draft, moves the card and notifies owner and editors of the campaign, in the caller's transaction as the
 * team, which has locked the collaboration.
 * @returns its id
 * @throws AppError invalid_request
 */
export async function handInDraft(
  db: Db,
  ctx: Context,
  of: CollaborationToNotify,
  draft: HandedIn,
): Promise<number> {
  const { teamId, campaignId, collaborationId } = of;
  await refuseDraft(db, ctx, of, { deliverableId: draft.deliverableId, isFile: draft.fileId !== null });
  const url = draft.fileId === null ? webAddress(ctx, draft.url) : '';
  const id = await insertDraft(db, of, {
    campaign_id: campaignId,
    deliverable_id: draft.deliverableId,
    url,
    campaign_file_id: draft.fileId,
    note: draft.note,
    account_id: draft.by,
    handed_in_at: ctx.now(),
  });
  await noteEvent(db, ctx, {
    teamId,
    campaignId,
    collaborationId,
    kind: 'draftHandedIn',
    accountId: draft.by,
    details: { draftId: id, ...(url && { url }) },
  });
  await applySign(db, ctx, { teamId, collaborationId, sign: 'draftHandedIn' });
  if (draft.by === null) await announceCreator(db, ctx, of, 'collaboration.draftHandedIn');
  return id;
}
