import type {
  handInDraftFile,
  handInDraftLink,
} from '../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { UploadedFile } from '../../../core/http/uploads.ts';
import { announceCampaign } from '../../shared/campaign-access.ts';
import { addCampaignFile } from '../../shared/campaign-files.ts';
import { handInDraft, refuseDraft } from '../../collaboration-drafts/hand-in-draft.ts';
import { addComment } from '../../collaboration-drafts/comment-on-draft.ts';
import { holdWork, onPage, type HeldWork, type OpenPage } from '../open-page.ts';

const byCreator = ({ deliverableId, note }: BodyOf<typeof handInDraftFile>) => ({
  deliverableId: deliverableId ?? null,
  note,
  by: null,
});

/** @throws AppError too_many_requests, not_found, gone, invalid_request */
export const takeDraftLink = (
  pool: Db,
  ctx: Context,
  token: string,
  { url, ...body }: BodyOf<typeof handInDraftLink>,
): Promise<number> =>
  onPage(pool, ctx, token, async (db, { teamId, campaignId }, { toNotify }) => {
    const id = await handInDraft(db, ctx, toNotify, { ...byCreator(body), url, fileId: null });
    await announceCampaign(db, teamId, campaignId);
    return id;
  });

/**
 * @param page was checked before the file was read
 * @throws AppError gone, invalid_request
 */
export async function takeDraftFile(
  pool: Db,
  ctx: Context,
  page: OpenPage,
  body: BodyOf<typeof handInDraftFile>,
  file: UploadedFile,
): Promise<number> {
  const { teamId, campaignId, collaborationId } = page;
  const draft = byCreator(body);
  let held: HeldWork | undefined;
  let draftId = 0;
  await addCampaignFile(
    pool,
    ctx,
    { teamId, campaignId, collaborationId, kind: 'draft', accountId: null, file },
    async db => {
      held = await holdWork(db, page);
      await refuseDraft(db, ctx, held.toNotify, { deliverableId: draft.deliverableId, isFile: true });
    },
    async (db, fileId) => {
      if (!held) throw new Error('a file was added before its collaboration was held');
      draftId = await handInDraft(db, ctx, held.toNotify, { ...draft, url: '', fileId });
      await announceCampaign(db, teamId, campaignId);
    },
  );
  return draftId;
}

/** @throws AppError too_many_requests, not_found, gone, invalid_request */
export const takeComment = (
  pool: Db,
  ctx: Context,
  token: string,
  comment: { draftId: number; text: string },
): Promise<void> =>
  onPage(pool, ctx, token, async (db, { teamId, campaignId }, { toNotify }) => {
    await addComment(db, ctx, toNotify, { ...comment, by: null });
    await announceCampaign(db, teamId, campaignId);
  });
