import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../../contract/core/errors.ts';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import { listSandboxMessages } from '../../../contract/identity/phone-codes.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import { listMembers, resetSecondFactor } from '../../../contract/workspace/members.ts';
import { askToken, setUpTotp } from '../../../test/harness/app/authenticator-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeMember, makeRole, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changeAccount } from '../accounts/service.ts';

const phone = '13800138111';
let app: TestApp;
let owner: Account;
let member: Account;
let manager: Account;
let stranger: Account;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'resetting', { plan: 'team' });
  member = await makeMember(db, app.world, owner.teamId, 'lost.phone');
  manager = await makeMember(db, app.world, owner.teamId, 'managing', { role: 'manager' });
  stranger = await makeTeam(db, app.world, 'elsewhere');
  await asTeam(db, owner.teamId, db => changeAccount(db, member, { phone }));
});
afterAll(() => app.close());

const reset = (token: string, id = member.accountId) =>
  callApp(app, resetSecondFactor, { token, params: { id } });

test('whoever lost a second factor gets it taken away by the main account, and is told', async () => {
  const memberToken = await app.signInAs(member);
  await setUpTotp(app, memberToken, member.password);
  expect((await askToken(app, member)).code).toBe(errors.second_factor_needed.code);
  const token = await app.signInAs(owner);
  const hasOne = async () =>
    (await callApp(app, listMembers, { token })).data.members.map(each => each.hasSecondFactor);
  expect(await hasOne()).toEqual([false, true, false]);

  expect((await reset(await app.signInAs(manager))).status).toBe(403);
  expect((await reset(await app.signInAs(stranger))).code).toBe(errors.not_found.code);
  expect((await reset(token, owner.accountId)).code).toBe(errors.not_possible_for_owner.code);
  expect((await reset('')).status).toBe(401);
  expect((await reset(token)).code).toBe(0);

  expect((await callApp(app, getOfficeUser, { token: memberToken })).status).toBe(401);
  expect(await hasOne()).toEqual([false, false, false]);
  const renewed = await app.signInAs(member);
  const { notifications } = (await callApp(app, listNotifications, { token: renewed })).data;
  expect(notifications).toMatchObject([{ kind: 'account.factorReset', read: false }]);
  const { messages } = (await callApp(app, listSandboxMessages)).data;
  expect(messages).toMatchObject([{ phone, code: '', notice: '双重验证已被重置' }]);
  const recorded = await asTeam(app.database.db, owner.teamId, db =>
    db
      .selectFrom('audit_log_entries')
      .select(['account_id', 'subject_id'])
      .where('action', '=', 'member.resetFactor')
      .execute(),
  );
  expect(recorded).toEqual([{ account_id: owner.accountId, subject_id: member.accountId }]);
  expect((await reset(token)).code).toBe(errors.second_factor_state.code);
});

test('a role with the permission may do it too, for those who may not do more', async () => {
  const { db } = app.database;
  const held = ['security.manage', 'members.manage'] as const;
  const roleId = await makeRole(db, app.world, owner, 'security', [...held]);
  const guard = await makeMember(db, app.world, owner.teamId, 'guard', { role: 'custom', roleId });
  const viewer = await makeMember(db, app.world, owner.teamId, 'viewing', { role: 'viewer' });
  for (const account of [manager, viewer])
    await setUpTotp(app, await app.signInAs(account), account.password);
  const token = await app.signInAs(guard);
  expect((await reset(token, manager.accountId)).status).toBe(403);
  expect((await reset(token, viewer.accountId)).code).toBe(0);
});
