import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { hashToken } from '../../auth/token.ts';
import { asTeam } from '../../db/tenant.ts';
import { authenticate, createTeam, describeUser, refreshSession, signIn, signOut } from './service.ts';

const hour = 3_600_000;
const li = { teamName: '山海', nickname: '李', username: 'Li.Lei', password: 'p4ssword1', isOperator: false };

describe('identity', () => {
  let database: TestDatabase;
  const ctx = testContext();

  beforeAll(async () => {
    database = await freshDatabase();
    expect(await createTeam(database.db, ctx, li)).toBe(true);
  });
  afterAll(() => database.drop());

  it('keeps a taken user name, whatever its case, and makes nothing', async () => {
    expect(await createTeam(database.db, ctx, { ...li, username: 'LI.LEI', teamName: '二' })).toBe(false);
  });

  it('signs in without regard to case and describes the account', async () => {
    const pair = await signIn(database.db, ctx, { username: 'LI.lei', password: 'p4ssword1' });
    const actor = await authenticate(database.db, ctx, pair.access_token);
    expect(actor).toMatchObject({ role: 'owner', isOperator: false });
    if (!actor) throw new Error('not signed in');
    const user = await describeUser(database.db, { ...ctx, actor });
    expect(user).toMatchObject({ nickName: '李', teamName: '山海', roleIds: ['ADMIN', 'ROLE_ADMIN'] });
  });

  it.each([
    ['a wrong password', 'li.lei', 'p4ssword2'],
    ['an unknown account', 'han.meimei', 'p4ssword1'],
  ])('answers the same to %s', async (_what, username, password) => {
    await expect(signIn(database.db, ctx, { username, password })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  });

  it('stores tokens only as hashes', async () => {
    const pair = await signIn(database.db, ctx, { username: 'li.lei', password: 'p4ssword1' });
    const stored = await database.db.selectFrom('session_tokens').selectAll().execute();
    const hashes = stored.map(row => row.token_hash.toString('hex'));
    expect(hashes).toContain(hashToken(pair.access_token).toString('hex'));
    expect(JSON.stringify(stored)).not.toContain(pair.access_token);
  });

  it('lets only the newest session of an account live', async () => {
    const first = await signIn(database.db, ctx, { username: 'li.lei', password: 'p4ssword1' });
    const second = await signIn(database.db, ctx, { username: 'li.lei', password: 'p4ssword1' });
    expect(await authenticate(database.db, ctx, first.access_token)).toBeNull();
    expect(await authenticate(database.db, ctx, second.access_token)).not.toBeNull();
  });

  it('ends an access token after 12 hours and goes on with the refresh token, once', async () => {
    const late = testContext();
    const pair = await signIn(database.db, late, { username: 'li.lei', password: 'p4ssword1' });
    late.pass(12 * hour - 1000);
    expect(await authenticate(database.db, late, pair.access_token)).not.toBeNull();
    late.pass(2000);
    expect(await authenticate(database.db, late, pair.access_token)).toBeNull();
    const next = await refreshSession(database.db, late, pair.refresh_token);
    expect(await authenticate(database.db, late, next.access_token)).not.toBeNull();
    await expect(refreshSession(database.db, late, pair.refresh_token)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('ends the refresh token after 30 days', async () => {
    const late = testContext();
    const pair = await signIn(database.db, late, { username: 'li.lei', password: 'p4ssword1' });
    late.pass(30 * 24 * hour + 1);
    await expect(refreshSession(database.db, late, pair.refresh_token)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('signs out', async () => {
    const pair = await signIn(database.db, ctx, { username: 'li.lei', password: 'p4ssword1' });
    const actor = await authenticate(database.db, ctx, pair.access_token);
    if (!actor) throw new Error('not signed in');
    await signOut(database.db, { ...ctx, actor });
    expect(await authenticate(database.db, ctx, pair.access_token)).toBeNull();
  });

  it('shows a team nothing of another', async () => {
    await createTeam(database.db, ctx, { ...li, username: 'wang', teamName: '二' });
    const other = await database.db
      .selectFrom('usernames')
      .selectAll()
      .where('username', '=', 'wang')
      .executeTakeFirstOrThrow();
    const seen = await asTeam(database.db, other.team_id, db =>
      db.selectFrom('accounts').select('username').execute(),
    );
    expect(seen).toEqual([{ username: 'wang' }]);
    expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });
});
