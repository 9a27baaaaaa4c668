import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CatalogueRecord } from '../../../contract/core/sources/source-records.ts';
import { clientOf, startTestApp } from '../../../test/harness/app/test-app.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { asOwner, rowsOf } from '../../../test/fixtures/sandbox/rows-of-team.ts';
import { makeTwoTeams, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { testSources } from '../../../test/harness/sources/test-sources.ts';
import { markOrRefuseSandbox } from '../../boot/sandbox-mark.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { moveClock } from '../../core/sandbox-clock.ts';
import { realContext } from '../../core/real-context.ts';
import { demoAccount } from '../../identity/accounts/demo-account.ts';
import { accountNamed } from '../../identity/accounts/service.ts';
import { keepMessage } from '../../identity/phone-codes/service.ts';
import { sandboxKeys } from '../sandbox-payments/gateway-keys.ts';
import { describeSandbox, leaveSandbox, NotKeptError } from './leave-sandbox.ts';
import { loadSample, seedSandbox } from './service.ts';

const samples = 200;
let database: TestDatabase;
let kept: Account;
const ctx = realContext('en');

beforeEach(async () => {
  database = await freshDatabase();
  const { db } = database;
  await markOrRefuseSandbox(db, { SANDBOX: true });
  const sources = testSources('http://127.0.0.1:1');
  await seedSandbox(db, ctx, sources, { hasDemoWorld: true });
  await sandboxKeys(db, sources.secrets, ctx);
  await loadSample(db, ctx, { count: samples });
  [kept] = await makeTwoTeams(db, ctx);
  await keepMessage(db, ctx, { phone: '13800138000', code: '123456' });
  await moveClock(db, 3_600_000);
  const imported: CatalogueRecord = {
    type: 'creator',
    platform: 'tiktok',
    handle: 'imported.one',
    observedAt: '2026-11-19T00:00:00Z',
  };
  await writeRecords(db, ctx, 'file', [imported]);
});
afterEach(() => database.drop());

/** Tables that still have rows, besides those of the schema's own data. */
async function tablesWithRows(): Promise<string[]> {
  return asOwner(database.ownerUrl, async ownerDb => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      order by relname`.execute(ownerDb);
    const found = [];
    for (const { name } of rows) {
      const { rows: first } = await sql`select from ${sql.table(name)} limit 1`.execute(ownerDb);
      if (first.length) found.push(name);
    }
    return found;
  });
}

async function signInAsDemo(settings: NodeJS.ProcessEnv): Promise<number> {
  const app = await startTestApp(settings, { database: { ...database, drop: () => Promise.resolve() } });
  try {
    const reply = await app.inject({
      method: 'POST',
      path: '/auth/oauth/token',
      type: 'application/x-www-form-urlencoded',
      headers: { authorization: `Basic ${clientOf(app.env)}` },
      body: new URLSearchParams({
        grant_type: 'password',
        username: app.env.AUTH_USER_PREFIX + demoAccount.username,
        password: disguise(demoAccount.password, app.env.AUTH_PASSWORD_KEY),
      }).toString(),
    });
    return reply.json<{ code: number }>().code;
  } finally {
    await app.close();
  }
}

const leave = (keep: number[] = []) =>
  asOwner(database.ownerUrl, ownerDb => leaveSandbox({ ownerDb, db: database.db }, ctx, keep));

test('a database of a sandbox is for sandboxes alone, until they are removed from it', async () => {
  const { db } = database;
  await expect(markOrRefuseSandbox(db, { SANDBOX: false })).rejects.toThrow(
    /bin\/leave-sandbox[\s\S]*DATA_DIR[\s\S]*bin\/leave-sandbox[\s\S]*DATA_DIR/,
  );
  await markOrRefuseSandbox(db, { SANDBOX: true });
  const production = { NODE_ENV: 'production' };
  expect(await signInAsDemo(production)).toBe(0);
  await leave();
  await markOrRefuseSandbox(db, { SANDBOX: false });
  expect(await signInAsDemo(production)).toBe(1001);
  expect(await asOwner(database.ownerUrl, describeSandbox)).toBeNull();
});

test('what is removed is listed before', async () => {
  const contents = await asOwner(database.ownerUrl, describeSandbox);
  expect(contents).toMatchObject({ samples, imported: expect.any(Number), keys: expect.any(Array) });
  expect(contents?.keys).toContain('sandbox-payments');
  expect(contents?.standInCredentials).toBeGreaterThan(3);
  expect(contents?.teams.map(({ accounts }) => accounts[0])).toEqual([
    { username: demoAccount.username, isOperator: true },
    { username: 'first', isOperator: false },
    { username: 'second', isOperator: false },
  ]);
});

test('nothing is left of any team or stand-in, in no table; what was imported stays', async () => {
  await leave();
  const left = await tablesWithRows();
  const ofCatalogue = /^(address_reviews|base_prices|contact|creator|posts$|search_terms)/;
  const ofOperator = /^(migrations|plan|source)/;
  expect(left.filter(name => !ofCatalogue.test(name) && !ofOperator.test(name))).toEqual([]);
  const { db } = database;
  const creators = await db.selectFrom('creators').select(['handle', 'source']).execute();
  expect(creators).toContainEqual({ handle: 'imported.one', source: 'file' });
  expect(creators.filter(({ source }) => source === 'sample')).toEqual([]);
  const credentials = db.selectFrom('source_credentials').select('id').where('is_sandbox', '=', true);
  expect(await credentials.execute()).toEqual([]);
});

test('a team that somebody vouches for stays as it is, signed out', async () => {
  const ofStandIns = /^(sandbox_|session_tokens|sessions|creator_|saved_ads|short_)/;
  const rows = () => asOwner(database.ownerUrl, ownerDb => rowsOf(ownerDb, kept.teamId));
  const own = async () => (await rows()).filter(line => !ofStandIns.test(line));
  const before = await own();
  expect(before.length).toBeGreaterThan(80);
  await leave([kept.teamId]);
  expect(await own()).toEqual(before);
  expect((await rows()).filter(line => /^(sandbox_|session_tokens)/.test(line))).toEqual([]);
  expect(await accountNamed(database.db, 'second')).toBeNull();
  expect(await accountNamed(database.db, demoAccount.username)).toBeNull();
});

test('neither the demo team nor one that is not there is kept, and nothing is removed then', async () => {
  const demo = await accountNamed(database.db, demoAccount.username);
  for (const id of [demo?.teamId ?? 0, 4711])
    await expect(leave([kept.teamId, id])).rejects.toThrow(NotKeptError);
  const contents = await asOwner(database.ownerUrl, describeSandbox);
  expect(contents?.teams).toHaveLength(3);
  expect(contents?.samples).toBe(samples);
});
