import type { NotificationKind } from '../../../contract/activity/notifications.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { webAddress as readWebAddress } from './checks.ts';
import { commentOn } from './comment.ts';
import { checkRoom, handInDraft as handIn, type HandedIn } from './hand-in.ts';
import { creatorNameOf as nameOf } from './people.queries.ts';
import type { OfCollaboration } from './queries.ts';
import { readDrafts, type ReadDraft } from './read.ts';
import { tellWorkers, type ToldCollaboration } from './tell.ts';
import { waitingDraftsOf as waiting } from './waiting.ts';

export type { ReadDraft, ToldCollaboration };

/** How many drafts of each collaboration wait for somebody of the team; those without any are not in it. */
export const waitingDraftsOf = (
  db: Db,
  teamId: number,
  collaborationIds: readonly number[],
): Promise<Map<number, number>> => waiting(db, teamId, collaborationIds);

/**
 * Writes a draft down, moves the card and tells those who work in the campaign, in the caller's transaction as the
 * team, which holds the collaboration.
 * @returns its id
 * @throws AppError invalid_request
 */
export const handInDraft = (db: Db, ctx: Context, of: ToldCollaboration, draft: HandedIn): Promise<number> =>
  handIn(db, ctx, of, draft);

/** Refuses a draft before its file is stored. @throws AppError invalid_request */
export const refuseDraft = (
  db: Db,
  ctx: Context,
  of: ToldCollaboration,
  draft: { deliverableId: number | null; isFile?: boolean },
): Promise<void> => checkRoom(db, ctx, of, draft);

/**
 * What the creator says of a draft, in the caller's transaction as the team.
 * @returns the id of the comment
 * @throws AppError not_found, invalid_request
 */
export const commentOnDraft = (
  db: Db,
  ctx: Context,
  of: ToldCollaboration,
  comment: { draftId: number; text: string; by: number | null },
): Promise<number> => commentOn(db, ctx, of, comment);

/** Drafts of a collaboration, newest first, each with what was said of it. */
export const draftsWithComments = (db: Db, of: OfCollaboration): Promise<ReadDraft[]> => readDrafts(db, of);

/** Tells owner and editors of the campaign what the creator did, in the caller's transaction as the team. */
export const tellOfCreator = (
  db: Db,
  ctx: Context,
  of: ToldCollaboration,
  kind: Extract<NotificationKind, `collaboration.${string}`>,
): Promise<void> => tellWorkers(db, ctx, of, kind);

/** As people read it; empty for a creator who is not known any more. */
export const creatorNameOf = (db: Db, creatorId: number): Promise<string> => nameOf(db, creatorId);

/** An address that a click may follow, as it is kept. @throws AppError invalid_request */
export const webAddress = (ctx: Pick<Context, 'lang'>, text: string): string => readWebAddress(ctx, text);
