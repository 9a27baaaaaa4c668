import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { searchQuerySchema } from '../../contract/creators/search/search-filter.ts';
import { addCreator } from '../../test/fixtures/catalogue/some-posts.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../test/harness/database/fresh-database.ts';
import { noteChanges } from '../core/db/creator-changes/note-changes.ts';
import { makeLog } from '../core/log.ts';
import { searchColumns } from '../creators/search-columns/search-columns.ts';
import type { ColumnsThread } from '../creators/search-columns/thread/columns-thread.ts';
import { searchCreators } from '../creators/search-engine/service.ts';
import { startSearchColumns } from './search-columns-role.ts';

const ctx = testContext();
let database: TestDatabase;
let columns: ColumnsThread;
const asked = vi.spyOn(searchColumns, 'ask');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await columns.stop();
  await database.drop();
});

let made = 0;
async function add(): Promise<void> {
  await database.db.transaction().execute(async db => {
    const id = await addCreator(db, ctx.now(), { handle: `handle_${++made}` });
    await noteChanges(db, [id]);
  });
}

async function totalByColumns(): Promise<number | null> {
  asked.mockClear();
  const { total } = await searchCreators(database.db, ctx, searchQuerySchema.parse({}));
  // Whoever answers, it is right; what was written within the last moments may be missing.
  const answered = await asked.mock.results[0]?.value;
  return answered ? total : null;
}

const until = { timeout: 60_000, interval: 50 };
const eventually = (total: number) =>
  vi.waitFor(async () => expect(await totalByColumns()).toBe(total), until);

it('loads, follows and loads again after it lost its connection', async () => {
  await add();
  columns = startSearchColumns({ url: database.appUrl, log: makeLog({ LOG_LEVEL: 'silent' }) });
  const { total } = await searchCreators(database.db, ctx, searchQuerySchema.parse({}));
  expect(total).toBe(1);
  await eventually(1);
  await add();
  await eventually(2);
  expect(columns.state()).toMatchObject({ isReady: true, creators: 2 });
  const { rows } = await sql<{ killed: boolean }>`
    select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and application_name = 'starbridge columns'`.execute(database.db);
  expect(rows).toEqual([{ killed: true }]);
  await vi.waitFor(() => expect(columns.state().isReady).toBe(false), until);
  await add();
  const meanwhile = await searchCreators(database.db, ctx, searchQuerySchema.parse({}));
  expect(meanwhile.total).toBe(3);
  await eventually(3);
});
