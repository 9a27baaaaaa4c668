import { sql, type Selectable } from 'kysely';
import { noteChanges } from '../../../core/db/creator-changes/note-changes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import type { SearchColumns } from '../../figures/search-columns.ts';
import { assignments, columnList, givenRows } from './bulk-rows.queries.ts';
import { figureTypes, writtenTypes } from './creator-columns.queries.ts';

export type StoredCreator = Pick<Selectable<Schema['creators']>, keyof typeof writtenTypes>;
const written = Object.keys(writtenTypes) as (keyof StoredCreator)[];

/** A creator's row without its figures, as it is sent to the database: times are text. */
export type CreatorRow = Omit<
  StoredCreator,
  'first_seen_at' | 'refreshed_at' | 'counted_at' | 'posts_seen_at'
> & {
  first_seen_at: string;
  refreshed_at: string;
  counted_at: string | null;
  posts_seen_at: string | null;
};

export type NewCreatorRow = CreatorRow & SearchColumns & { figures_at: string; added_at: string };

export function readCreators(db: Db, ids: readonly number[]): Promise<StoredCreator[]> {
  return db
    .selectFrom('creators')
    .select(written)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

const newTypes = { ...writtenTypes, ...figureTypes, added_at: 'timestamptz' };

export async function insertCreators(db: Db, rows: readonly NewCreatorRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creators (${columnList(newTypes)}) overriding system value
    select ${columnList(newTypes)} from ${givenRows(rows, newTypes)}`.execute(db);
  await noteChanges(
    db,
    rows.map(row => row.id),
  );
}

export async function updateCreators(db: Db, rows: readonly CreatorRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    update creators set ${assignments(writtenTypes, 'given', ['id', 'platform'])}
    from ${givenRows(rows, writtenTypes)} where creators.id = given.id`.execute(db);
  await noteChanges(
    db,
    rows.map(row => row.id),
  );
}

/** Says of those of these creators who have no contact address left that they have none. */
export async function clearHasEmail(db: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update creators set has_email = false
    where id = any(${ids}::bigint[]) and has_email
      and not exists (select from contact_addresses a where a.creator_id = creators.id)
    returning id`.execute(db);
  await noteChanges(
    db,
    rows.map(row => row.id),
  );
}

/** Returns the next creators of a source, in order of id. */
export async function creatorsOfSource(
  db: Db,
  source: string,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('source', '=', source)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(row => row.id);
}

const tablesByCreator = [
  'posts',
  'post_comments',
  'creator_snapshots',
  'creator_audiences',
  'creator_traits',
  'contact_addresses',
  'creator_figures',
  'creator_provenance',
  'pictures',
] as const;

/** Deletes creators with all their data. There are no foreign keys that would do it. */
export async function deleteCreators(db: Db, ids: readonly number[]): Promise<void> {
  const these = sql<number>`any(${ids}::bigint[])`;
  for (const table of tablesByCreator) await db.deleteFrom(table).where('creator_id', '=', these).execute();
  await db.deleteFrom('creators').where('id', '=', these).execute();
  await noteChanges(db, ids);
}
