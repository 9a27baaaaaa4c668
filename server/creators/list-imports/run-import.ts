import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { runBackgroundTask } from '../../activity/background-tasks/service.ts';
import { makeCreators } from './rows/creators-of-rows.ts';
import { lockImport, updateImport } from './queries.ts';
import { columnsOf, readRow, saidOnce } from './rows/read-row.ts';
import { refuseErased } from './rows/refuse-erased.ts';
import { creatorsOfRows, readCells, type ImportIds } from './rows/rows.queries.ts';
import { settleBatch, type BatchRows } from './rows/settle-rows.ts';
import type { ImportTaskIds } from './start-import.ts';

/**
 * Runs an import in a worker. Each batch is written in two repeatable steps: first new creators are added to the
 * catalogue; then members, tags, notes, outcomes and counts are written in one transaction. Settled rows are never
 * touched again, so that killing a worker at any moment does not change the result.
 */
export async function runImport(pool: Db, ctx: Context, ids: ImportTaskIds): Promise<void> {
  await runBackgroundTask(pool, ctx, ids, async ({ accountId, details, lang, report }) => {
    const { teamId } = ids;
    const actor = { teamId, accountId, sessionId: 0, role: 'member', isOperator: false } as const;
    const importIds = { teamId, importId: Number(details.importId) };
    try {
      const done = await processRows(pool, { ...ctx, lang, actor }, importIds, report);
      return { done };
    } catch (error) {
      if (error instanceof AppError) await end(pool, ctx, importIds, 'failed');
      throw error;
    }
  });
}

const end = (pool: Db, ctx: Context, { teamId, importId }: ImportIds, state: 'done' | 'failed') =>
  asTeam(pool, teamId, db => updateImport(db, teamId, importId, { state, finished_at: ctx.now() }));

type Report = (progress: { done: number; total: number }) => Promise<void>;

/** @returns how many rows there are */
async function processRows(pool: Db, ctx: SignedIn, ids: ImportIds, report: Report): Promise<number> {
  const { teamId, importId } = ids;
  const { found, seen } = await asTeam(pool, teamId, async db => ({
    found: await lockImport(db, teamId, importId),
    seen: new Set((await creatorsOfRows(db, ids)).map(String)),
  }));
  if (!found) throw new AppError('not_found');
  if (found.state === 'done') return found.rows;
  let done = found.succeeded + found.failed;
  const columns = { read: columnsOf(found.mapping), said: saidOnce(found.mapping) };
  for await (const batch of batches(pool, ctx, ids, columns)) {
    const marks = await asTeam(pool, teamId, db =>
      settleBatch(db, ctx, { ...ids, listId: found.list_id }, batch, { seen, settled: done }),
    );
    for (const mark of marks) seen.add(mark);
    done += batch.rows.length;
    await report({ done, total: found.rows });
  }
  await end(pool, ctx, ids, 'done');
  return found.rows;
}

const batchRows = 1000;

interface Columns {
  read: ReturnType<typeof columnsOf>;
  said: ReturnType<typeof saidOnce>;
}

async function prepare(
  pool: Db,
  ctx: Context,
  ids: ImportIds,
  columns: Columns,
  after: number,
): Promise<BatchRows> {
  const page = { after, size: batchRows, onlyWaiting: true };
  const cells = await asTeam(pool, ids.teamId, db => readCells(db, ids, columns.read, page));
  const read = cells.map(({ row, cells }) => readRow(row, { ...columns.said, ...cells }));
  const rows = await refuseErased(pool, read);
  return { rows, known: await makeCreators(pool, ctx, rows) };
}

/** Adds the creators of the next batch to the catalogue while the current one is being settled. */
async function* batches(
  pool: Db,
  ctx: Context,
  ids: ImportIds,
  columns: Columns,
): AsyncGenerator<BatchRows, void> {
  let next = prepare(pool, ctx, ids, columns, 0);
  try {
    for (;;) {
      const batch = await next;
      const last = batch.rows.at(-1);
      if (!last) return;
      next = prepare(pool, ctx, ids, columns, last.row);
      next.catch(() => undefined);
      yield batch;
    }
  } finally {
    // No write may be running when the task has ended.
    await next.catch(() => undefined);
  }
}
