import { sql, type RawBuilder } from 'kysely';
import type { InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Cursor } from './thread-cursor.ts';
import {
  narrowedBy,
  viewOf,
  type Condition,
  type InboxViewer,
  type Narrowing,
} from './thread-views.queries.ts';

export interface PageRange {
  /** The page begins after it. */
  after: Cursor | null;
  size: number;
}

interface Branch {
  /** The sort column. */
  at: RawBuilder<Date>;
  where: Condition;
}

function selected(teamId: number, { at, where }: Branch, { after, size }: PageRange) {
  const behind = after ? sql`and (${at}, t.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
  return sql`(
    select t.id, ${at} as at from inbox_threads t where t.team_id = ${teamId} and ${where} ${behind}
    order by ${at} desc, t.id desc limit ${size}
  )`;
}

/**
 * Returns the conversations of a view, newest first. Snoozed conversations are listed at the end of their snooze. These
 * few are sorted separately, so that all others are read from an index.
 */
export async function pageOfView(
  db: Db,
  viewer: InboxViewer,
  { view, ...filter }: Narrowing & { view: InboxView },
  range: PageRange,
): Promise<Cursor[]> {
  const { where, either, rises } = viewOf(view, viewer);
  const cameAt = sql<Date>`t.last_in_at`;
  const base = sql`${where} and ${narrowedBy(filter)}`;
  const branches = either.flatMap((one): Branch[] => {
    const all = sql`${base} and ${one}`;
    if (!rises) return [{ at: cameAt, where: all as Condition }];
    const wokenAt = sql<Date>`greatest(t.last_in_at, t.snoozed_until)`;
    return [
      { at: cameAt, where: sql`${all} and t.snoozed_until is null` },
      { at: wokenAt, where: sql`${all} and t.snoozed_until <= ${viewer.at}::timestamptz` },
    ];
  });
  const parts = branches.map(branch => selected(viewer.teamId, branch, range));
  const { rows } = await sql<Cursor>`
    select id, at from (${sql.join(parts, sql` union all `)}) as found
    order by at desc, id desc limit ${range.size}`.execute(db);
  return rows;
}
