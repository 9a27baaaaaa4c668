import { sql } from 'kysely';
import { inboxViews, type InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import { viewOf, type InboxViewer } from './thread-views.queries.ts';

/** Older unread conversations are not counted: with this many, "999+" is shown anyway. */
const newestUnread = 20_000;

const unread = (teamId: number) => sql`
  select * from inbox_threads
  where team_id = ${teamId} and unread > 0 and last_in_at is not null
  order by last_in_at desc, id desc limit ${newestUnread}`;

export type ViewCounts = Record<InboxView, number>;

/** Counts unread conversations of each view. */
export async function unreadOfViews(db: Db, viewer: InboxViewer): Promise<ViewCounts> {
  const counted = inboxViews.map(view => {
    const { where, either, rises } = viewOf(view, viewer);
    const due = sql`(t.snoozed_until is null or t.snoozed_until <= ${viewer.at}::timestamptz)`;
    const all = sql`${where} and (${sql.join(either, sql` or `)}) ${rises ? sql`and ${due}` : sql``}`;
    return sql`count(*) filter (where ${all}) as ${sql.id(view)}`;
  });
  const { rows } = await sql<ViewCounts>`
    select ${sql.join(counted)} from (${unread(viewer.teamId)}) as t`.execute(db);
  return rows[0] as ViewCounts;
}

export interface Counted {
  id: number;
  unread: number;
}

const inInbox = ({ at }: InboxViewer) => sql`
  t.archived_at is null and not t.is_spam and (t.snoozed_until is null or t.snoozed_until <= ${at}::timestamptz)`;

/** Counts those in the inbox by mailbox. */
export async function unreadOfSenders(db: Db, viewer: InboxViewer): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select t.sender_id as id, count(*) as unread from (${unread(viewer.teamId)}) as t
    where ${inInbox(viewer)}
    group by t.sender_id order by t.sender_id`.execute(db);
  return rows;
}

/** Counts those in the inbox by label. */
export async function unreadOfLabels(db: Db, viewer: InboxViewer): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select l.label_id as id, count(*) as unread
    from inbox_thread_labels l
    join inbox_threads t on t.team_id = l.team_id and t.id = l.thread_id
    where l.team_id = ${viewer.teamId} and t.unread > 0 and t.last_in_at is not null and ${inInbox(viewer)}
    group by l.label_id order by l.label_id`.execute(db);
  return rows;
}
