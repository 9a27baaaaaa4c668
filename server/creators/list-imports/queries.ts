import { sql } from 'kysely';
import type { ImportMapping } from '../../../contract/creators/list-imports/list-imports.ts';
import { actsForAll } from '../../core/db/conditions/acts-for-all.ts';
import type { Db } from '../../core/db/database.ts';
import type { OldRows } from '../../core/db/personal-data/old-rows.ts';

/** The reader: team and account. */
export interface Viewer {
  teamId: number;
  accountId: number;
}

/** Imports into lists that the viewer may see. If the list is gone, only the account's own. */
function visibleImports(db: Db, { teamId, accountId }: Viewer) {
  const forAll = actsForAll({ teamId, accountId });
  return db
    .selectFrom('list_imports as i')
    .leftJoin('lists as l', join => join.onRef('l.team_id', '=', 'i.team_id').onRef('l.id', '=', 'i.list_id'))
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'i.team_id').onRef('a.id', '=', 'i.account_id'),
    )
    .leftJoin('background_tasks as w', join =>
      join.onRef('w.team_id', '=', 'i.team_id').onRef('w.id', '=', 'i.background_task_id'),
    )
    .where('i.team_id', '=', teamId)
    .where(
      sql<boolean>`(l.visibility = 'team' or l.created_by = ${accountId} or (l.id is null and i.account_id = ${accountId}) or ${forAll})`,
    );
}

/** An import that is marked as running after its task has ended has lost its worker. */
const stateNow = sql<'ready' | 'running' | 'done' | 'failed'>`
  case when i.state = 'running' and coalesce(w.state, 'failed') = 'failed' then 'failed' else i.state end`;

export interface ImportFilter {
  state?: 'ready' | 'running' | 'done' | 'failed' | undefined;
  listId?: number | undefined;
}

const fitting = (db: Db, viewer: Viewer, { state, listId }: ImportFilter) =>
  visibleImports(db, viewer)
    .$if(state !== undefined, query => query.where(sql<boolean>`${stateNow} = ${state}`))
    .$if(listId !== undefined, query => query.where(sql<boolean>`i.list_id = ${listId}`));

const presented = (query: ReturnType<typeof visibleImports>) =>
  query
    .select(['i.id', 'i.file_name', 'i.file_id', 'i.list_id', 'l.name as list_name', 'a.nickname as by'])
    .select([stateNow.as('state'), 'i.created_at', 'i.started_at', 'i.finished_at', 'i.rows', 'i.succeeded'])
    .select(['i.failed', 'i.headings', 'i.mapping']);

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const findImport = (db: Db, viewer: Viewer, id: number) =>
  presented(visibleImports(db, viewer)).where('i.id', '=', id).executeTakeFirst();

/** Newest first. */
export function listImports(
  db: Db,
  viewer: Viewer,
  filter: ImportFilter,
  { size, offset }: { size: number; offset: number },
) {
  return presented(fitting(db, viewer, filter))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export async function countImports(db: Db, viewer: Viewer, filter: ImportFilter): Promise<number> {
  const { total } = await fitting(db, viewer, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export interface NewImport extends Viewer {
  listId: number;
  fileName: string;
  fileId: number;
  at: Date;
}

export async function insertImport(db: Db, made: NewImport): Promise<number> {
  const { id } = await db
    .insertInto('list_imports')
    .values({
      team_id: made.teamId,
      list_id: made.listId,
      account_id: made.accountId,
      file_name: made.fileName,
      file_id: made.fileId,
      background_task_id: null,
      state: 'ready',
      mapping: '{}',
      headings: [],
      created_at: made.at,
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ImportChange = Partial<{
  state: 'running' | 'done' | 'failed';
  background_task_id: number;
  mapping: ImportMapping;
  headings: string[];
  rows: number;
  started_at: Date;
  finished_at: Date | null;
}>;

export async function updateImport(
  db: Db,
  teamId: number,
  id: number,
  { mapping, ...change }: ImportChange,
): Promise<void> {
  await db
    .updateTable('list_imports')
    .set({ ...change, ...(mapping && { mapping: JSON.stringify(mapping) }) })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Locks the import: until the transaction ends nobody else can start it or settle its rows. */
export async function lockImport(db: Db, teamId: number, id: number) {
  const locked = await db
    .selectFrom('list_imports')
    .select(['list_id', 'file_name', 'headings', 'mapping', 'rows', 'succeeded', 'failed'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  // The state is read after the lock, because the process that held it may have started the import just now.
  const { state } = await db
    .selectFrom('list_imports as i')
    .leftJoin('background_tasks as w', join =>
      join.onRef('w.team_id', '=', 'i.team_id').onRef('w.id', '=', 'i.background_task_id'),
    )
    .select(stateNow.as('state'))
    .where('i.team_id', '=', teamId)
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...locked, state };
}

export async function countOutcomes(
  db: Db,
  teamId: number,
  id: number,
  more: { succeeded: number; failed: number },
): Promise<void> {
  await db
    .updateTable('list_imports')
    .set(({ eb }) => ({
      succeeded: eb('succeeded', '+', more.succeeded),
      failed: eb('failed', '+', more.failed),
    }))
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function findMapping(db: Db, teamId: number, headings: string): Promise<ImportMapping | null> {
  const row = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('team_id', '=', teamId)
    .where('headings', '=', headings)
    .executeTakeFirst();
  return row?.mapping ?? null;
}

export async function rememberMapping(
  db: Db,
  teamId: number,
  { headings, mapping, at }: { headings: string; mapping: ImportMapping; at: Date },
): Promise<void> {
  const row = { mapping: JSON.stringify(mapping), used_at: at };
  await db
    .insertInto('import_mappings')
    .values({ team_id: teamId, headings, ...row })
    .onConflict(conflict => conflict.columns(['team_id', 'headings']).doUpdateSet(row))
    .execute();
}

/** Locks the next imports that nobody started, and says which of them are old. */
export async function lockUnfinished(db: Db, teamId: number, { before, after, max }: OldRows) {
  const rows = await db
    .selectFrom('list_imports')
    .select(['id', 'file_id', 'created_at'])
    .where('team_id', '=', teamId)
    .where('id', '>', after)
    .where('state', '=', 'ready')
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute();
  return {
    old: rows.filter(row => row.created_at < before),
    last: rows.at(-1)?.id ?? null,
    count: rows.length,
  };
}

/** With its rows. */
export async function deleteImport(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('list_imports').where('team_id', '=', teamId).where('id', '=', id).execute();
}
