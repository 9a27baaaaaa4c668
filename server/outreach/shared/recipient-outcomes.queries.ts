import { sql, type RawBuilder } from 'kysely';
import type { RecipientFilter } from '../../../contract/outreach/sent-messages/sent-messages.ts';

/** The outcomes by which a row of `mail_recipients as r` can be filtered. */
export type RecipientRule = NonNullable<RecipientFilter['outcome']>;

/** The rules of contract/outreach/sent-messages/recipient-outcomes.ts and further counted ones, as SQL. */
export const recipientRules: Record<RecipientRule, RawBuilder<boolean>> = {
  success: sql`r.accepted_at is not null`,
  fail: sql`(r.failed_at is not null and r.accepted_at is null and r.bounced_at is null)`,
  bounced: sql`r.bounced_at is not null`,
  read: sql`(r.accepted_at is not null and (r.read_at is not null or r.replied_at is not null))`,
  unread: sql`(r.accepted_at is not null and r.read_at is null and r.replied_at is null and r.bounced_at is null)`,
  readNoReply: sql`(r.accepted_at is not null and r.read_at is not null and r.replied_at is null)`,
  replied: sql`r.replied_at is not null`,
  notReplied: sql`(r.accepted_at is not null and r.replied_at is null and r.bounced_at is null)`,
  waiting: sql`(r.accepted_at is null and r.state in ('waiting', 'sending', 'in_doubt'))`,
  followUp: sql`(r.accepted_at is not null and r.state in ('waiting', 'sending', 'in_doubt'))`,
  refused: sql`(r.accepted_at is null and r.bounced_at is not null)`,
  notSent: sql`(r.state = 'ended' and r.accepted_at is null and r.failed_at is null and r.bounced_at is null)`,
  inDoubt: sql`r.state = 'in_doubt'`,
  leftOut: sql`r.state = 'left_out'`,
  clicked: sql`r.clicked_at is not null`,
  autoReplied: sql`r.auto_replied_at is not null`,
  unsubscribed: sql`r.unsubscribed_at is not null`,
};

/** For `mail_recipients as r`: the last message failed, and no fact says that the next one would be unwelcome. */
export const retryable = sql<boolean>`(r.state = 'ended' and r.reason = 'failed' and r.bounced_at is null
  and r.unsubscribed_at is null)`;
