import type { Recipient, RecipientFilter } from '../../../contract/mail-messages.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { countAll, readAll } from './every-recipient.ts';

/** How many recipients of a task fit a filter. @throws AppError not_found */
export const countRecipients = (
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  filter: RecipientFilter,
): Promise<number> => countAll(pool, ctx, taskId, filter);

/** Every recipient that fits a filter, a stretch at a time, each in a short transaction of its own. */
export const everyRecipient = (
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  filter: RecipientFilter,
): AsyncGenerator<Recipient, void> => readAll(pool, ctx, taskId, filter);
