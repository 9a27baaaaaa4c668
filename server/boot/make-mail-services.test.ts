import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/harness/database/fresh-database.ts';
import { testMail } from '../../test/harness/mail/test-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('processes that begin together make one key for links', async () => {
  const worlds = await Promise.all([1, 2, 3, 4].map(() => testMail(database.db)));
  const tokens = worlds.map(({ linkTokens }) => linkTokens.seal(1, 2));
  expect(new Set(tokens).size).toBe(1);
  expect(worlds[3]?.linkTokens.open(tokens[0] ?? '')).toEqual({ teamId: 1, messageId: 2 });
});

test('outside of a sandbox its host is unknown', async () => {
  const world = await testMail(database.db, { SANDBOX: 'off' });
  expect(world.sandbox).toBeNull();
  const access = {
    host: 'mail.sandbox',
    port: 25,
    security: 'plain',
    username: 'u',
    secret: { password: 'p' },
  } as const;
  await expect(world.openSmtp(access)).rejects.toMatchObject({ stage: 'connect', cause_code: 'ENOTFOUND' });
  await expect(world.openMailbox(access)).rejects.toMatchObject({
    stage: 'connect',
    cause_code: 'ENOTFOUND',
  });
});

test.each([
  [{}, true],
  [{ SANDBOX: 'off' }, false],
  [{ SANDBOX: 'off', ALLOW_PRIVATE_MAIL_HOSTS: 'on' }, true],
])('with %j the own network may be reached: %s', async (settings, expected) => {
  const world = await testMail(database.db, settings);
  expect(await world.mayReach('127.0.0.1')).toBe(expected);
});
