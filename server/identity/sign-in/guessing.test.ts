import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, clientOf } from '../../../test/harness/app/test-app.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import { signIn } from './service.ts';

let database: TestDatabase;
let li: Account;
const ctx = testContext();
const nameOf = (n: number) => `colleague-${n}`;

beforeAll(async () => {
  database = await freshDatabase();
  li = await makeTeam(database.db, ctx, 'Li.Lei');
  for (let n = 0; n < 60; n++) await makeMember(database.db, ctx, li.teamId, nameOf(n));
});
afterAll(() => database.drop());
beforeEach(() => {
  ctx.pass(24 * 3_600_000);
});

describe('guesses from one network', () => {
  const from = (address: string) => ({ ...ctx, from: { address, agent: '' } });
  const attemptFrom = (address: string, username: string, password: string) =>
    signIn(database.db, from(address), { username, password }).then(
      () => 'in',
      (error: { code: string }) => error.code,
    );

  it('end with the three hundredth an hour, also the right one', async () => {
    const said: string[] = [];
    for (let n = 0; n < 330; n++) said.push(await attemptFrom('192.0.2.1', nameOf(n % 40), 'wrong'));
    expect(said.slice(0, 300)).toEqual(Array(300).fill('wrong_credentials'));
    expect(said.slice(300)).toEqual(Array(30).fill('too_many_requests'));
    expect(await attemptFrom('192.0.2.1', 'li.lei', li.password)).toBe('too_many_requests');
    expect(await attemptFrom('198.51.100.7', 'li.lei', li.password)).toBe('in');
    ctx.pass(3_600_000);
    expect(await attemptFrom('192.0.2.1', 'li.lei', li.password)).toBe('in');
  });

  it.each([
    ['an address', () => '192.0.2.1'],
    ['the addresses of an IPv6 network', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ])('end with the sixtieth user name an hour, for %s', async (_what, addressOf) => {
    for (let n = 0; n < 60; n++)
      expect(await attemptFrom(addressOf(n), nameOf(n), 'Summer2026')).toBe('wrong_credentials');
    expect(await attemptFrom(addressOf(60), 'li.lei', li.password)).toBe('too_many_requests');
    expect(await attemptFrom('198.51.100.7', 'li.lei', li.password)).toBe('in');
  });

  it('do not lock an account once they are refused', async () => {
    for (let n = 0; n < 60; n++) await attemptFrom('192.0.2.1', nameOf(n), 'Summer2026');
    for (let n = 0; n < 20; n++)
      expect(await attemptFrom('192.0.2.1', 'li.lei', 'wrong')).toBe('too_many_requests');
    expect(await attemptFrom('198.51.100.7', 'li.lei', li.password)).toBe('in');
  });

  it('are fewer for everybody while the installation is tried from many addresses', async () => {
    const at = ctx.now();
    await consumeRateLimit(database.db, at, { key: 'guess-everywhere', max: 3000, seconds: 3600 });
    await database.db
      .updateTable('rate_windows')
      .set({ taken: 3000 })
      .where('key', '=', 'guess-everywhere')
      .execute();
    for (let n = 0; n < 5; n++)
      expect(await attemptFrom('192.0.2.1', nameOf(n), 'Summer2026')).toBe('wrong_credentials');
    expect(await attemptFrom('192.0.2.1', 'li.lei', li.password)).toBe('too_many_requests');
    expect(await attemptFrom('198.51.100.7', 'li.lei', li.password)).toBe('in');
  });
});

it('a flood of sign-ins is refused in part, and others go on meanwhile', async () => {
  const app = await startTestApp();
  const ask = (n: number) =>
    app.inject({
      method: 'POST',
      path: '/auth/oauth/token',
      type: 'application/x-www-form-urlencoded',
      headers: { authorization: `Basic ${clientOf(app.env)}`, 'accept-language': 'en' },
      body: new URLSearchParams({
        grant_type: 'password',
        username: `${app.env.AUTH_USER_PREFIX}nobody-${n}`,
        password: disguise('Summer2026', app.env.AUTH_PASSWORD_KEY),
      }).toString(),
    });
  try {
    let pending = 120;
    const { promise: isFull, resolve: full } = Promise.withResolvers<void>();
    const flood = Array.from({ length: pending }, async (_, n) => {
      const { statusCode, headers, body } = await ask(n);
      pending--;
      if (statusCode !== 503) return 'compared';
      full();
      expect(JSON.parse(body)).toMatchObject({ code: 1035, msg: expect.stringContaining('Try again') });
      expect(headers['retry-after']).toBe('2');
      return 'refused';
    });
    await isFull;
    await readFile(import.meta.filename);
    expect(pending).toBeGreaterThan(0);
    const answers = await Promise.all(flood);
    expect(answers).toContain('compared');
    expect(answers).toContain('refused');
  } finally {
    await app.close();
  }
});
