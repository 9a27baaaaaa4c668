import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ThreadFilter } from '../../../../contract/inbox/threads.ts';
import type { InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';

/** The reader, and the time. */
export interface InboxViewer {
  teamId: number;
  accountId: number;
  at: Date;
}

export type Condition = RawBuilder<SqlBool>;

/** What people wrote, including opt-outs and complaints. */
const repliesKinds: MailKind[] = ['reply', 'unsubscribe', 'complaint'];
const automaticKinds: MailKind[] = ['autoReply', 'delay', 'delivered', 'challenge', 'other'];

export interface View {
  /** On the thread `t`. */
  where: Condition;
  /** Further conditions of which one must hold, each with an index in sort order. */
  either: Condition[];
  /** Snoozed conversations are left out, and come to the top when their time is over. */
  rises: boolean;
}

const open = sql<SqlBool>`t.last_in_at is not null and t.archived_at is null and not t.is_spam`;
const anything = sql<SqlBool>`true`;
const ofKinds = (kinds: readonly MailKind[]) => kinds.map(kind => sql<SqlBool>`t.kind = ${kind}`);
const rising = (either: Condition[] = [anything]): View => ({ where: open, either, rises: true });
const lying = (where: Condition): View => ({ where, either: [anything], rises: false });

/**
 * The conditions of each view on conversations with incoming mail. The first six leave out archived, spam and snoozed
 * ones; `all` leaves out only spam.
 */
export function viewOf(view: InboxView, { accountId, at }: InboxViewer): View {
  const came = sql<SqlBool>`t.last_in_at is not null`;
  const views: Record<InboxView, () => View> = {
    inbox: () => rising(),
    unread: () => rising([sql`t.unread > 0`]),
    replies: () => rising(ofKinds(repliesKinds)),
    automatic: () => rising(ofKinds(automaticKinds)),
    bounces: () => rising(ofKinds(['bounce'])),
    mine: () => rising([sql`t.assigned_to = ${accountId}`]),
    snoozed: () => lying(sql`${open} and t.snoozed_until > ${at}::timestamptz`),
    archived: () => lying(sql`${came} and t.archived_at is not null and not t.is_spam`),
    spam: () => lying(sql`${came} and t.is_spam`),
    all: () => lying(sql`${came} and not t.is_spam`),
  };
  return views[view]();
}

export type Narrowing = Pick<ThreadFilter, 'senderId' | 'label' | 'creatorId' | 'taskId'>;

/** The conditions of a filter on the thread `t`, besides its view. */
export function narrowedBy({ senderId, label, creatorId, taskId }: Narrowing): Condition {
  const conditions: Condition[] = [anything];
  if (senderId !== undefined) conditions.push(sql`t.sender_id = ${senderId}`);
  if (creatorId !== undefined) conditions.push(sql`t.creator_id = ${creatorId}`);
  if (taskId !== undefined) conditions.push(sql`t.task_id = ${taskId}`);
  if (label !== undefined) {
    conditions.push(sql`exists (
      select from inbox_thread_labels l
      where l.team_id = t.team_id and l.thread_id = t.id and l.label_id = ${label}
    )`);
  }
  return sql`(${sql.join(conditions, sql` and `)})`;
}
