import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { asOwner } from '../../test/fixtures/sandbox/rows-of-team.ts';
import { makeTeam } from '../../test/fixtures/two-teams/two-teams.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../test/harness/database/fresh-database.ts';
import { testKeys } from '../../test/harness/mail/test-mail.ts';
import { statementsOf } from '../core/db/migrate.ts';
import { isFurnished } from '../core/db/sandbox-settings.ts';
import { markOrRefuseSandbox } from './sandbox-mark.ts';

async function database(): Promise<TestDatabase> {
  const made = await freshDatabase();
  onTestFinished(() => made.drop());
  return made;
}

test.each([
  ['an empty database', '', false],
  ['one that moved its clock', `insert into sandbox_settings values ('clock', 3600000)`, true],
  ['one that listened for mail', `insert into sandbox_settings values ('smtpPort', 2525)`, true],
  ['one with keys of its gateway', `insert into signing_keys values ('sandbox-payments', '\\x00')`, true],
  ['one with other keys', `insert into signing_keys values ('links', '\\x00')`, false],
  [
    'one with credentials of stand-ins',
    `insert into source_credentials (source, name, quota_group, is_sandbox, sealed, shown, created_at)
     values ('youtube', 'any', 'sandbox', true, '', '{}', '2026-11-20')`,
    true,
  ],
])('of the version before, %s is that of a sandbox: %s', async (_what, insert, expected) => {
  const { ownerUrl } = await database();
  const file = join(import.meta.dirname, '../../migrations/2026-12-12-01-sandbox-mark.sql');
  const statements = statementsOf(await readFile(file, 'utf8'));
  await asOwner(ownerUrl, async db => {
    for (const statement of [insert, ...statements].filter(Boolean)) await sql.raw(statement).execute(db);
    expect(await isFurnished(db)).toBe(expected);
  });
});

test('a sandbox does not start on a database that is in use without one, and leaves it as it is', async () => {
  const { db } = await database();
  await markOrRefuseSandbox(db, { SANDBOX: false });
  await makeTeam(db, testContext(), 'real');
  await expect(markOrRefuseSandbox(db, { SANDBOX: true })).rejects.toThrow(/NODE_ENV=production/);
  await markOrRefuseSandbox(db, { SANDBOX: false });
});

test('production does not start on the database of a sandbox, and says how to go on', async () => {
  const { db, appUrl, ownerUrl } = await database();
  await markOrRefuseSandbox(db, { SANDBOX: true });
  // First here: a process that does start would only end with the patience of the test.
  await expect(markOrRefuseSandbox(db, { SANDBOX: false })).rejects.toThrow(/bin\/leave-sandbox/);
  const folder = await mkdtemp(join(tmpdir(), 'starbridge-mark-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: appUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
      SECRET_KEYS: testKeys,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = text(child.stderr);
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(await said).toMatch(/bin\/leave-sandbox[\s\S]*DATA_DIR[\s\S]*这个数据库曾用作沙盒/);
});
