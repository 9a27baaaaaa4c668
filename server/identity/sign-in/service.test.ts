import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changeAccount } from '../accounts/service.ts';
import { authenticate, changeRole, describeUser, signIn } from './service.ts';

let database: TestDatabase;
let li: Account;
const ctx = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  li = await makeTeam(database.db, ctx, 'Li.Lei');
});
afterAll(() => database.drop());
beforeEach(() => {
  ctx.pass(24 * 3_600_000);
});

const attempt = (username: string, password: string) =>
  signIn(database.db, ctx, { username, password }).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );

describe('sign-in', () => {
  it('ignores case and describes the account', async () => {
    const pair = await signIn(database.db, ctx, { username: ' LI.lei', password: li.password });
    const actor = await authenticate(database.db, ctx, pair.access_token);
    expect(actor).toMatchObject({ teamId: li.teamId, role: 'owner', isOperator: false });
    if (!actor) throw new Error('not signed in');
    expect(await describeUser(database.db, { ...ctx, actor })).toMatchObject({
      nickName: 'Li.Lei nick',
      teamName: 'Li.Lei team',
      timeZone: 'Asia/Shanghai',
      roleIds: ['ADMIN', 'ROLE_ADMIN'],
    });
  });

  it('signs a sub-account in without the roles of the main one, and a new role applies at once', async () => {
    const member = await makeMember(database.db, ctx, li.teamId, 'han');
    const pair = await signIn(database.db, ctx, member);
    const role = async () => (await authenticate(database.db, ctx, pair.access_token))?.role;
    expect(await role()).toBe('member');
    await asTeam(database.db, li.teamId, async db => {
      await changeRole(db, li, 'member');
      await changeRole(db, member, 'owner');
    });
    expect(await role()).toBe('owner');
    await asTeam(database.db, li.teamId, async db => {
      await changeRole(db, member, 'member');
      await changeRole(db, li, 'owner');
    });
  });

  it('reports a disabled account only with the right password', async () => {
    const member = await makeMember(database.db, ctx, li.teamId, 'gone');
    await asTeam(database.db, li.teamId, db => changeAccount(db, member, { disabled_at: ctx.now() }));
    expect(await attempt('gone', member.password)).toBe('account_disabled');
    expect(await attempt('gone', 'wrong')).toBe('wrong_credentials');
  });
});

describe.each([
  ['an account', 'li.lei'],
  ['a name that nobody has', 'nobody.at.all'],
])('wrong passwords of %s', (_what, username) => {
  it('are answered the same, and lock it after ten for a quarter of an hour', async () => {
    for (let n = 1; n <= 10; n++)
      expect([n, await attempt(username, 'wrong')]).toEqual([n, 'wrong_credentials']);
    expect(await attempt(username, 'wrong')).toBe('sign_in_locked');
    expect(await attempt(username, li.password)).toBe('sign_in_locked');
    ctx.pass(15 * 60_000 - 1);
    expect(await attempt(username.toUpperCase(), li.password)).toBe('sign_in_locked');
    ctx.pass(1);
    expect(await attempt(username, li.password)).toBe(username === 'li.lei' ? 'in' : 'wrong_credentials');
  });

  it('are all counted when they are concurrent', async () => {
    ctx.pass(3_600_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(username, 'wrong')));
    expect(answers.filter(answer => answer === 'wrong_credentials')).toHaveLength(10);
    expect(answers.filter(answer => answer === 'sign_in_locked')).toHaveLength(10);
  });
});

it('the right password forgets the wrong ones before it', async () => {
  ctx.pass(24 * 3_600_000);
  for (let n = 0; n < 9; n++) await attempt('li.lei', 'wrong');
  expect(await attempt('li.lei', li.password)).toBe('in');
  for (let n = 0; n < 9; n++) expect(await attempt('li.lei', 'wrong')).toBe('wrong_credentials');
  expect(await attempt('li.lei', li.password)).toBe('in');
});
