import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { addTestCredential } from '../../../../test/fixtures/sourcing/some-credentials.ts';
import { testSources } from '../../../../test/harness/sources/test-sources.ts';
import { makeSecrets } from '../../../core/auth/sealed-secrets.ts';
import { openSecret } from '../credential-secret.ts';
import { lockCredential } from './credentials.queries.ts';
import { rotateCredentials } from './credential-rotation.ts';

const old = { id: 'old', key: Buffer.alloc(32, 1) };
const fresh = { id: 'new', key: Buffer.alloc(32, 2) };
const worldWith = (...keys: Parameters<typeof makeSecrets>[0]) => ({
  ...testSources(),
  secrets: makeSecrets(keys),
});
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('every credential is re-encrypted once, and keeps its value', async () => {
  const { db } = database;
  const ctx = testContext();
  const ids: number[] = [];
  for (const apiKey of ['one', 'two'])
    ids.push(await addTestCredential(db, ctx, worldWith(old), 'youtube', { hidden: { apiKey } }));
  const { secrets } = worldWith(fresh, old);
  expect(await rotateCredentials(db, secrets)).toEqual({ sealed: 2, kept: 0 });
  expect(await rotateCredentials(db, secrets)).toEqual({ sealed: 0, kept: 2 });
  const opened = [];
  for (const id of ids) {
    const row = await lockCredential(db, id);
    if (row) opened.push(openSecret(worldWith(fresh), row));
  }
  expect(opened).toEqual([{ apiKey: 'one' }, { apiKey: 'two' }]);
});
