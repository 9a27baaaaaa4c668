import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import type { Watcher } from './service.ts';

export async function insertWatchers(
  db: Db,
  { teamId, projectId }: Watcher,
  keys: readonly string[],
): Promise<void> {
  await sql`
    insert into post_watchers (key, team_id, project_id)
    select key, ${teamId}, ${projectId} from unnest(${keys}::text[]) as given (key) order by key collate "C"
    on conflict do nothing`.execute(db);
}

/** @returns the keys that no project watches any more */
export async function deleteWatchers(
  db: Db,
  { teamId, projectId }: Watcher,
  keys: readonly string[],
): Promise<string[]> {
  await sql`
    delete from post_watchers
    where key = any(${keys}::text[]) and team_id = ${teamId} and project_id = ${projectId}`.execute(db);
  const { rows } = await sql<{ key: string }>`
    select distinct key from post_watchers where key = any(${keys}::text[])`.execute(db);
  const still = new Set(rows.map(({ key }) => key));
  return keys.filter(key => !still.has(key));
}

/** Returns the projects of all teams that watch any of these posts, each once. */
export async function watchersOf(db: Db, keys: readonly string[]): Promise<Watcher[]> {
  const { rows } = await sql<{ team_id: number; project_id: number }>`
    select distinct team_id, project_id from post_watchers where key = any(${keys}::text[])
    order by team_id, project_id`.execute(db);
  return rows.map(({ team_id: teamId, project_id: projectId }) => ({ teamId, projectId }));
}

export interface NewWatch {
  key: string;
  platform: Platform;
  is_sample: boolean;
  owner: number | null;
  born_at: Date;
  watched_at: Date;
  every_minutes: number;
  due_at: Date;
}

/** A post that is already scheduled keeps its time. */
export async function insertWatches(db: Db, rows: readonly NewWatch[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into metric_polls (key, platform, is_sample, owner, born_at, watched_at, every_minutes, due_at)
    select * from json_to_recordset(${JSON.stringify(rows)}) as given (
      key text, platform platform, is_sample boolean, owner bigint, born_at timestamptz, watched_at timestamptz,
      every_minutes integer, due_at timestamptz)
    order by key collate "C" on conflict (key) do nothing`.execute(db);
}

export async function deleteWatches(db: Db, keys: readonly string[]): Promise<void> {
  if (!keys.length) return;
  await sql`delete from metric_polls where key = any(${keys}::text[])`.execute(db);
}

export interface NextPoll {
  key: string;
  owner: number | null;
  born_at: Date;
  every_minutes: number;
  due_at: Date;
}

/** Stores the next poll after an answer. The lease of the worker that asked ends. */
export async function updateWatches(db: Db, rows: readonly NextPoll[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    update metric_polls w set
      owner = given.owner, born_at = given.born_at, every_minutes = given.every_minutes, due_at = given.due_at,
      asked = false, failures = 0, batch = null
    from json_to_recordset(${JSON.stringify(rows)}) as given (
      key text, owner bigint, born_at timestamptz, every_minutes integer, due_at timestamptz)
    where w.key = given.key`.execute(db);
}

export async function putFirst(db: Db, key: string, at: Date): Promise<void> {
  await db
    .updateTable('metric_polls')
    .set({ asked: true, due_at: at, failures: 0 })
    .where('key', '=', key)
    .execute();
}

export async function readDue(db: Db, keys: readonly string[]) {
  if (!keys.length) return [];
  const { rows } = await sql<{ key: string; due_at: Date }>`
    select key, due_at from metric_polls where key = any(${keys}::text[])`.execute(db);
  return rows;
}
