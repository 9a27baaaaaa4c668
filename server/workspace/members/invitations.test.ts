import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp, codeFor, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { BodyInputOf, Endpoint } from '../../../contract/core/endpoint.ts';
import { joinTeam } from '../../../contract/workspace/members.ts';
import {
  createInvitation,
  createMember,
  deleteMember,
  disableMember,
  listInvitations,
  getInvitation,
  withdrawInvitation,
} from '../../../contract/workspace/members.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { deactivateMember } from '../single-sign-on/provisioned-member.ts';

const week = 7 * 24 * 3_600_000;

let app: TestApp;
let made = 0;
let owner: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `owner-${++made}`, { plan: 'basic' });
  token = await app.signInAs(owner);
  // Every test has an hour and a session of its own.
  app.world.pass(3_600_000);
});

const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  callApp(app, endpoint, { token, ...options });
const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);
const tokenOf = (path: string) => path.replace('/i/', '');
const codeOf = (phone: string) => codeFor(app.database.db, app.world, phone);
const asOwner = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(app.database.db, owner.teamId, work);

async function invited(note = '') {
  const { data } = await call(createInvitation, { body: { note } });
  return { ...data, token: tokenOf(data.path) };
}

/** A phone number that only this test uses. */
const phoneOf = (number = 0) => `139${String(made).padStart(4, '0')}${String(number).padStart(4, '0')}`;

async function joining(invitation: string, changes: Partial<BodyInputOf<typeof joinTeam>> = {}) {
  const phone = changes.phone ?? phoneOf();
  const code = changes.code ?? (await codeOf(phone));
  const person = { username: `joined-${made}`, nickName: '新来的', password: sealed('p4ssword1') };
  return callApp(app, joinTeam, { body: { ...person, invitation, ...changes, phone, code } });
}

const stateOf = async (id: number) =>
  (await call(listInvitations)).data.invitations.find(invitation => invitation.id === id)?.state;
const show = (invitation: string) => callApp(app, getInvitation, { params: { token: invitation } });

