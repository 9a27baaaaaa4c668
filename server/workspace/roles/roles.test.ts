import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import type { Permission, Role } from '../../../contract/core/roles/permissions.ts';
import { listShortLinks } from '../../../contract/links/short-links.ts';
import { listPayables } from '../../../contract/campaigns/payables.ts';
import {
  createInvitation,
  createMember,
  deleteMember,
  disableMember,
  listInvitations,
  listMembers,
  renameMember,
  resetMemberPassword,
} from '../../../contract/workspace/members.ts';
import {
  changeTeamRole,
  createTeamRole,
  giveRole,
  listTeamRoles,
  removeTeamRole,
  type RoleChoice,
} from '../../../contract/workspace/roles.ts';
import { callApp, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { listenIn } from '../../../test/harness/app/notices-heard.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { untilOneWaits } from '../../../test/harness/database/until-one-waits.ts';
import { makeMember, makeRole, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { customPermissionsOf, lockAccount } from '../../identity/accounts/service.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `roles-${++made}`, { plan: 'team' });
  token = await app.signInAs(owner);
});

const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  callApp(app, endpoint, { token, ...options });
const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);
const money: Permission[] = ['money.read', 'payments.pay'];
const addRole = async (name = '付款专员', permissions = money) =>
  (await call(createTeamRole, { body: { name, permissions } })).data.id;
const join = (role: Role = 'member', roleId?: number) =>
  makeMember(app.database.db, app.world, owner.teamId, `colleague-${++made}`, {
    role,
    ...(roleId && { roleId }),
  });
const give = (account: { accountId: number }, to: RoleChoice, by = token) =>
  call(giveRole, { token: by, params: { id: account.accountId }, body: { to } });
const records = () =>
  asTeam(app.database.db, owner.teamId, db =>
    db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', 'v.entry_id', 'r.id')
      .select(['r.action', 'v.subject_name', 'v.before', 'v.after'])
      .where('r.action', 'in', ['member.role', 'role.create', 'role.update', 'role.delete'])
      .orderBy('r.id')
      .execute(),
  );
const listed = async (id: number) => (await call(listMembers)).data.members.find(member => member.id === id);

