import type { Recipient, RecipientFilter } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { invitationsTo, type Invitation } from './campaign-recipients.queries.ts';
import { eventsWith, type TaskMailEvent } from './creator-mails.ts';
import { recordsOfAddresses, type Addressed, type AddressRecord } from './creator-mails.queries.ts';
import { countAll, readAll } from './every-recipient.ts';

export type { AddressRecord, Invitation, TaskMailEvent };

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

/** What tasks sent to a creator, also under its addresses alone, and what came of it: at most `most` mails. */
export const taskMailWith = (
  db: Db,
  teamId: number,
  addressed: Addressed,
  most: number,
): Promise<TaskMailEvent[]> => eventsWith(db, teamId, addressed, most);

/** How often tasks wrote to each of these addresses, and how often that came back; those never written to are absent. */
export const addressRecords = (
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<AddressRecord[]> => recordsOfAddresses(db, teamId, addresses);

/** What the mail tasks of a campaign sent to each creator, and what came of it; drafts tell nothing. */
export const invitationsOf = (db: Db, of: { teamId: number; campaignId: number }): Promise<Invitation[]> =>
  invitationsTo(db, of);
