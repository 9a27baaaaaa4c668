import { sql, type Expression, type SqlBool } from 'kysely';
import type { OperationAction, RecordFilter } from '../../../contract/activity/audit-log.ts';
import type { Db } from '../../core/db/database.ts';
import type { Changes, RecordedValues } from './recorded-changes.ts';

export function findAccountName(db: Db, teamId: number, accountId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'username', 'nickname'])
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export interface NewRecord extends Changes {
  at: Date;
  account: { id: number; name: string } | null;
  action: OperationAction;
  subject: string;
  subjectId: number | null;
  subjectName: string;
  address: string;
  agent: string;
}

const jsonOrNull = (values: RecordedValues | null) => (values ? JSON.stringify(values) : null);

/** What stays for ever, and apart from it what an account may have erased. */
export async function insertRecord(db: Db, teamId: number, record: NewRecord): Promise<void> {
  const account_id = record.account?.id ?? null;
  const { id } = await db
    .insertInto('operation_records')
    .values({
      team_id: teamId,
      at: record.at,
      account_id,
      action: record.action,
      subject: record.subject,
      subject_id: record.subjectId,
      fields: record.fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('operation_values')
    .values({
      team_id: teamId,
      record_id: id,
      account_id,
      account_name: record.account?.name ?? '',
      subject_name: record.subjectName,
      before: jsonOrNull(record.before),
      after: jsonOrNull(record.after),
      address: record.address,
      agent: record.agent,
    })
    .execute();
}

/** Of records by this account. */
export async function eraseValuesBy(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .updateTable('operation_values')
    .set({ account_name: '', address: '', agent: '', before: null, after: null })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Of records about this account. */
export async function eraseValuesAbout(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .updateTable('operation_values')
    .set({ subject_name: '', before: null, after: null })
    .where('team_id', '=', teamId)
    .where('record_id', 'in', records =>
      records
        .selectFrom('operation_records')
        .select('id')
        .where('team_id', '=', teamId)
        .where('subject', 'in', ['account', 'member'])
        .where('subject_id', '=', accountId),
    )
    .execute();
}

/** PostgreSQL has no year 0, which ISO 8601 has. */
const yearOne = '0001-01-01';

/** Midnight of a day in the team's time zone, `days` later. */
const startOf = (teamId: number, day: string, days = 0) =>
  sql<Date>`(${day < yearOne ? yearOne : day}::date + ${days}::int)::timestamp at time zone (select time_zone from teams where team_id = ${teamId})`;

function matching(db: Db, teamId: number, { action, accountId, from, to }: RecordFilter) {
  return db.selectFrom('operation_records as r').where(each => {
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

/** The place of a record in the order of the list. */
export interface RecordPlace {
  at: Date;
  id: number;
}

/** Newest first: a page by its number, or what comes after a place. */
export function readRecords(
  db: Db,
  teamId: number,
  filter: RecordFilter,
  { size, offset = 0, after }: { size: number; offset?: number; after?: RecordPlace | undefined },
) {
  return matching(db, teamId, filter)
    .leftJoin('operation_values as v', join =>
      join.onRef('v.team_id', '=', 'r.team_id').onRef('v.record_id', '=', 'r.id'),
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
