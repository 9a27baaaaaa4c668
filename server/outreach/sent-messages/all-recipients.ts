import type { Recipient, RecipientFilter } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { taskToRead } from '../mail-tasks/find-task.ts';
import { countFiltered, pageOfRecipients } from './task-recipients.queries.ts';
import { readRecipients } from './task-recipients.ts';

const stretch = 500;

/** @throws AppError not_found */
export const countRecipients = (
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  filter: RecipientFilter,
): Promise<number> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await taskToRead(db, ctx, taskId);
    return countFiltered(db, { teamId: ctx.actor.teamId, taskId }, filter);
  });

/** In the order in which they were added. @throws AppError not_found */
export async function* everyRecipient(
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  filter: RecipientFilter,
): AsyncGenerator<Recipient, void> {
  const of = { teamId: ctx.actor.teamId, taskId };
  for (let after = 0; ;) {
    const recipients = await asTeam(pool, of.teamId, async db => {
      await taskToRead(db, ctx, taskId);
      const ids = await pageOfRecipients(db, of, filter, { size: stretch, after });
      return readRecipients(db, ctx, of, ids);
    });
    yield* recipients;
    if (recipients.length < stretch) return;
    after = recipients.at(-1)?.id ?? after;
  }
}
