import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { listenIn, type Ear } from '../../../test/harness/app/notices-heard.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { quotaKinds } from '../../../contract/billing/quota-kinds.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import * as contract from '../../../contract/workspace/members.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { asTeam } from '../../core/db/tenant.ts';

const { createMember, deleteMember, disableMember, listMembers, renameMember, resetMemberPassword } =
  contract;

let app: TestApp;
let ear: Ear;
let made = 0;
let owner: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  ear = await listenIn(app.database.appUrl);
});
afterAll(async () => {
  await ear.close();
  await app.close();
});
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `owner-${++made}`, { plan: 'basic' });
  token = await app.signInAs(owner);
});

const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  callApp(app, endpoint, { token, ...options });
const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);
const addMember = (username: string, password = 'p4ssword1') =>
  call(createMember, { body: { username, nickName: `${username} nick`, password: sealed(password) } });
const asOwner = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(app.database.db, owner.teamId, work);
const usedPlaces = () =>
  asOwner(db =>
    db.selectFrom('entitlement_uses').select('used').where('key', '=', 'subaccount.count').execute(),
  );
const isSignedIn = async (token: string) => (await callApp(app, getOfficeUser, { token })).status === 200;

/** Audit log entries on a sub-account, oldest first. */
const recordsOf = (id: number) =>
  asOwner(db =>
    db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', 'v.entry_id', 'r.id')
      .select(['r.action', 'r.account_id', 'v.subject_name', 'v.before', 'v.after'])
      .where('r.subject', '=', 'member')
      .where('r.subject_id', '=', id)
      .orderBy('r.id')
      .execute(),
  );