describe('a role of the team', () => {
  it('is made, listed with who has it, changed and removed, and all of it is recorded', async () => {
    const id = await addRole();
    const member = await join('custom', id);
    expect((await call(listTeamRoles)).data.roles).toEqual([
      { id, name: '付款专员', permissions: money, members: 1, invitations: 0 },
    ]);
    expect(await listed(member.accountId)).toMatchObject({
      role: 'custom',
      roleId: id,
      roleName: '付款专员',
    });
    const body = { name: '付款', permissions: ['money.read'] as Permission[] };
    expect(await call(changeTeamRole, { params: { id }, body })).toMatchObject({ status: 200, code: 0 });
    const to = { role: 'viewer' } as const;
    expect(await call(removeTeamRole, { params: { id }, body: { to } })).toMatchObject({ code: 0 });
    expect((await call(listTeamRoles)).data.roles).toEqual([]);
    expect(await listed(member.accountId)).toMatchObject({
      role: 'viewer',
      roleId: null,
      roleName: '只读成员',
    });
    expect((await records()).map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['role.create', '付款专员'],
      ['role.update', '付款'],
      ['role.delete', '付款'],
    ]);
  });

  it.each<[string, { name: string; permissions: Permission[] }]>([
    ['no name', { name: ' ', permissions: [] }],
    ['a long name', { name: 'x'.repeat(41), permissions: [] }],
  ])('is not made with %s', async (_what, body) => {
    expect(await call(createTeamRole, { body })).toMatchObject({ status: 400, fields: ['name'] });
  });

  it('is not made of a permission that there is not', async () => {
    const body = { name: 'x', permissions: ['everything' as Permission] };
    expect(await call(createTeamRole, { body })).toMatchObject({ status: 400, fields: ['permissions'] });
  });

  it.each(['付款专员', 'Viewer', '财务', 'MANAGER'])('is not called %s twice', async name => {
    await addRole();
    expect(await call(createTeamRole, { body: { name, permissions: [] } })).toMatchObject({
      code: 1008,
      fields: ['name'],
    });
  });

  it('keeps its own name when it is changed', async () => {
    const id = await addRole();
    const body = { name: '付款专员', permissions: [] };
    expect(await call(changeTeamRole, { params: { id }, body })).toMatchObject({ code: 0 });
  });

  it('in use is not removed without saying which role its members get', async () => {
    const id = await addRole();
    const member = await join('custom', id);
    for (const to of [undefined, { role: 'custom', roleId: id } as const]) {
      const answer = await call(removeTeamRole, { params: { id }, body: { ...(to && { to }) } });
      expect(answer).toMatchObject({ status: 400, fields: ['to'] });
    }
    const other = await addRole('另一个');
    const to = { role: 'custom', roleId: other } as const;
    expect(await call(removeTeamRole, { params: { id }, body: { to } })).toMatchObject({ code: 0 });
    expect(await listed(member.accountId)).toMatchObject({ roleId: other });
  });

  it('of an open invitation is not removed either, and the invitation gives the other one', async () => {
    const id = await addRole();
    const role = { role: 'custom', roleId: id } as const;
    await call(createInvitation, { body: { note: 'x', role } });
    expect((await call(listTeamRoles)).data.roles).toMatchObject([{ members: 0, invitations: 1 }]);
    expect(await call(removeTeamRole, { params: { id }, body: {} })).toMatchObject({ fields: ['to'] });
    await call(removeTeamRole, { params: { id }, body: { to: { role: 'viewer' } } });
    expect((await call(listInvitations)).data.invitations).toMatchObject([{ roleName: '只读成员' }]);
  });

  it('of another team is not found', async () => {
    const other = await makeTeam(app.database.db, app.world, `other-${made}`);
    const id = await makeRole(app.database.db, app.world, other, 'theirs', []);
    const body = { name: 'mine', permissions: [] };
    expect(await call(changeTeamRole, { params: { id }, body })).toMatchObject({ status: 404 });
    expect(await call(removeTeamRole, { params: { id }, body: {} })).toMatchObject({ status: 404 });
    const member = await join();
    expect(await give(member, { role: 'custom', roleId: id })).toMatchObject({
      status: 400,
      fields: ['role'],
    });
    const theirs = await makeMember(app.database.db, app.world, other.teamId, `theirs-${made}`);
    expect(await give(theirs, { role: 'viewer' })).toMatchObject({ status: 404 });
  });
});

describe('a role that is given', () => {
  it('holds at once in live sessions, and open pages learn of it', async () => {
    const member = await join();
    const theirs = await app.signInAs(member);
    expect(await callApp(app, listPayables, { token: theirs, query: {} })).toMatchObject({ status: 200 });
    const ear = await listenIn(app.database.appUrl);
    expect(await give(member, { role: 'viewer' })).toMatchObject({ code: 0 });
    const heard = await ear.heard();
    await ear.close();
    expect(heard.map(({ message }) => message.code)).toContain(2003);
    const refused = await callApp(app, listPayables, { token: theirs, query: {} });
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.msg).toContain('查看金额');
    expect(await callApp(app, listShortLinks, { token: theirs, query: {} })).toMatchObject({ status: 200 });
    const { officeUser } = (await callApp(app, getOfficeUser, { token: theirs })).data;
    expect(officeUser).toMatchObject({ roleName: '只读成员', permissions: [], roleIds: ['ROLE_MEMBER'] });
    expect(await records()).toMatchObject([
      { action: 'member.role', before: { role: 'member' }, after: { role: 'viewer' } },
    ]);
  });

  it('changes with a role of the team, also in live sessions and after a new sign-in', async () => {
    const id = await addRole();
    const member = await join('custom', id);
    const theirs = await app.signInAs(member);
    const status = async (of: string) => (await callApp(app, listPayables, { token: of, query: {} })).status;
    expect(await status(theirs)).toBe(200);
    await call(changeTeamRole, { params: { id }, body: { name: '付款专员', permissions: [] } });
    expect(await status(theirs)).toBe(403);
    expect(await status(await app.signInAs(member))).toBe(403);
  });

  it('changes while one of its members signs in', async () => {
    const { db } = app.database;
    const id = await addRole();
    const member = await join('custom', id);
    let change: Promise<{ code: number }> | undefined;
    await asTeam(db, owner.teamId, async held => {
      await lockAccount(held, { teamId: owner.teamId, accountId: member.accountId });
      change = call(changeTeamRole, { params: { id }, body: { name: '付款专员', permissions: [] } });
      await untilOneWaits(db);
      await customPermissionsOf(held, { team_id: owner.teamId, role_id: id });
    });
    expect((await change)?.code).toBe(0);
  });

  it('lets who manages members be ROLE_ADMIN', async () => {
    const member = await join('manager');
    const { officeUser } = (await callApp(app, getOfficeUser, { token: await app.signInAs(member) })).data;
    expect(officeUser.roleIds).toEqual(['ROLE_ADMIN']);
  });

  it('is never the main account’s, and never one’s own', async () => {
    const manager = await join('manager');
    const theirs = await app.signInAs(manager);
    expect(await give(owner, { role: 'viewer' }, theirs)).toMatchObject({ code: 1011 });
    expect(await give(manager, { role: 'viewer' }, theirs)).toMatchObject({ code: 1011 });
    expect(await give(owner, { role: 'viewer' })).toMatchObject({ code: 1011 });
  });
});

