import { sql, type SqlBool } from 'kysely';
import type { AuditFault } from '../../../../contract/activity/audit-faults.ts';
import type { Db } from '../../../core/db/database.ts';
import type { RecordPlace } from '../queries.ts';
import type { SealedEntry } from './hashes.ts';

export const readLastSeal = (db: Db, teamId: number) =>
  db
    .selectFrom('audit_log_seals')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const readSeals = (db: Db, teamId: number, { after, size }: { after: number; size: number }) =>
  db
    .selectFrom('audit_log_seals')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(size)
    .execute();

export type SealRow = Awaited<ReturnType<typeof readSeals>>[number];

/** Seals with entries behind a place. */
export const readSealsBehind = (db: Db, teamId: number, { place, size }: { place: number; size: number }) =>
  db
    .selectFrom('audit_log_seals')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('last_place', '>', place)
    .orderBy('last_place')
    .limit(size)
    .execute();

const entriesWithValues = (db: Db, teamId: number) =>
  db
    .selectFrom('audit_log_entries as r')
    .leftJoin('audit_log_values as v', join =>
      join.on('v.team_id', '=', teamId).onRef('v.entry_id', '=', 'r.id'),
    )
    .where('r.team_id', '=', teamId)
    .select(['r.id', 'r.at', 'r.action', 'r.account_id', 'r.subject', 'r.subject_id', 'r.fields'])
    .select(['v.account_name', 'v.subject_name', 'v.before', 'v.after', 'v.address', 'v.agent', 'v.salt']);
export type EntryRow = Awaited<ReturnType<typeof readEntriesOf>>[number];

/** @param ids of entries */
export const readEntriesOf = (db: Db, teamId: number, ids: readonly number[]) =>
  entriesWithValues(db, teamId)
    .where('r.id', 'in', ids.length ? ids : [0])
    .execute();

interface Unsealed {
  since?: Date | undefined;
  before?: Date;
  after?: RecordPlace | undefined;
  size: number;
}

/** Entries without a place: of a time, the oldest first. */
export const readUnsealed = (db: Db, teamId: number, { since, before, after, size }: Unsealed) =>
  entriesWithValues(db, teamId)
    .where(each =>
      each.not(
        each.exists(
          each
            .selectFrom('audit_log_sealed_entries as s')
            .select('s.place')
            .where('s.team_id', '=', teamId)
            .whereRef('s.entry_id', '=', 'r.id'),
        ),
      ),
    )
    .$if(since !== undefined, query => query.where('r.at', '>=', since ?? new Date(0)))
    .$if(before !== undefined, query => query.where('r.at', '<', before ?? new Date(0)))
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(r.at, r.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::bigint)`,
      ),
    )
    .orderBy('r.at')
    .orderBy('r.id')
    .limit(size)
    .execute();

export const readSealedEntries = (db: Db, teamId: number, { first, last }: { first: number; last: number }) =>
  db
    .selectFrom('audit_log_sealed_entries')
    .select(['place', 'entry_id', 'entry_hash', 'values_hash'])
    .where('team_id', '=', teamId)
    .where('place', '>=', first)
    .where('place', '<=', last)
    .orderBy('place')
    .execute();

/** Sealed entries that stand before the first seal or behind the last one. */
export const readUncovered = (db: Db, teamId: number, size: number) =>
  db
    .selectFrom('audit_log_sealed_entries as e')
    .select(['e.place', 'e.entry_id'])
    .where('e.team_id', '=', teamId)
    .where(
      sql<SqlBool>`(e.place < 1 or e.place > (
        select coalesce(max(s.last_place), 0) from audit_log_seals s where s.team_id = ${teamId}))`,
    )
    .orderBy('e.place')
    .limit(size)
    .execute();

interface NewSeal {
  number: number;
  first_place: number;
  last_place: number;
  sealed_at: Date;
  previous_hash: Buffer;
  hash: Buffer;
}

/** @returns whether it was put: not if another process sealed at the same time */
export async function putSeal(
  db: Db,
  teamId: number,
  seal: NewSeal,
  entries: readonly SealedEntry[],
): Promise<boolean> {
  const put = await db
    .insertInto('audit_log_seals')
    .values({ team_id: teamId, ...seal })
    .onConflict(conflict => conflict.columns(['team_id', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!put) return false;
  const rows = entries.map(entry => ({ team_id: teamId, ...entry }));
  await db.insertInto('audit_log_sealed_entries').values(rows).execute();
  return true;
}

export const readState = (db: Db, teamId: number) =>
  db.selectFrom('audit_log_states').selectAll().where('team_id', '=', teamId).executeTakeFirst();

interface CheckRow {
  checked_at: Date;
  /** As before if they are undefined. */
  checked_number?: number;
  checked_hash?: Buffer;
  checked_entries: number;
  erased_entries: number;
  faults: readonly AuditFault[];
}

export async function putCheck(db: Db, teamId: number, { faults, ...check }: CheckRow): Promise<void> {
  const row = { ...check, faults: JSON.stringify(faults) };
  await db
    .insertInto('audit_log_states')
    .values({ team_id: teamId, ...row })
    .onConflict(conflict => conflict.column('team_id').doUpdateSet(row))
    .execute();
}

/** A place only moves forward. */
export async function putStreamedPlace(db: Db, teamId: number, place: number): Promise<void> {
  await db
    .insertInto('audit_log_states')
    .values({ team_id: teamId, streamed_place: place })
    .onConflict(conflict =>
      conflict
        .column('team_id')
        .doUpdateSet({ streamed_place: place })
        .where('audit_log_states.streamed_place', '<', place),
    )
    .execute();
}