describe('a sub-account', () => {
  it('is made with a first password, takes a place and can sign in', async () => {
    const answer = await addMember(`Mei-${made}`);
    expect(answer).toMatchObject({ status: 200, code: 0 });
    const mei = await app.signInAs({ username: `mei-${made}`, password: 'p4ssword1' });
    const { data } = await callApp(app, getOfficeUser, { token: mei });
    expect(data.officeUser).toMatchObject({ teamId: owner.teamId, roleIds: ['ROLE_MEMBER'], phone: '' });
    expect(await usedPlaces()).toEqual([{ used: 1 }]);
    expect(await recordsOf(answer.data.id)).toMatchObject([
      { action: 'member.create', account_id: owner.accountId, subject_name: `Mei-${made} nick` },
    ]);
  });

  it.each([
    ['a user name that is none', { username: '1' }, 'username'],
    ['no nickname', { nickName: ' ' }, 'nickName'],
    ['a weak password', { password: Buffer.from('password').toString('base64') }, 'password'],
    ['no password', { password: undefined }, 'password'],
  ])('is not made with %s', async (_what, wrong, field) => {
    const body = { username: `mei-${made}`, nickName: 'Mei', password: sealed('p4ssword1'), ...wrong };
    const answer = await call(createMember, { body: body as typeof body & { password: string } });
    expect(answer).toMatchObject({ status: 400, fields: [field] });
    expect(await usedPlaces()).toEqual([]);
  });

  it('is not made with a password that was not disguised, or a taken name', async () => {
    const body = { username: `mei-${made}`, nickName: 'Mei', password: 'p4ssword-1' };
    expect(await call(createMember, { body })).toMatchObject({ code: 1002 });
    expect(await addMember(owner.username.toUpperCase())).toMatchObject({ code: 1008, fields: ['username'] });
    expect(await usedPlaces()).toEqual([]);
  });

  it('is created as often as the plan allows, also under concurrent requests', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `${name}-of-${made}`);
    const answers = await Promise.all(names.map(name => addMember(name)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 430, 430, 430, 430]);
    expect(answers.find(({ code }) => code === 430)?.msg).toContain('2 / 2');
    const { data } = await call(listMembers);
    expect(data.members.map(({ role }) => role)).toEqual(['owner', 'member', 'member']);
    const refused = names.find((_, at) => answers[at]?.code === 430) ?? '';
    const first = data.members[1]?.id;
    await call(deleteMember, { params: { id: first } });
    expect(await addMember(refused)).toMatchObject({ code: 0 });
  });

  it('gets another nickname', async () => {
    const { id } = (await addMember(`mei-${made}`)).data;
    expect(await call(renameMember, { params: { id }, body: { nickName: ' 韩梅 ' } })).toMatchObject({
      code: 0,
    });
    expect((await call(listMembers)).data.members[1]).toMatchObject({ id, nickName: '韩梅' });
    expect((await recordsOf(id)).at(-1)).toMatchObject({
      action: 'member.rename',
      before: { nickname: `mei-${made} nick` },
      after: { nickname: '韩梅' },
    });
    const tooLong = await call(renameMember, { params: { id }, body: { nickName: '长'.repeat(41) } });
    expect(tooLong).toMatchObject({ status: 400, fields: ['nickName'] });
  });

  it('is disabled, which ends its session and refuses its sign-in, and enabled again', async () => {
    const member = { username: `mei-${made}`, password: 'p4ssword1' };
    const { id } = (await addMember(member.username)).data;
    const before = await app.signInAs(member);
    await ear.heard();
    const disable = (disabled: boolean) => call(disableMember, { params: { id }, body: { disabled } });
    for (const _ of ['once', 'again']) expect(await disable(true)).toMatchObject({ code: 0 });
    expect((await ear.heard()).map(({ message }) => message.code)).toEqual([403]);
    expect(await isSignedIn(before)).toBe(false);
    await expect(app.signInAs(member)).rejects.toThrow('"code":1006');
    expect((await call(listMembers)).data.members[1]).toMatchObject({ id, disabled: true });
    expect(await usedPlaces()).toEqual([{ used: 1 }]);

    await disable(false);
    expect(await isSignedIn(await app.signInAs(member))).toBe(true);
    const actions = (await recordsOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['member.create', 'member.disable', 'member.enable']);
  });

  it('reveals nothing about a disabled account without the password', async () => {
    const { id } = (await addMember(`mei-${made}`)).data;
    await call(disableMember, { params: { id }, body: { disabled: true } });
    const guess = app.signInAs({ username: `mei-${made}`, password: 'p4ssword2' });
    await expect(guess).rejects.toThrow('"code":1001');
  });

  it('gets a new password, which ends its session', async () => {
    const username = `mei-${made}`;
    const { id } = (await addMember(username)).data;
    const before = await app.signInAs({ username, password: 'p4ssword1' });
    const body = { password: sealed('an0ther-one') };
    expect(await call(resetMemberPassword, { params: { id }, body })).toMatchObject({ code: 0 });
    expect(await isSignedIn(before)).toBe(false);
    await expect(app.signInAs({ username, password: 'p4ssword1' })).rejects.toThrow('1001');
    expect(await isSignedIn(await app.signInAs({ username, password: 'an0ther-one' }))).toBe(true);
    const weak = await call(resetMemberPassword, { params: { id }, body: { password: sealed('weak') } });
    expect(weak).toMatchObject({ status: 400, fields: ['password'] });
    expect(JSON.stringify(await recordsOf(id))).not.toMatch(/argon2|an0ther/);
  });
});

