import { sql } from 'kysely';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { Db } from '../../core/db/database.ts';
import { goesOnAfter, type OldRows, type ReadRows } from '../../core/db/personal-data/old-rows.ts';
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
  /** Of the hash of what is personal in it. */
  salt: Buffer;
}

const jsonOrNull = (values: RecordedValues | null) => (values ? JSON.stringify(values) : null);

/** The permanent part of a record, and separately the values that an account may have erased. */
export async function insertRecord(db: Db, teamId: number, record: NewRecord): Promise<void> {
  const account_id = record.account?.id ?? null;
  const { id } = await db
    .insertInto('audit_log_entries')
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
    .insertInto('audit_log_values')
    .values({
      team_id: teamId,
      entry_id: id,
      account_id,
      account_name: record.account?.name ?? '',
      subject_name: record.subjectName,
      before: jsonOrNull(record.before),
      after: jsonOrNull(record.after),
      address: record.address,
      agent: record.agent,
      salt: record.salt,
    })
    .execute();
}

/** Of records by this account. */
export async function eraseValuesBy(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .updateTable('audit_log_values')
    .set({ account_name: '', address: '', agent: '', before: null, after: null, salt: null })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Of records about this account. */
export async function eraseValuesAbout(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .updateTable('audit_log_values')
    .set({ subject_name: '', before: null, after: null, salt: null })
    .where('team_id', '=', teamId)
    .where('entry_id', 'in', records =>
      records
        .selectFrom('audit_log_entries')
        .select('id')
        .where('team_id', '=', teamId)
        .where('subject', 'in', ['account', 'member'])
        .where('subject_id', '=', accountId),
    )
    .execute();
}

/** Of old records, with the salt of their hash in the seal. Who did what stays. */
export async function eraseOldValues(db: Db, teamId: number, old: OldRows): Promise<number | null> {
  const { rows } = await sql<ReadRows>`
    with next as (
      select id, at from audit_log_entries where team_id = ${teamId} and id > ${old.after} order by id limit ${old.max}
    ), erased as (
      update audit_log_values v
      set account_name = '', subject_name = '', before = null, after = null, address = '', agent = '', salt = null
      from next n
      where v.team_id = ${teamId} and v.entry_id = n.id and n.at < ${old.before}
        and (v.account_name <> '' or v.subject_name <> '' or v.address <> '' or v.agent <> ''
          or v.before is not null or v.after is not null or v.salt is not null)
    )
    select max(id) as last, count(*)::int as count from next`.execute(db);
  return goesOnAfter(rows[0], old);
}
