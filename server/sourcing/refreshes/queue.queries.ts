import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode, SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';

/** A batch belongs to one worker until this time. After that another one takes over the batch of a dead worker. */
export interface Lease {
  now: Date;
  until: Date;
}

export interface Batch {
  id: string;
  source: SourceCode;
  isAsked: boolean;
}

/** Takes over a batch whose worker died or had to wait. @returns null if there is none */
export async function takeOverBatch(db: Db, { now, until }: Lease): Promise<Batch | null> {
  const { rows } = await sql<{ batch: string; source: SourceCode; reason: string }>`
    update refresh_queue q set leased_until = ${until}
    from (
      select creator_id from refresh_queue
      where batch = (
        select batch from refresh_queue where leased_until <= ${now}
        order by worth desc limit 1 for update skip locked)
      for update skip locked
    ) taken
    where q.creator_id = taken.creator_id and q.leased_until <= ${now}
    returning q.batch, q.source, q.reason`.execute(db);
  return batchOf(rows);
}

/**
 * Takes the entries of a source that are most worth refreshing and have no worker. Requested refreshes and others go
 * into separate batches.
 */
export async function takeBatch(
  db: Db,
  { id, source, size, until }: { id: string; source: SourceCode; size: number; until: Date },
): Promise<Batch | null> {
  const { rows } = await sql<{ batch: string; source: SourceCode; reason: string }>`
    with first as (
      select reason = 'asked' as is_asked from refresh_queue
      where source = ${source} and batch is null order by worth desc, creator_id limit 1
    )
    update refresh_queue q
    set batch = ${id}, leased_until = ${until}
    from (
      select creator_id from refresh_queue, first
      where source = ${source} and batch is null and (reason = 'asked') = first.is_asked
      order by worth desc, creator_id limit ${size}
      for update of refresh_queue skip locked
    ) taken
    where q.creator_id = taken.creator_id
    returning q.batch, q.source, q.reason`.execute(db);
  return batchOf(rows);
}

function batchOf(rows: readonly { batch: string; source: SourceCode; reason: string }[]): Batch | null {
  const [first] = rows;
  return first ? { id: first.batch, source: first.source, isAsked: first.reason === 'asked' } : null;
}

export async function sourcesQueued(db: Db): Promise<SourceCode[]> {
  const rows = await db
    .selectFrom('refresh_queue')
    .select('source')
    .distinct()
    .where('batch', 'is', null)
    .execute();
  return rows.map(({ source }) => source);
}

/** Returns the creators of a batch with their stored state, always in the same order. */
export async function readSubjects(db: Db, batch: string) {
  const { rows } = await sql<{
    id: number;
    platform: Platform;
    platform_id: string | null;
    handle: string;
    homepage_url: string;
    memory: Record<string, string> | null;
  }>`
    select c.id, c.platform, c.platform_id, c.handle, c.homepage_url, s.memory
    from refresh_queue q join creators c on c.id = q.creator_id
    left join refresh_states s on s.creator_id = q.creator_id
    where q.batch = ${batch} order by q.creator_id`.execute(db);
  return rows;
}
export type Subject = Awaited<ReturnType<typeof readSubjects>>[number];

/** Postpones a batch. It keeps its members, so that its stored answers stay valid. */
export async function putOff(db: Db, batch: string, until: Date): Promise<void> {
  await db.updateTable('refresh_queue').set({ leased_until: until }).where('batch', '=', batch).execute();
}

export async function dropBatch(db: Db, batch: string): Promise<void> {
  await db.deleteFrom('refresh_queue').where('batch', '=', batch).execute();
}

export interface Outcome {
  creatorId: number;
  fault: SourceFaultKind | null;
  memory: Record<string, string>;
}

/** Stores the results, in order of ids. @param retryDays by consecutive failures */
export async function putOutcomes(
  db: Db,
  at: Date,
  outcomes: readonly Outcome[],
  retryDays: (failures: number) => number,
): Promise<void> {
  if (!outcomes.length) return;
  const rows = outcomes.map(({ creatorId, fault, memory }) => ({ creatorId, fault, memory }));
  const { rows: failed } = await sql<{ creator_id: number; failures: number }>`
    insert into refresh_states (creator_id, tried_at, fault, failures, retry_at, memory)
    select "creatorId", ${at}::timestamptz, fault, case when fault is null then 0 else 1 end, null, memory
    from json_to_recordset(${JSON.stringify(rows)}) as given ("creatorId" bigint, fault text, memory jsonb)
    order by "creatorId"
    on conflict (creator_id) do update set
      tried_at = excluded.tried_at, fault = excluded.fault, retry_at = null, memory = excluded.memory,
      failures = case when excluded.fault is null then 0 else refresh_states.failures + 1 end
    returning creator_id, failures`.execute(db);
  const later = failed
    .filter(({ failures }) => failures > 0)
    .map(({ creator_id, failures }) => ({
      id: creator_id,
      at: new Date(at.getTime() + retryDays(failures) * 86_400_000).toISOString(),
    }));
  if (!later.length) return;
  await sql`
    update refresh_states set retry_at = given.at
    from json_to_recordset(${JSON.stringify(later)}) as given (id bigint, at timestamptz)
    where refresh_states.creator_id = given.id`.execute(db);
}

/** Puts a creator before all others, unless a worker has it already. */
export async function putRequested(
  db: Db,
  row: { creatorId: number; platform: Platform; source: SourceCode; worth: number; at: Date },
): Promise<void> {
  await sql`
    insert into refresh_queue (creator_id, platform, source, reason, worth, decided_at)
    values (${row.creatorId}, ${row.platform}, ${row.source}, 'asked', ${row.worth}, ${row.at})
    on conflict (creator_id) do update set reason = 'asked', worth = excluded.worth, source = excluded.source
    where refresh_queue.batch is null`.execute(db);
}

/** Returns a creator's place in the queue, and the result of the last refresh. */
export async function readRefreshState(db: Db, creatorId: number, now: Date) {
  const { rows } = await sql<{
    batch: string | null;
    leased: boolean | null;
    source: SourceCode | null;
    tried_at: Date | null;
    fault: SourceFaultKind | null;
    retry_at: Date | null;
  }>`
    select q.batch, q.leased_until > ${now} as leased, q.source, s.tried_at, s.fault, s.retry_at
    from (values (${creatorId}::bigint)) as asked (id)
    left join refresh_queue q on q.creator_id = asked.id
    left join refresh_states s on s.creator_id = asked.id`.execute(db);
  return rows[0];
}

export function findSubject(db: Db, creatorId: number, platform: Platform) {
  return db
    .selectFrom('creators')
    .select(['id', 'refreshed_at', 'sample'])
    .where('id', '=', creatorId)
    .where('platform', '=', platform)
    .executeTakeFirst();
}