describe('an invitation', () => {
  it('is a link that names the inviter, and is secret', async () => {
    const invitation = await invited(' 市场部 小王 ');
    expect(invitation.path).toMatch(/^\/i\/[\w-]{43}$/);
    const expiresAt = new Date(app.world.now().getTime() + week).toISOString();
    expect(invitation.expiresAt).toBe(expiresAt);
    expect((await show(invitation.token)).data).toEqual({
      teamName: `${owner.username} team`,
      invitedBy: `${owner.username} nick`,
      expiresAt,
    });
    const stored = await app.database.db.selectFrom('invitation_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(invitation.token);
    expect(stored.map(row => row.token_hash.toString('hex'))).toContain(
      hashToken(invitation.token).toString('hex'),
    );
    const listed = await call(listInvitations);
    expect(listed.text).not.toContain(invitation.token);
    expect(listed.data.invitations).toEqual([
      {
        id: invitation.id,
        note: '市场部 小王',
        roleName: '成员',
        createdAt: app.world.now().toISOString(),
        expiresAt,
        state: 'open',
        acceptedBy: null,
      },
    ]);
  });

  it('is refused with too long a note, and without a place in the plan', async () => {
    expect(await call(createInvitation, { body: { note: 'x'.repeat(61) } })).toMatchObject({
      status: 400,
      fields: ['note'],
    });
    await app.givePlan(owner.username, 'free');
    const refused = await call(createInvitation, { body: {} });
    expect(refused).toMatchObject({ status: 200, code: 430 });
    expect(refused.msg).toContain('0 / 0');
    expect((await call(listInvitations)).data.invitations).toEqual([]);
  });

  it('brings one person in, once', async () => {
    const { id, token: invitation } = await invited();
    const joined = await joining(invitation);
    expect(joined).toMatchObject({ code: 0, data: { teamId: owner.teamId } });
    expect(await stateOf(id)).toBe('accepted');
    expect((await call(listInvitations)).data.invitations[0]?.acceptedBy).toBe('新来的');
    expect(await app.signInAs({ username: `Joined-${made}`, password: 'p4ssword1' })).toMatch(/^[\w-]{43}$/);
    for (const answer of [
      await show(invitation),
      await joining(invitation, { username: `second-${made}`, phone: phoneOf(1) }),
    ]) {
      expect(answer).toMatchObject({ status: 200, code: 1007, data: null });
    }
    const [notification] = await asOwner(db =>
      db.selectFrom('notifications').selectAll().where('kind', '=', 'member.joined').execute(),
    );
    expect(notification).toMatchObject({
      account_id: owner.accountId,
      details: { nickName: '新来的', accountId: joined.data.userId },
    });
    const records = await asOwner(db =>
      db.selectFrom('audit_log_entries').selectAll().where('action', '=', 'member.join').execute(),
    );
    expect(records).toMatchObject([{ account_id: joined.data.userId, subject_id: joined.data.userId }]);
  });

  it('is over after seven days', async () => {
    const { id, token: invitation } = await invited();
    app.world.pass(week - 1);
    expect(await show(invitation)).toMatchObject({ code: 0 });
    app.world.pass(1);
    expect(await show(invitation)).toMatchObject({ code: 1007 });
    expect(await joining(invitation)).toMatchObject({ code: 1007 });
    token = await app.signInAs(owner);
    expect(await stateOf(id)).toBe('expired');
  });

  it('can be withdrawn until it is accepted', async () => {
    const withdraw = (id: number) => call(withdrawInvitation, { params: { id } });
    const first = await invited();
    for (const _ of ['once', 'again']) expect(await withdraw(first.id)).toMatchObject({ code: 0 });
    expect(await stateOf(first.id)).toBe('withdrawn');
    expect(await show(first.token)).toMatchObject({ code: 1007 });
    expect(await joining(first.token)).toMatchObject({ code: 1007 });

    const second = await invited();
    await joining(second.token, { phone: phoneOf(1) });
    expect(await withdraw(second.id)).toMatchObject({ code: 1007 });
    expect(await stateOf(second.id)).toBe('accepted');
    expect(await withdraw(9_999_999)).toMatchObject({ status: 404 });
    const actions = await asOwner(db =>
      db.selectFrom('audit_log_entries').select('action').where('subject', '=', 'invitation').execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'invitation.create',
      'invitation.withdraw',
      'invitation.create',
    ]);
  });

  it.each([
    ['disabled', (id: number) => call(disableMember, { params: { id }, body: { disabled: true } })],
    ['deleted', (id: number) => call(deleteMember, { params: { id } })],
    [
      'disabled by the identity provider',
      async (id: number) => {
        await asOwner(db => deactivateMember(db, app.world, owner.teamId, id));
        return { code: 0 };
      },
    ],
  ])('is over when who made it is %s, who would come back by it', async (_what, leave) => {
    const manager = await makeMember(app.database.db, app.world, owner.teamId, `manager-${made}`, {
      role: 'manager',
    });
    const mine = await invited();
    const theirs = await call(createInvitation, {
      token: await app.signInAs(manager),
      body: { note: '', role: { role: 'manager' } },
    });
    expect((await leave(manager.accountId)).code).toBe(0);
    expect(await stateOf(theirs.data.id)).toBe('withdrawn');
    expect(await joining(tokenOf(theirs.data.path))).toMatchObject({ code: 1007 });
    expect(await stateOf(mine.id)).toBe('open');
  });

  it('is no other team’s to see or withdraw', async () => {
    const { id, token: invitation } = await invited('mine');
    const other = await makeTeam(app.database.db, app.world, `other-${made}`);
    const stranger = { token: await app.signInAs(other) };
    expect(await call(withdrawInvitation, { ...stranger, params: { id } })).toMatchObject({ status: 404 });
    expect((await call(listInvitations, stranger)).data.invitations).toEqual([]);
    expect(await show(invitation)).toMatchObject({ code: 0 });
  });

  it('no longer names its recipient when that account is deleted', async () => {
    const invitation = await invited('for 小王');
    const { userId } = (await joining(invitation.token)).data;
    await call(deleteMember, { params: { id: userId } });
    const { invitations } = (await call(listInvitations)).data;
    expect(invitations).toMatchObject([{ note: '', state: 'accepted', acceptedBy: null }]);
    const values = await asOwner(db =>
      db.selectFrom('notifications').selectAll().where('kind', '=', 'member.joined').execute(),
    );
    expect(values).toEqual([]);
    const kept = await asOwner(db => db.selectFrom('audit_log_values').selectAll().execute());
    expect(JSON.stringify(kept)).not.toMatch(/新来的|小王|joined-/);
    const phones = await app.database.db.selectFrom('phones').select('phone').execute();
    expect(phones).not.toContainEqual({ phone: phoneOf() });
  });
});

