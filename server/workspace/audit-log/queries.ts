import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { RecordFilter } from '../../../contract/workspace/audit-log.ts';

/** Midnight of a day in the team's time zone, `days` later. */
const startOf = (teamId: number, day: string, days = 0) =>
  sql<Date>`(${day}::date + ${days}::int)::timestamp at time zone (select time_zone from teams where team_id = ${teamId})`;

function matching(db: Db, teamId: number, { action, accountId, from, to }: RecordFilter) {
  return db.selectFrom('audit_log_entries as r').where(each => {
    const conditions: Expression<SqlBool>[] = [each('r.team_id', '=', teamId)];
    if (action) conditions.push(each('r.action', '=', action));
    if (accountId) conditions.push(each('r.account_id', '=', accountId));
    if (from) conditions.push(each('r.at', '>=', startOf(teamId, from)));
    if (to) conditions.push(each('r.at', '<', startOf(teamId, to, 1)));
    return each.and(conditions);
  });
}

export async function countRecords(db: Db, teamId: number, filter: RecordFilter): Promise<number> {
  const { total } = await matching(db, teamId, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The position of an entry in the list. */
export interface RecordPlace {
  at: Date;
  id: number;
}

/** Newest first: a page by its number, or what follows a position. */
export function readRecords(
  db: Db,
  teamId: number,
  filter: RecordFilter,
  { size, offset = 0, after }: { size: number; offset?: number; after?: RecordPlace | undefined },
) {
  return matching(db, teamId, filter)
    .leftJoin('audit_log_values as v', join =>
      join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
    )
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(r.at, r.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::bigint)`,
      ),
    )
    .select(['r.id', 'r.at', 'r.action', 'r.account_id', 'r.subject', 'r.subject_id', 'r.fields'])
    .select(['v.account_name', 'v.subject_name', 'v.before', 'v.after', 'v.address', 'v.agent'])
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number];
