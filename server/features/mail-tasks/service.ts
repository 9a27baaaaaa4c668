import type { Recipient, RecipientFilter } from '../../../contract/mail-messages.ts';
import type { Context, SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { MailWorld } from '../../mail/mail-world.ts';

/** Starts the tasks whose time has come: for the mail worker. @returns how many */
export async function startTimedTasks(pool: Db, ctx: Context, world: MailWorld): Promise<number> {
  void [pool, ctx, world];
  return 0;
}

/** How many recipients of a started task fit a filter. @throws AppError not_found */
export async function countRecipients(
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  filter: RecipientFilter,
): Promise<number> {
  void [pool, ctx, taskId, filter];
  return 0;
}

/** Every recipient that fits a filter, a stretch at a time, each in a short transaction of its own. */
export async function* everyRecipient(
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  filter: RecipientFilter,
): AsyncGenerator<Recipient, void> {
  void [pool, ctx, taskId, filter];
  yield* [];
}

/** The tasks and drafts of a deleted account pass on (product §3). */
export async function handOverTasks(
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> {
  void [db, teamId, fromAccountId, toAccountId];
}
