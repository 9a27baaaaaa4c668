import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A table of teams whose `creator_id` names a creator. */
export interface CreatorReference {
  table: string;
  /** The other columns of a key that holds one row for a creator; absent where rows may be many. */
  once?: readonly string[];
  /** What becomes of a row whose place is taken: dropped by default, or it keeps its columns but names nobody. */
  taken?: 'drop' | 'clear';
}

/** One thing that turned out to be another. */
export interface IdPair {
  from: number;
  into: number;
}

/** Lets the rows of one team that name `from` name `into`, in the caller's transaction as this team. */
export async function moveReferences(
  db: Db,
  teamId: number,
  references: readonly CreatorReference[],
  pairs: readonly IdPair[],
): Promise<void> {
  for (const reference of references) {
    const used = await readUsed(db, teamId, reference, pairs);
    for (const pair of pairs) if (used.has(pair.from)) await moveOne(db, teamId, reference, pair);
  }
}

async function readUsed(
  db: Db,
  teamId: number,
  { table }: CreatorReference,
  pairs: readonly IdPair[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct creator_id as id from ${sql.table(table)}
    where team_id = ${teamId} and creator_id = any(${pairs.map(pair => pair.from)}::bigint[])`.execute(db);
  return new Set(rows.map(row => row.id));
}

async function moveOne(
  db: Db,
  teamId: number,
  { table, once, taken = 'drop' }: CreatorReference,
  { from, into }: IdPair,
): Promise<void> {
  const own = sql.table(table);
  const keys = (once ?? []).map(key => sql`other.${sql.ref(key)} is not distinct from own.${sql.ref(key)}`);
  const isFree = once
    ? sql`not exists (select from ${own} as other where other.team_id = own.team_id
        and other.creator_id = ${into} ${keys.map(key => sql`and ${key}`).reduce((all, key) => sql`${all} ${key}`, sql``)})`
    : sql`true`;
  await sql`
    update ${own} as own set creator_id = ${into}
    where own.team_id = ${teamId} and own.creator_id = ${from} and ${isFree}`.execute(db);
  if (!once) return;
  await (
    taken === 'drop'
      ? sql`delete from ${own} where team_id = ${teamId} and creator_id = ${from}`
      : sql`update ${own} set creator_id = null where team_id = ${teamId} and creator_id = ${from}`
  ).execute(db);
}
