import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { testSources } from '../../../../test/harness/sources/test-sources.ts';
import { makeSecrets, type SecretKey } from '../../../core/auth/sealed-secrets.ts';
import { beginEnding, findConnection, putConnection } from '../connections.queries.ts';
import { rotateConnections } from './token-rotation.ts';
import { openTokens, sealTokens } from './seal-tokens.ts';

const old = { id: 'old', key: Buffer.alloc(32, 1) };
const fresh = { id: 'new', key: Buffer.alloc(32, 2) };
const worldWith = (...keys: [SecretKey, ...SecretKey[]]) => ({
  ...testSources(),
  secrets: makeSecrets(keys),
});
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('tokens are re-encrypted once and keep their values; deleted ones are skipped', async () => {
  const { db } = database;
  const at = testContext().now();
  const all = [1, 2, 3].map(creatorId => ({ creatorId, teamId: 7, source: 'youtube_own' as const }));
  const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: at, scopes: ['s'] };
  for (const ids of all) {
    const account = { accountId: 'UC1', accountCreatorId: ids.creatorId, handle: 'ann', homepageUrl: '' };
    const sealed = sealTokens(worldWith(old), ids, tokens);
    await putConnection(db, {
      ...ids,
      ...account,
      sealed,
      scopes: [],
      expiresAt: at,
      consentEdition: '1',
      at,
      nextAt: at,
    });
  }
  const [first, second, ended] = all;
  if (!first || !second || !ended) throw new Error('three were made');
  await beginEnding(db, ended, at);
  expect(await rotateConnections(db, makeSecrets([fresh, old]))).toEqual({ sealed: 2, kept: 0 });
  expect(await rotateConnections(db, makeSecrets([fresh, old]))).toEqual({ sealed: 0, kept: 2 });
  for (const ids of [first, second]) {
    const row = await findConnection(db, ids);
    expect(openTokens(worldWith(fresh), ids, row?.sealed ?? '')).toEqual(tokens);
  }
});
