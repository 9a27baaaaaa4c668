import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the names that the team imported for these creators. */
export async function importedNames(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('team_creators')
    .select(['creator_id', 'imported_name'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('imported_name', 'is not', null)
    .execute();
  return new Map(rows.map(row => [row.creator_id, row.imported_name ?? '']));
}

/** Returns those of these creators whose imported name contains a text, in any case. */
export async function idsWithImportedName(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
  keyword: string,
): Promise<number[]> {
  const literal = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('team_creators')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('imported_name', 'ilike', literal)
    .execute();
  return rows.map(row => row.creator_id);
}

/** Returns creators whose imported name contains one of these texts, in any case. */
export async function idsByImportedName(
  db: Db,
  teamId: number,
  texts: readonly string[],
  max: number,
): Promise<number[]> {
  const patterns = texts.map(text => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const rows = await db
    .selectFrom('team_creators')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('imported_name', 'is not', null)
    .where(sql<boolean>`imported_name ilike any(${patterns}::text[])`)
    .limit(max)
    .execute();
  return rows.map(row => row.creator_id);
}

/** Returns those of these creators that have no name in the catalogue. */
export async function withoutName(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(sql<boolean>`name in ('', handle)`)
    .execute();
  return new Set(rows.map(row => row.id));
}

/** Stores the names that the team's file has, in one order for all, so that two imports never deadlock. */
export async function putImportedNames(
  db: Db,
  teamId: number,
  names: readonly { creatorId: number; name: string }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into team_creators (team_id, creator_id, imported_name, changed_at)
    select distinct on ("creatorId") ${teamId}::bigint, "creatorId", name, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(names)}) as given ("creatorId" bigint, name text)
    order by "creatorId"
    on conflict (team_id, creator_id) do update set imported_name = excluded.imported_name`.execute(db);
}

export const findNamed = (db: Db, creatorId: number) =>
  db.selectFrom('creators').select(['id', 'name', 'handle']).where('id', '=', creatorId).executeTakeFirst();

/** What a team calls a creator: null without a creator. */
export function shownNameOf(creator: string, own: string) {
  const [name, handle] = [sql.ref(`${creator}.name`), sql.ref(`${creator}.handle`)];
  return sql<string | null>`coalesce(
    case when ${name} in ('', ${handle}) then ${sql.ref(`${own}.imported_name`)} end, nullif(${name}, ''), ${handle})`;
}
