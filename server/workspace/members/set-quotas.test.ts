import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { getUsage } from '../../../contract/billing/plans.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { deleteMember, listMembers, setMemberQuotas } from '../../../contract/workspace/members.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { consumeEntitlement } from '../../billing/plans/service.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let member: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `owner-${++made}`, { plan: 'team' });
  member = await makeMember(app.database.db, app.world, owner.teamId, `member-${made}`);
  token = await app.signInAs(owner);
});

const none = { emails: null, mails: null, rows: null };
const set = (
  body: Partial<BodyInputOf<typeof setMemberQuotas>>,
  { id = member.accountId, as = token } = {},
) => callApp(app, setMemberQuotas, { token: as, params: { id }, body: { ...none, ...body } });
const quotasOf = async ({ accountId } = member) => {
  const { data } = await callApp(app, listMembers, { token });
  return data.members.find(({ id }) => id === accountId)?.quotas;
};

it('is set, changed and removed, and the page says what was used of it', async () => {
  expect(await set({ emails: 30, rows: 0 })).toMatchObject({ code: 0 });
  await asTeam(app.database.db, member.teamId, db =>
    consumeEntitlement(db, { ...app.world, actor: member }, 'email.unlock', { amount: 12 }),
  );
  expect(await quotasOf()).toEqual([
    { kind: 'emails', used: 12, max: 30 },
    { kind: 'mails', used: 0, max: null },
    { kind: 'rows', used: 0, max: 0 },
  ]);
  const { data } = await callApp(app, getUsage, { token: await app.signInAs(member) });
  expect(data.quotas).toMatchObject([
    { kind: 'emails', max: 30, used: 12, setBy: `${owner.username} nick` },
    { kind: 'rows', max: 0, used: 0 },
  ]);
  await set({ emails: 40 });
  expect(await quotasOf()).toMatchObject([{ max: 40 }, { max: null }, { max: null }]);
});

it('is in the audit log, and setting the same again is not', async () => {
  await set({ mails: 500 });
  await set({ mails: 500 });
  const { data } = await callApp(app, listOperationRecords, { token, query: { action: 'member.quotas' } });
  expect(data).toMatchObject({
    total: 1,
    records: [{ subjectName: `${member.username} nick`, changes: [{ field: 'mailQuota', after: 500 }] }],
  });
});

it.each([
  ['a fraction', { emails: 1.5 }, 'emails'],
  ['less than nothing', { mails: -1 }, 'mails'],
  ['more than can be counted', { rows: 1_000_000_001 }, 'rows'],
  ['a text', { rows: '12' as never }, 'rows'],
])('refuses %s', async (_what, body, field) => {
  expect(await set(body)).toMatchObject({ status: 400, fields: [field] });
});

it('is for who manages members, and not for the main account, oneself or another team', async () => {
  const manager = await makeMember(app.database.db, app.world, owner.teamId, `manager-${made}`, {
    role: 'manager',
  });
  const asManager = await app.signInAs(manager);
  expect(await set({ rows: 5 }, { as: asManager })).toMatchObject({ code: 0 });
  expect(await set({ rows: 5 }, { as: asManager, id: manager.accountId })).toMatchObject({ code: 1011 });
  expect(await set({ rows: 5 }, { id: owner.accountId })).toMatchObject({ code: 1011 });
  expect(await set({ rows: 9 }, { as: await app.signInAs(member) })).toMatchObject({ status: 403 });
  const stranger = await makeTeam(app.database.db, app.world, `stranger-${made}`);
  const asStranger = await app.signInAs(stranger);
  expect(await set({ rows: 9 }, { as: asStranger })).toMatchObject({ status: 404 });
  expect(await quotasOf()).toMatchObject([{}, {}, { max: 5 }]);
});

it('goes with its member', async () => {
  await set({ rows: 5 });
  await callApp(app, deleteMember, { token, params: { id: member.accountId } });
  const left = await asTeam(app.database.db, owner.teamId, db =>
    db.selectFrom('member_quotas').select('kind').execute(),
  );
  expect(left).toEqual([]);
});
