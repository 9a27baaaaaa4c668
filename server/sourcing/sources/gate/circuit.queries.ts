import { sql } from 'kysely';
import type {
  SourceCode,
  SourceFaultKind,
  SpendPurpose,
} from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { failuresBeforeRest, restMs } from './circuit.ts';

/** Returns the operator's settings for a source and its state; defaults if nothing is stored. */
export async function readSetting(db: Db, source: SourceCode) {
  const row = await db
    .selectFrom('source_settings')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst();
  return row ?? { is_on: true, limits: {}, failures: 0, open_until: null, answered_at: null };
}

/**
 * Claims the trial call after a source's rest.
 * @returns false if another call is trying already
 */
export async function claimTrial(
  db: Db,
  source: SourceCode,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('source_settings')
    .set({ open_until: until })
    .where('source', '=', source)
    .where('failures', '>=', failuresBeforeRest)
    .where('open_until', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes an answer and resets the failures. Without failures before, it writes once per minute at most. */
export async function noteAnswer(db: Db, source: SourceCode, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - 60_000);
  await sql`
    insert into source_settings (source, answered_at) values (${source}, ${now})
    on conflict (source) do update set answered_at = excluded.answered_at, failures = 0, open_until = null
    where source_settings.failures > 0 or source_settings.answered_at is null
      or source_settings.answered_at < ${stale}`.execute(db);
}

/** Notes one more consecutive failure. */
export async function noteFailure(db: Db, source: SourceCode, now: Date): Promise<void> {
  const { rows } = await sql<{ failures: number }>`
    insert into source_settings (source, failures) values (${source}, 1)
    on conflict (source) do update set failures = source_settings.failures + 1
    returning failures`.execute(db);
  const rest = restMs(rows[0]?.failures ?? 0);
  if (rest === null) return;
  await db
    .updateTable('source_settings')
    .set({ open_until: new Date(now.getTime() + rest) })
    .where('source', '=', source)
    .execute();
}

export async function logFault(
  db: Db,
  row: { source: SourceCode; at: Date; kind: SourceFaultKind; purpose: SpendPurpose; fault: string },
): Promise<void> {
  await db.insertInto('source_fault_log').values(row).execute();
}

export async function deleteFaultsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('source_fault_log').where('at', '<', before).execute();
}
