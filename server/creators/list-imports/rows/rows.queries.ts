import { sql } from 'kysely';
import type {
  ImportField,
  ImportReason,
  ImportChange,
  ImportWarning,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';

export interface ImportIds {
  teamId: number;
  importId: number;
}

type Outcome = 'waiting' | 'added' | 'updated' | 'already' | 'failed';
/** `attention`: failed, or with warnings. */
export type OutcomeFilter = Outcome | 'attention';

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
  outcome: Exclude<Outcome, 'waiting'>;
  reason: ImportReason | null;
  creatorId: number | null;
  warnings: readonly ImportWarning[];
  changes: readonly ImportChange[];
}

/** Of somebody who asked to be erased not even the row of the file is kept. */
export async function setOutcomes(
  db: Db,
  { teamId, importId }: ImportIds,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update list_import_rows r set outcome = given.outcome, reason = given.reason, creator_id = given."creatorId",
      warnings = given.warnings, changes = given.changes,
      cells = case when given.reason = 'erased' then '{}' else r.cells end
    from json_to_recordset(${JSON.stringify(outcomes)})
      as given (row int, outcome text, reason text, "creatorId" bigint, warnings text[], changes text[])
    where r.team_id = ${teamId} and r.import_id = ${importId} and r.row = given.row`.execute(db);
}

export interface ShownRow {
  row: number;
  cells: string[];
  outcome: Outcome;
  reason: ImportReason | null;
  warnings: ImportWarning[];
  changes: ImportChange[];
  creator_id: number | null;
  platform: Platform | null;
  name: string | null;
  handle: string | null;
  first_seen_at: Date | null;
}

const needsAttention = sql<boolean>`(outcome = 'failed' or warnings <> '{}')`;
const fitting = (filter: OutcomeFilter | undefined) => {
  if (filter === undefined) return sql<boolean>`true`;
  return filter === 'attention' ? needsAttention : sql<boolean>`outcome = ${filter}`;
};

/** Returns rows with their creators in file order: a page by its number, or what follows a row. */
export async function readRows(
  db: Db,
  { teamId, importId }: ImportIds,
  page: { outcome?: OutcomeFilter | undefined; after?: number; offset?: number; size: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select r.row, r.cells, r.outcome, r.reason, r.warnings, r.changes, r.creator_id, c.platform, c.handle, c.first_seen_at,
      case when c.name in ('', c.handle) then coalesce(t.imported_name, c.name) else c.name end as name
    from list_import_rows r
    left join creators c on c.id = r.creator_id
    left join team_creators t on t.team_id = r.team_id and t.creator_id = r.creator_id
    where r.team_id = ${teamId} and r.import_id = ${importId} and r.row > ${page.after ?? 0}
      and ${fitting(page.outcome)}
    order by r.row limit ${page.size} offset ${page.offset ?? 0}`.execute(db);
  return rows;
}

/** Counts the rows by outcome, and those that need attention. */
export async function countRows(
  db: Db,
  { teamId, importId }: ImportIds,
): Promise<Record<OutcomeFilter, number>> {
  const rows = await db
    .selectFrom('list_import_rows')
    .select(count => [
      'outcome',
      count.fn.countAll<number>().as('total'),
      count.fn.countAll<number>().filterWhere(needsAttention).as('attention'),
    ])
    .where('team_id', '=', teamId)
    .where('import_id', '=', importId)
    .groupBy('outcome')
    .execute();
  const counts = { waiting: 0, added: 0, updated: 0, already: 0, failed: 0, attention: 0 };
  for (const { outcome, total, attention } of rows) {
    counts[outcome] = total;
    counts.attention += attention;
  }
  return counts;
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