describe('joining', () => {
  it('reports correctable errors before the code is used up', async () => {
    const { token: invitation } = await invited();
    const phone = phoneOf();
    const code = await codeOf(phone);
    const tried = (changes: Partial<BodyInputOf<typeof joinTeam>>) =>
      joining(invitation, { phone, code, ...changes });
    expect(await tried({ invitation: 'unknown' })).toMatchObject({ code: 1007 });
    expect(await tried({ username: owner.username })).toMatchObject({ code: 1008, fields: ['username'] });
    expect(await tried({ password: sealed('weak') })).toMatchObject({ status: 400, fields: ['password'] });
    expect(await tried({ password: 'p4ssword-1' })).toMatchObject({ code: 1002 });
    await app.givePlan(owner.username, 'free');
    expect(await tried({})).toMatchObject({ code: 430 });
    await app.givePlan(owner.username, 'basic');
    expect(await tried({ code: code === '000000' ? '000001' : '000000' })).toMatchObject({ code: 1004 });
    expect(await tried({})).toMatchObject({ code: 0 });
  });

  it.each([
    ['no phone number', { phone: '12' }, 'phone'],
    ['no code', { code: '12a456' }, 'code'],
    ['no invitation', { invitation: '' }, 'invitation'],
    ['a user name that is none', { username: '1' }, 'username'],
    ['no nickname', { nickName: ' ' }, 'nickName'],
  ])('names the field of %s', async (_what, wrong, field) => {
    const answer = await joining('unknown', { code: '123456', ...wrong });
    expect(answer).toMatchObject({ status: 400, fields: [field] });
  });

  it('is refused for a phone number that has an account', async () => {
    const [first, second] = [await invited(), await invited()];
    await joining(first.token);
    const again = await joining(second.token, { username: `again-${made}`, code: '123456' });
    expect(again).toMatchObject({ code: 1008, fields: ['phone'] });
    expect(await stateOf(second.id)).toBe('open');
  });

  it('accepts exactly one of two concurrent uses', async () => {
    const { token: invitation } = await invited();
    const people = await Promise.all(
      [1, 2].map(async number => ({
        username: `rival-${made}-${number}`,
        phone: phoneOf(number),
        code: await codeOf(phoneOf(number)),
      })),
    );
    const answers = await Promise.all(people.map(person => joining(invitation, person)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1007]);
    const accounts = await asOwner(db => db.selectFrom('accounts').select('role').execute());
    expect(accounts).toHaveLength(2);
  });

  it('takes places together with sub-accounts that the main account makes', async () => {
    const { token: invitation } = await invited();
    const body = (name: string) => ({ username: name, nickName: name, password: sealed('p4ssword1') });
    for (const name of ['a', 'b']) await call(createMember, { body: body(`${name}-of-${made}`) });
    expect(await joining(invitation)).toMatchObject({ code: 430 });
    expect(await show(invitation)).toMatchObject({ code: 0 });
  });

  it.each([
    ['asked about', () => show('unknown')],
    ['accepted', () => joining('unknown', { code: '123456' })],
  ])('is %s sixty times an hour from one address', async (_what, ask) => {
    for (let time = 0; time < 60; time++) expect(await ask()).toMatchObject({ code: 1007 });
    expect(await ask()).toMatchObject({ status: 200, code: 429 });
    app.world.pass(3_600_000);
    expect(await ask()).toMatchObject({ code: 1007 });
  });
});
