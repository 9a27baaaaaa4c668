import { sql, type Selectable } from 'kysely';
import type {
  AcquisitionOutcome,
  AcquisitionReason,
} from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Profile } from '../../../contract/core/pasted-links/profile-links.ts';
import type { SourceCode, SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import type { SourceTables } from '../../core/db/schema/sources-tables.ts';

/** A run of an acquisition. */
export interface RunIds {
  teamId: number;
  acquisitionId: number;
  run: number;
}

export type Item = Selectable<SourceTables['acquisition_items']>;

export interface NewItem {
  position: number;
  asked: string;
  profile: Profile | null;
  /** The creator's key in the catalogue; of two equal ones only the first is inserted. */
  subject: string | null;
  creatorId?: number;
  /** The item is settled from the start. */
  reason?: AcquisitionReason;
  fault?: SourceFaultKind;
  source?: SourceCode;
}

/** @returns how many were new */
export async function insertItems(
  db: Db,
  { teamId, acquisitionId, run }: RunIds,
  items: readonly NewItem[],
  at: Date,
): Promise<number> {
  if (!items.length) return 0;
  const { rows } = await sql`
    insert into acquisition_items
      (team_id, acquisition_id, run, position, asked, profile, subject, creator_id, outcome, reason, fault, source, settled_at)
    select ${teamId}::bigint, ${acquisitionId}::bigint, ${run}::int, position, asked, profile, subject, "creatorId",
      case when reason is null then null else 'failed' end, reason, fault, source,
      case when reason is null then null else ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(items)}) as given
      (position int, asked text, profile jsonb, subject text, "creatorId" bigint, reason text, fault text, source text)
    order by position
    on conflict (team_id, acquisition_id, run, subject) where subject is not null do nothing
    returning position`.execute(db);
  return rows.length;
}

const ofRun = (db: Db, { teamId, acquisitionId, run }: RunIds) =>
  db
    .selectFrom('acquisition_items')
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '=', run);

/** Returns the first waiting items. */
export const waitingItems = (db: Db, ids: RunIds, max: number): Promise<Item[]> =>
  ofRun(db, ids).selectAll().where('outcome', 'is', null).orderBy('position').limit(max).execute();

/** Returns the batch that was asked for and has waiting items; null if there is none. */
export async function openBatch(db: Db, ids: RunIds): Promise<number | null> {
  const first = await ofRun(db, ids)
    .select('batch')
    .where('outcome', 'is', null)
    .where('batch', 'is not', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return first?.batch ?? null;
}

/** Returns all items of a batch, including those that are settled. */
export const batchItems = (db: Db, ids: RunIds, batch: number): Promise<Item[]> =>
  ofRun(db, ids).selectAll().where('batch', '=', batch).orderBy('position').execute();

export async function lastPosition(db: Db, ids: RunIds): Promise<number> {
  const { last } = await ofRun(db, ids)
    .select(each => each.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** @param batch null takes waiting items out of their batch, so that they are asked for in another one */
export async function putInBatch(
  db: Db,
  { teamId, acquisitionId, run }: RunIds,
  positions: readonly number[],
  batch: number | null,
): Promise<void> {
  await db
    .updateTable('acquisition_items')
    .set({ batch })
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '=', run)
    .where('position', '=', sql<number>`any(${positions}::int[])`)
    .execute();
}

/** Returns those of these creators that are settled in the run already. */
export async function settledCreators(
  db: Db,
  ids: RunIds,
  creatorIds: readonly number[],
): Promise<Set<number>> {
  const rows = await ofRun(db, ids)
    .select('creator_id')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('outcome', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ creator_id }) => creator_id ?? []));
}

export interface SettledItem {
  position: number;
  creatorId: number | null;
  outcome: AcquisitionOutcome;
  reason: AcquisitionReason | null;
  fault: SourceFaultKind | null;
  source: SourceCode | null;
}

export async function settleItems(
  db: Db,
  { teamId, acquisitionId, run }: RunIds,
  settled: readonly SettledItem[],
  at: Date,
): Promise<void> {
  await sql`
    update acquisition_items i set creator_id = given."creatorId", outcome = given.outcome, reason = given.reason,
      fault = given.fault, source = given.source, settled_at = ${at}
    from json_to_recordset(${JSON.stringify(settled)})
      as given (position int, "creatorId" bigint, outcome text, reason text, fault text, source text)
    where i.team_id = ${teamId} and i.acquisition_id = ${acquisitionId} and i.run = ${run}
      and i.position = given.position`.execute(db);
}

/** Fails all waiting items with the same reason. @returns how many */
export async function failWaiting(
  db: Db,
  { teamId, acquisitionId, run }: RunIds,
  reason: AcquisitionReason,
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('acquisition_items')
    .set({ outcome: 'failed', reason, settled_at: at })
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '=', run)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes waiting items that are no longer needed. @returns how many */
export async function dropWaiting(db: Db, { teamId, acquisitionId, run }: RunIds): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('acquisition_items')
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '=', run)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Lets items wait again that failed for one of these reasons. @returns how many */
export async function wakeFailed(
  db: Db,
  { teamId, acquisitionId, run }: RunIds,
  reasons: readonly AcquisitionReason[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('acquisition_items')
    .set({ outcome: null, reason: null, fault: null, source: null, settled_at: null, batch: null })
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '=', run)
    .where('profile', 'is not', null)
    .where('reason', 'in', reasons)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Copies the named creators of a run to the next one. */
export async function copyNamed(db: Db, from: RunIds, run: number): Promise<number> {
  const { rows } = await sql`
    insert into acquisition_items (team_id, acquisition_id, run, position, asked, profile, subject)
    select team_id, acquisition_id, ${run}, position, asked, profile, subject from acquisition_items
    where team_id = ${from.teamId} and acquisition_id = ${from.acquisitionId} and run = ${from.run}
      and profile is not null
    returning position`.execute(db);
  return rows.length;
}

/** Deletes items of earlier runs that were settled before a time. */
export async function deleteRunsBefore(
  db: Db,
  { teamId, acquisitionId, run }: RunIds,
  before: Date,
): Promise<void> {
  await db
    .deleteFrom('acquisition_items')
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .where('run', '<', run)
    .where(each => each.or([each('settled_at', '<', before), each('settled_at', 'is', null)]))
    .execute();
}

export async function deleteItems(db: Db, teamId: number, acquisitionId: number): Promise<void> {
  await db
    .deleteFrom('acquisition_items')
    .where('team_id', '=', teamId)
    .where('acquisition_id', '=', acquisitionId)
    .execute();
}
