import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { asTeam } from '../../core/db/tenant.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('finds the visits that name a creator by an index', async () => {
  const plan = await asTeam(database.db, 1, async db => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<Record<string, string>>`
      explain select distinct creator_id from visits where team_id = 1 and creator_id = any('{1,2}'::bigint[])
    `.execute(db);
    return rows.flatMap(row => Object.values(row)).join('\n');
  });
  expect(plan).toContain('visits_of_creator');
});
