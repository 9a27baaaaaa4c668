import { sql } from 'kysely';
import type { ImportField, ImportReason } from '../../../../contract/creators/list-imports/list-imports.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';

export interface ImportIds {
  teamId: number;
  importId: number;
}

export type Outcome = 'waiting' | 'added' | 'already' | 'failed';

export async function insertRows(
  db: Db,
  { teamId, importId }: ImportIds,
  rows: readonly { row: number; cells: readonly string[] }[],
): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into list_import_rows (team_id, import_id, row, cells)
    select ${teamId}::bigint, ${importId}::bigint, row, cells
    from json_to_recordset(${JSON.stringify(rows)}) as given (row int, cells text[])`.execute(db);
}

/** Reads only the requested columns, so that wide rows need no memory; in file order. */
export async function readCells(
  db: Db,
  { teamId, importId }: ImportIds,
  columns: readonly (readonly [ImportField, number])[],
  page: { after: number; size: number; onlyWaiting: boolean },
): Promise<{ row: number; cells: Partial<Record<ImportField, string>> }[]> {
  const asked = sql.join(
    columns.map(([field, column]) => sql`${sql.lit(field)}, cells[${sql.lit(column + 1)}]`),
  );
  const { rows } = await sql<{ row: number; cells: Partial<Record<ImportField, string>> }>`
    select row, json_strip_nulls(json_build_object(${asked})) as cells
    from list_import_rows
    where team_id = ${teamId} and import_id = ${importId} and row > ${page.after}
      ${page.onlyWaiting ? sql`and outcome = 'waiting'` : sql``}
    order by row limit ${page.size}`.execute(db);
  return rows;
}

/** Returns those of these rows that still wait. The import must be locked. */
export async function stillWaiting(
  db: Db,
  { teamId, importId }: ImportIds,
  rows: readonly number[],
): Promise<Set<number>> {
  const found = await db
    .selectFrom('list_import_rows')
    .select('row')
    .where('team_id', '=', teamId)
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${rows}::int[])`)
    .where('outcome', '=', 'waiting')
    .execute();
  return new Set(found.map(({ row }) => row));
}

/** Returns the creators of all settled rows. */
export async function creatorsOfRows(db: Db, { teamId, importId }: ImportIds): Promise<number[]> {
  const rows = await db
    .selectFrom('list_import_rows')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('import_id', '=', importId)
    .where('creator_id', 'is not', null)
    .execute();
  return rows.flatMap(({ creator_id }) => creator_id ?? []);
}

export interface RowOutcome {
  row: number;
  outcome: 'added' | 'already' | 'failed';
  reason: ImportReason | null;
  creatorId: number | null;
}

export async function setOutcomes(
  db: Db,
  { teamId, importId }: ImportIds,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update list_import_rows r set outcome = given.outcome, reason = given.reason, creator_id = given."creatorId"
    from json_to_recordset(${JSON.stringify(outcomes)})
      as given (row int, outcome text, reason text, "creatorId" bigint)
    where r.team_id = ${teamId} and r.import_id = ${importId} and r.row = given.row`.execute(db);
}

export interface ShownRow {
  row: number;
  cells: string[];
  outcome: Outcome;
  reason: ImportReason | null;
  creator_id: number | null;
  platform: Platform | null;
  name: string | null;
  handle: string | null;
  first_seen_at: Date | null;
}

/** Returns rows with their creators in file order: a page by its number, or what follows a row. */
export async function readRows(
  db: Db,
  { teamId, importId }: ImportIds,
  page: { outcome?: Outcome | undefined; after?: number; offset?: number; size: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select r.row, r.cells, r.outcome, r.reason, r.creator_id, c.platform, c.name, c.handle, c.first_seen_at
    from list_import_rows r left join creators c on c.id = r.creator_id
    where r.team_id = ${teamId} and r.import_id = ${importId} and r.row > ${page.after ?? 0}
      ${page.outcome ? sql`and r.outcome = ${page.outcome}` : sql``}
    order by r.row limit ${page.size} offset ${page.offset ?? 0}`.execute(db);
  return rows;
}

export async function countRows(
  db: Db,
  { teamId, importId }: ImportIds,
  outcome: Outcome | undefined,
): Promise<number> {
  const { total } = await db
    .selectFrom('list_import_rows')
    .select(count => count.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .where('import_id', '=', importId)
    .$if(outcome !== undefined, query => query.where(sql<boolean>`outcome = ${outcome}`))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the names in the catalogue. */
export async function namesOfCreators(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'platform', 'name', 'handle'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(row => [row.id, row]));
}
