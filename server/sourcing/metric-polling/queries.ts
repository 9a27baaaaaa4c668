import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';

/** Posts that are asked for together. They belong to one worker until its lease ends. */
export interface Batch {
  id: string;
  platform: Platform;
  keys: string[];
}

export interface Lease {
  now: Date;
  until: Date;
}

/** Takes over a batch whose worker died. */
export async function takeOverBatch(db: Db, { now, until }: Lease): Promise<Batch | null> {
  const { rows } = await sql<Batch>`
    update metric_poll_batches b set leased_until = ${until}
    from (
      select id from metric_poll_batches where leased_until <= ${now}
      order by leased_until limit 1 for update skip locked
    ) left_behind
    where b.id = left_behind.id
    returning b.id, b.platform, b.keys`.execute(db);
  return rows[0] ?? null;
}

export interface Taking {
  id: string;
  platform: Platform;
  isSample: boolean;
  max: number;
  /** Whether to add posts of the same creators that are due within a quarter of their interval. */
  withOwners: boolean;
}

/**
 * Takes posts that are due: first those that somebody waits for, then those that are late by the largest part of their
 * interval. The batch has the lease. A post only stores its batch, in a column without an index, so that no index must
 * be updated.
 */
export async function takeBatch(
  db: Db,
  { now, until }: Lease,
  { id, platform, isSample, max, withOwners }: Taking,
): Promise<Batch | null> {
  const { rows } = await sql<{ key: string; owner: number | null }>`
    update metric_polls w set batch = ${id}
    from (
      select key from metric_polls
      where platform = ${platform} and is_sample = ${isSample} and batch is null and due_at <= ${now}
      order by asked desc, extract(epoch from ${now}::timestamptz - due_at) / every_minutes desc, key
      limit ${max} for update skip locked
    ) taken
    where w.key = taken.key
    returning w.key, w.owner`.execute(db);
  if (!rows.length) return null;
  const owners = withOwners ? [...new Set(rows.flatMap(({ owner }) => owner ?? []))] : [];
  const along = owners.length ? await takeAlong(db, id, { now, owners, isSample }) : [];
  const keys = [...rows, ...along].map(({ key }) => key);
  await db.insertInto('metric_poll_batches').values({ id, platform, keys, leased_until: until }).execute();
  return { id, platform, keys };
}

/**
 * A creator belongs to one platform. With the platform in the condition, the planner might choose the index of all
 * posts that are due there.
 */
async function takeAlong(
  db: Db,
  id: string,
  { now, owners, isSample }: { now: Date; owners: readonly number[]; isSample: boolean },
): Promise<{ key: string }[]> {
  const { rows } = await sql<{ key: string }>`
    update metric_polls w set batch = ${id}
    from (
      select key from metric_polls
      where owner = any(${owners}::bigint[]) and is_sample = ${isSample} and batch is null
        and due_at <= ${now}::timestamptz + every_minutes * interval '15 seconds'
      for update skip locked
    ) taken
    where w.key = taken.key
    returning w.key`.execute(db);
  return rows;
}

/**
 * Returns the posts of a batch without an answer, always in the same order, so that the same questions are asked after
 * a kill.
 */
export async function readBatch(db: Db, { id, keys }: Batch): Promise<{ key: string; failures: number }[]> {
  const { rows } = await sql<{ key: string; failures: number }>`
    select key, failures from metric_polls where key = any(${keys}::text[]) and batch = ${id}
    order by owner nulls first, key`.execute(db);
  return rows;
}

/** Returns the posts of a batch without an answer; null if another worker has taken the batch over. */
export async function readHeld(db: Db, { id, keys }: Batch, until: Date): Promise<string[] | null> {
  const { rows: ours } = await sql`
    select id from metric_poll_batches where id = ${id} and leased_until = ${until} for update`.execute(db);
  if (!ours.length) return null;
  const { rows } = await sql<{ key: string }>`
    select key from metric_polls where key = any(${keys}::text[]) and batch = ${id}
    order by key for update`.execute(db);
  return rows.map(({ key }) => key);
}

/** What remains of a batch: posts without an answer, and after how many minutes some of them are tried again. */
export interface Leaving {
  unanswered: readonly string[];
  next: readonly { key: string; minutes: number }[];
}

/** Ends a batch if it is still held. */
export async function releaseBatch(
  db: Db,
  id: string,
  now: Date,
  { unanswered, next }: Leaving,
): Promise<void> {
  if (next.length)
    await sql`
      update metric_polls w set
        failures = least(w.failures + 1, 1000), asked = false,
        due_at = ${now}::timestamptz + given.minutes * interval '1 minute'
      from json_to_recordset(${JSON.stringify(next)}) as given (key text, minutes float8)
      where w.key = given.key`.execute(db);
  // A post is not due again at once, whatever the result.
  if (unanswered.length)
    await sql`
      update metric_polls set
        batch = null,
        due_at = case when due_at <= ${now} then ${now}::timestamptz + every_minutes * interval '1 minute'
          else due_at end
      where key = any(${unanswered}::text[]) and batch = ${id}`.execute(db);
  await db.deleteFrom('metric_poll_batches').where('id', '=', id).execute();
}

/** Returns handles and ids of creators; some sources find posts only by them. */
export async function ownersOf(db: Db, ids: readonly number[]) {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: number; handle: string; platform_id: string | null }>`
    select id, handle, platform_id from creators where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Takes the next hashtag to look for, until the given time. */
export async function takeTag(
  db: Db,
  { now, until }: Lease,
): Promise<{ tag: string; fetched_at: Date | null } | null> {
  const { rows } = await sql<{ tag: string; fetched_at: Date | null }>`
    update watched_tags w set leased_until = ${until}
    from (
      select tag from watched_tags
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) taken
    where w.tag = taken.tag returning w.tag, w.fetched_at`.execute(db);
  return rows[0] ?? null;
}

export async function putTag(
  db: Db,
  tag: string,
  { fetchedAt, dueAt }: { fetchedAt: Date | null; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('watched_tags')
    .set({ due_at: dueAt, leased_until: null, ...(fetchedAt && { fetched_at: fetchedAt }) })
    .where('tag', '=', tag)
    .execute();
}
