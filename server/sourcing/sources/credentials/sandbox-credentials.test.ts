import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { testSources } from '../../../../test/harness/sources/test-sources.ts';
import { connectors } from '../../../outside/connectors/all-connectors.ts';
import { openSecret } from '../credential-secret.ts';
import { readCredentials } from '../gate/credentials-in-use.queries.ts';
import { seedSandboxCredentials } from './sandbox-credentials.ts';

const ctx = testContext();
const world = testSources('http://fakes');
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('every source that needs a credential has one once, which opens', async () => {
  const { db } = database;
  const mine = { source: 'tiktok_market', name: 'ours', quota_group: '', sealed: 'x', shown: '{}' } as const;
  await db
    .insertInto('source_credentials')
    .values({ ...mine, created_at: ctx.now() })
    .execute();
  await seedSandboxCredentials(db, ctx, world);
  await seedSandboxCredentials(db, ctx, world);
  const all = await db.selectFrom('source_credentials').select(['source', 'name', 'is_sandbox']).execute();
  const needy = connectors.filter(({ credential }) => credential.length > 0).map(({ code }) => code);
  expect(all.map(({ source }) => source).toSorted()).toEqual(needy.toSorted());
  expect(all.filter(row => !row.is_sandbox).map(({ name }) => name)).toEqual(['ours']);
  const [key] = await readCredentials(db, 'instagram');
  expect(key?.shown).toEqual({ userId: 'sample-user' });
  expect(openSecret(world, key!)).toEqual({ userId: 'sample-user', accessToken: 'sample-token' });
});
