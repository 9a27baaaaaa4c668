import { createPublicKey, X509Certificate } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeSecrets } from '../../core/auth/sealed-secrets.ts';
import { sandboxKeys } from './gateway-keys.ts';

const secretsOf = (id: string, byte: number) => makeSecrets([{ id, key: Buffer.alloc(32, byte) }]);

test('processes that begin together have the same keys, and the database shows none of them', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const secrets = secretsOf('a', 1);
  const all = await Promise.all([1, 2, 3].map(() => sandboxKeys(db, secrets, testContext())));
  const seen = all.map(keys => `${keys.apiV3Key} ${keys.merchantSerial} ${keys.certificate}`);
  expect(new Set(seen).size).toBe(1);
  const [row] = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', 'sandbox-payments')
    .execute();
  expect(row?.key.toString()).toMatch(/^v1\.a\./);
  expect(row?.key.toString()).not.toContain('PRIVATE');
});

test('keys sealed with a lost secret are created again', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const before = await sandboxKeys(db, secretsOf('a', 1), testContext());
  const after = await sandboxKeys(db, secretsOf('b', 2), testContext());
  expect(after.certificate).not.toBe(before.certificate);
  expect((await sandboxKeys(db, secretsOf('b', 2), testContext())).certificate).toBe(after.certificate);
});

test('the certificate is one of its own key, for any clock of a sandbox', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const { certificate, platformKey, platformSerial } = await sandboxKeys(
    db,
    secretsOf('a', 1),
    testContext(),
  );
  const read = new X509Certificate(certificate);
  expect(read.serialNumber).toBe(platformSerial);
  expect(read.publicKey.equals(createPublicKey(platformKey))).toBe(true);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.subject).toBe('CN=Starbridge sandbox');
  expect([new Date(read.validFrom).getFullYear(), new Date(read.validTo).getFullYear()]).toEqual([
    2020, 2120,
  ]);
});
