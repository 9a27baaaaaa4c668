import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { noteEvent } from '../collaborations/service.ts';
import { invalid } from './draft-checks.ts';
import { countComments, insertComment } from './draft-comments.queries.ts';
import { findDraft } from './queries.ts';
import { announceCreator, type CollaborationToNotify } from './notify-team.ts';

/** Per draft, by both sides. */
const maxComments = 200;

/** Adds a comment to a draft, in the caller's transaction as the team. @throws AppError not_found, invalid_request */
export async function addComment(
  db: Db,
  ctx: Context,
  of: CollaborationToNotify,
  { draftId, text, by }: { draftId: number; text: string; by: number | null },
): Promise<number> {
  const { teamId, campaignId, collaborationId } = of;
  if (!(await findDraft(db, of, draftId))) throw new AppError('not_found');
  if ((await countComments(db, teamId, draftId)) >= maxComments) throw invalid(ctx, 'text', 'comments');
  const id = await insertComment(db, of, { draft_id: draftId, account_id: by, text, at: ctx.now() });
  await noteEvent(db, ctx, {
    teamId,
    campaignId,
    collaborationId,
    kind: 'commented',
    accountId: by,
    details: { draftId },
  });
  if (by === null) await announceCreator(db, ctx, of, 'collaboration.commented');
  return id;
}