describe('a manager', () => {
  let theirs: string;
  beforeEach(async () => {
    theirs = await app.signInAs(await join('manager'));
  });

  it('gives what they have, and nothing else', async () => {
    const member = await join();
    expect(await give(member, { role: 'viewer' }, theirs)).toMatchObject({ code: 0 });
    expect(await give(member, { role: 'manager' }, theirs)).toMatchObject({ code: 0 });
    const refused = await give(member, { role: 'finance' }, theirs);
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.msg).toContain('订购与发票');
    const billing = await addRole('开票', ['billing.manage']);
    const custom = { role: 'custom', roleId: billing } as const;
    expect(await give(member, custom, theirs)).toMatchObject({ status: 403 });
    const invited = { note: '', role: custom };
    expect(await call(createInvitation, { token: theirs, body: invited })).toMatchObject({ status: 403 });
    const account = { username: `new-${made}`, nickName: 'x', password: sealed('p4ssword1'), role: custom };
    expect(await call(createMember, { token: theirs, body: account })).toMatchObject({ status: 403 });
    const fields = { name: '又一个', permissions: ['billing.manage'] as Permission[] };
    expect(await call(createTeamRole, { token: theirs, body: fields })).toMatchObject({ status: 403 });
    const params = { id: billing };
    const less = { name: '开票', permissions: [] };
    expect(await call(changeTeamRole, { token: theirs, params, body: less })).toMatchObject({ status: 403 });
    expect(await call(removeTeamRole, { token: theirs, params, body: {} })).toMatchObject({ status: 403 });
  });

  it('does not touch who may do more, so that no new password is a way to their rights', async () => {
    const { accountId: id } = await join('finance');
    const calls = [
      call(resetMemberPassword, { token: theirs, params: { id }, body: { password: sealed('p4ssword1') } }),
      call(renameMember, { token: theirs, params: { id }, body: { nickName: 'x' } }),
      call(disableMember, { token: theirs, params: { id }, body: { disabled: true } }),
      call(deleteMember, { token: theirs, params: { id } }),
      give({ accountId: id }, { role: 'viewer' }, theirs),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403);
    const { members } = (await call(listMembers, { token: theirs })).data;
    expect(members.find(member => member.id === id)).toMatchObject({ isBelow: false, role: 'finance' });
  });
});

it('a member may do nothing of this', async () => {
  const member = await join();
  const theirs = await app.signInAs(member);
  const id = await addRole();
  const answers = [
    await call(listTeamRoles, { token: theirs }),
    await call(createTeamRole, { token: theirs, body: { name: 'x', permissions: [] } }),
    await call(changeTeamRole, { token: theirs, params: { id }, body: { name: 'x', permissions: [] } }),
    await call(removeTeamRole, { token: theirs, params: { id }, body: {} }),
    await give(member, { role: 'manager' }, theirs),
  ];
  for (const { status } of answers) expect(status).toBe(403);
});
