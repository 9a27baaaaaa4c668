import { maxPages } from '../../../contract/campaigns/collaboration-pages/collaboration-page-limits.ts';
import type { makeCollaborationPage } from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { isOver } from '../../../contract/campaigns/collaboration-states.ts';
import { hashToken, newToken } from '../../core/auth/random-token.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOf, announceCampaign } from '../shared/campaign-access.ts';
import { holdCollaboration, noteEvent } from '../collaborations/service.ts';
import { holdCollaborationToChange } from '../collaborations/require-collaboration.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { deletePage, insertPage, pagesOf, revokePage } from './queries.ts';

const many: Record<Lang, string> = {
  zh: `一次合作同时最多有 ${maxPages} 个有效链接，请先收回不用的`,
  en: `a collaboration can have up to ${maxPages} active links. Revoke one first.`,
};

const dayMs = 86_400_000;

/**
 * Creates an address of the creator's page that nobody can guess and that is returned only once.
 * @throws AppError not_found, forbidden, campaign_state, collaboration_state; invalid_request beyond the limit
 */
export async function makePage(
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: { publicUrl: string },
  collaborationId: number,
  { lang, days }: BodyOf<typeof makeCollaborationPage>,
): Promise<ReplyOf<typeof makeCollaborationPage>> {
  const { teamId, accountId } = ctx.actor;
  const token = newToken(ctx);
  const at = ctx.now();
  const expires_at = new Date(at.getTime() + days * dayMs);
  return asTeam(pool, teamId, async db => {
    const { collaboration, campaign } = await holdCollaborationToChange(db, ctx, collaborationId);
    if (isOver(collaboration.state)) throw new AppError('collaboration_state');
    const of = { teamId, collaborationId };
    const open = (await pagesOf(db, of)).filter(page => !page.revoked_at && page.expires_at > at);
    if (open.length >= maxPages)
      throw new AppError('invalid_request', {}, [{ field: 'days', reason: many[ctx.lang] }]);
    const page = { campaign_id: campaign.id, lang, expires_at, created_by: accountId, created_at: at };
    const id = await insertPage(db, of, page, hashToken(token));
    await putDue(db, 'collaborationPages.over', { teamId, id }, expires_at);
    const expiresAt = expires_at.toISOString();
    await noteEvent(db, ctx, {
      ...of,
      campaignId: campaign.id,
      kind: 'pageMade',
      accountId,
      details: { expiresAt },
    });
    await recordOperation(db, ctx, teamId, {
      ...recordOf('collaborationPage.make', campaign),
      after: { expiresAt },
    });
    await announceCampaign(db, teamId, campaign.id);
    return { id, url: `${publicUrl}/w/${token}`, expiresAt };
  });
}

/** The address opens nothing from now on. @throws AppError not_found, forbidden */
export async function endPage(
  pool: Db,
  ctx: SignedIn,
  { id: collaborationId, pageId: id }: { id: number; pageId: number },
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const { campaign } = await holdCollaboration(db, ctx, collaborationId, 'editor');
    const at = ctx.now();
    const of = { teamId, collaborationId };
    if (!(await revokePage(db, of, id, at))) throw new AppError('not_found');
    await putDue(db, 'collaborationPages.over', { teamId, id }, at);
    await noteEvent(db, ctx, { ...of, campaignId: campaign.id, kind: 'pageRevoked', accountId, details: {} });
    await recordOperation(db, ctx, teamId, recordOf('collaborationPage.revoke', campaign));
    await announceCampaign(db, teamId, campaign.id);
  });
}

/** Deletes addresses this many days after they expired; until then their page says that. */
export async function deleteOldPages(pool: Db, ctx: Context, days: number): Promise<void> {
  const until = new Date(ctx.now().getTime() - days * dayMs);
  const deleteDue = () =>
    processDue(pool, 'collaborationPages.over', until, (db, { teamId, id }) => deletePage(db, teamId, id));
  while (await deleteDue());
}
