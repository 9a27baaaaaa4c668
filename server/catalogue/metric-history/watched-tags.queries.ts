import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';

/** Counts one project more or less for a tag; deletes the tag with its last project. */
export async function countTag(db: Db, tag: string, by: 1 | -1, now: Date): Promise<void> {
  await sql`
    insert into watched_tags (tag, watchers, due_at) values (${tag}, ${by}, ${now})
    on conflict (tag) do update set watchers = watched_tags.watchers + excluded.watchers`.execute(db);
  if (by < 0) await db.deleteFrom('watched_tags').where('tag', '=', tag).where('watchers', '<=', 0).execute();
}

export async function readTags(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('watched_tags').select('tag').execute();
  return rows.map(({ tag }) => tag);
}

export interface Find {
  tag: string;
  key: string;
  platform: Platform;
  url: string;
  creator_id: number | null;
  published_at: Date;
}

/** @returns the keys that are new */
export async function insertFinds(db: Db, finds: readonly Find[], now: Date): Promise<string[]> {
  if (!finds.length) return [];
  const { rows } = await sql<{ key: string }>`
    insert into tag_finds (tag, key, platform, url, creator_id, published_at, found_at)
    select distinct on (tag, key) tag, key, platform, url, creator_id, published_at, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(finds)}) as given (
      tag text, key text, platform platform, url text, creator_id bigint, published_at timestamptz)
    order by tag, key
    on conflict (tag, key) do nothing returning key`.execute(db);
  return rows.map(({ key }) => key);
}

export async function readFinds(
  db: Db,
  tags: readonly string[],
  { from, to, foundSince }: { from: Date; to: Date; foundSince: Date },
) {
  if (!tags.length) return [];
  const { rows } = await sql<Find & { found_at: Date }>`
    select * from tag_finds
    where tag = any(${tags}::text[]) and published_at >= ${from} and published_at < ${to}
      and found_at >= ${foundSince}
    order by published_at, key`.execute(db);
  return rows;
}
