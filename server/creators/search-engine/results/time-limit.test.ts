import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../../contract/creators/search/search-filter.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import type { Db } from '../../../core/db/database.ts';
import { sampleCreators } from '../../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { parseKeyword } from '../../search-input/keyword.ts';
import { searchesIn } from '../conditions/criteria.ts';
import { findCreators } from './find-creators.ts';
import { TimeLimit } from './time-limit.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const creators = [...sampleCreators({ asOf: testContext().now(), count: 50 })];
  await writeRecords(database.db, testContext(), 'sample', creators);
});
afterAll(() => database.drop());

const inTransaction = <T>(work: (db: Db) => Promise<T>) => database.db.transaction().execute(work);
const timeoutOf = async (db: Db) => (await sql<object>`show statement_timeout`.execute(db)).rows[0];

it('stops a statement that takes too long, and the transaction goes on as before', () =>
  inTransaction(async db => {
    const before = await timeoutOf(db);
    const limit = new TimeLimit(50);
    expect(await limit.attempt(db, () => sql`select pg_sleep(600)`.execute(db))).toBeNull();
    expect(await limit.attempt(db, () => Promise.resolve('not tried any more'))).toBeNull();
    expect(await timeoutOf(db)).toEqual(before);
  }));

it('returns what is there in time, and passes other errors on', () =>
  inTransaction(async db => {
    const before = await timeoutOf(db);
    const limit = new TimeLimit(600_000);
    expect(await limit.attempt(db, () => Promise.resolve(7))).toBe(7);
    await expect(limit.attempt(db, () => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
    expect(await timeoutOf(db)).toEqual(before);
  }));

it('leaves the page where the total is not counted in time', async () => {
  const query = searchQuerySchema.parse({});
  const asked = { keyword: parseKeyword(query), postedSince: null, page: { offset: 0, limit: 5 } };
  const [search] = searchesIn(query);
  const found = await inTransaction(
    async db => search && findCreators(db, search, { ...asked, sort: 'followers' }, new TimeLimit(0)),
  );
  expect(found?.hits).toHaveLength(5);
  expect(found?.total).toBeNull();
});