describe('a deleted sub-account', () => {
  it('is deleted with its session, name and personal data; its records keep the id', async () => {
    const mei = { username: `mei-${made}`, password: 'p4ssword1' };
    const { id } = (await addMember(mei.username)).data;
    const before = await app.signInAs(mei);
    const earlier = (await recordsOf(id)).length;
    expect(await call(deleteMember, { params: { id } })).toMatchObject({ code: 0 });

    expect(await isSignedIn(before)).toBe(false);
    await expect(app.signInAs(mei)).rejects.toThrow('1001');
    expect(await usedPlaces()).toEqual([{ used: 0 }]);
    const records = await recordsOf(id);
    expect(records).toHaveLength(earlier + 1);
    expect(records.at(-1)?.action).toBe('member.delete');
    const everything = await asOwner(async db => [
      await db.selectFrom('audit_log_values').selectAll().execute(),
      await db.selectFrom('notifications').selectAll().execute(),
      await db.selectFrom('accounts').selectAll().execute(),
    ]);
    expect(JSON.stringify(everything)).not.toContain(mei.username);
    const signIns = await asOwner(db =>
      db.selectFrom('audit_log_entries').select('action').where('account_id', '=', id).execute(),
    );
    expect(signIns).toEqual([{ action: 'account.signIn' }]);
    expect(await addMember(mei.username)).toMatchObject({ code: 0 });
  });

  it('is deleted once: a second delete finds nothing and returns no quota', async () => {
    const { id } = (await addMember(`mei-${made}`)).data;
    await addMember(`han-${made}`);
    const answers = await Promise.all([1, 2].map(() => call(deleteMember, { params: { id } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await usedPlaces()).toEqual([{ used: 1 }]);
  });
});

describe('the list', () => {
  it('shows members and their use, without secrets', async () => {
    const { id } = (await addMember(`mei-${made}`)).data;
    const days = { team_id: owner.teamId, key: 'search.daily', account_id: id };
    await asOwner(db =>
      db
        .insertInto('entitlement_days')
        .values(['2026-11-18', '2026-11-19'].map(day => ({ ...days, day, used: 2 })))
        .execute(),
    );
    const { data, text } = await call(listMembers);
    const now = app.world.now().toISOString();
    const noQuotas = quotaKinds.map(kind => ({ kind, used: 0, max: null }));
    expect(data).toEqual({
      limit: 2,
      members: [
        {
          id: owner.accountId,
          username: owner.username,
          nickName: `${owner.username} nick`,
          avatar: '',
          phone: '',
          role: 'owner',
          roleName: '主账号',
          roleId: null,
          isBelow: false,
          addedAt: now,
          lastSeenAt: now,
          disabled: false,
          hasSecondFactor: false,
          used: [{ key: 'subaccount.count', used: 1 }],
          quotas: noQuotas,
        },
        {
          id,
          username: `mei-${made}`,
          nickName: `mei-${made} nick`,
          avatar: '',
          phone: '',
          role: 'member',
          roleName: '成员',
          roleId: null,
          isBelow: true,
          addedAt: now,
          lastSeenAt: null,
          disabled: false,
          hasSecondFactor: false,
          used: [{ key: 'search.daily', used: 4 }],
          quotas: noQuotas,
        },
      ],
    });
    expect(text).not.toMatch(/argon2|password|hash/i);
  });
});

describe('the right', () => {
  const guarded = Object.entries(contract).flatMap(([name, value]) =>
    'access' in value && value.access !== 'open' ? [[name, value as Endpoint] as const] : [],
  );
  const one = guarded.filter(([, { path }]) => path.startsWith('/office/api/team/members/:id'));
  const quotas = { emails: 1, mails: null, rows: null };
  const sound = () => ({ nickName: 'x', disabled: true, password: sealed('p4ssword1'), ...quotas });

  it('is asked for by every call', () => {
    expect([guarded.length, one.length]).toEqual([13, 7]);
  });

  it.each(guarded)('to %s is not a sub-account’s', async (_name, endpoint) => {
    const member = await makeMember(app.database.db, app.world, owner.teamId, `member-${made}`);
    const body = endpoint.body && { ...sound(), username: 'somebody', name: 'x', timeZone: 'UTC' };
    const options = { token: await app.signInAs(member), params: { id: owner.accountId } };
    const answer = await call(endpoint, { ...options, ...(body && { body }) });
    expect(answer).toMatchObject({ status: 403, data: null });
  });

  it.each(one)('to %s ends at the team, and before the main account', async (_name, endpoint) => {
    const other = await makeTeam(app.database.db, app.world, `other-${made}`, { plan: 'basic' });
    const member = await makeMember(app.database.db, app.world, other.teamId, `others-${made}`);
    const body = {
      ...sound(),
      password: sealed(endpoint === contract.handOverTeam ? owner.password : 'p4ssword1'),
    };
    const on = (id: number) => call(endpoint, { params: { id }, ...(endpoint.body && { body }) });
    for (const id of [other.accountId, member.accountId, 9_999_999]) {
      expect(await on(id)).toMatchObject({ status: 404, data: null });
    }
    expect(await on(owner.accountId)).toMatchObject({ status: 200, code: 1011 });
    expect(await isSignedIn(await app.signInAs(member))).toBe(true);
  });
});
