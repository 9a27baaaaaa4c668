import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { listenIn } from '../../../test/harness/app/notices-heard.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import {
  deleteMember,
  disableMember,
  handOverTeam,
  listMembers,
  resetMemberPassword,
  resetSecondFactor,
  setMemberQuotas,
} from '../../../contract/workspace/members.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let member: Account;
let tokens: { owner: string; member: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`, { isOperator: true });
  member = await makeMember(db, app.world, owner.teamId, `member-${made}`);
  tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
});

const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => callApp(app, endpoint, options);
const handOver = (id = member.accountId, password = owner.password, token = tokens.owner) =>
  call(handOverTeam, {
    token,
    params: { id },
    body: { password: disguise(password, app.env.AUTH_PASSWORD_KEY) },
  });
const asOwner = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(app.database.db, owner.teamId, work);
const userOf = async (token: string) => (await call(getOfficeUser, { token })).data.officeUser;
const owners = () =>
  asOwner(db => db.selectFrom('accounts').select('id').where('role', '=', 'owner').execute());

describe('handing a team over', () => {
  it('swaps both roles at once, and the open sessions continue with them', async () => {
    expect(await handOver()).toMatchObject({ status: 200, code: 0 });
    expect(await userOf(tokens.owner)).toMatchObject({ roleIds: ['ROLE_MEMBER'], operator: true });
    expect(await userOf(tokens.member)).toMatchObject({ roleIds: ['ADMIN', 'ROLE_ADMIN'], operator: false });
    expect(await call(listMembers, { token: tokens.owner })).toMatchObject({ status: 403 });
    const { data } = await call(listMembers, { token: tokens.member });
    expect(data.members).toMatchObject([
      { id: member.accountId, role: 'owner' },
      { id: owner.accountId, role: 'member' },
    ]);
    expect(await userOf(await app.signInAs(owner))).toMatchObject({ roleIds: ['ROLE_MEMBER'] });
  });

  it('leaves the new main account without a quota, which nobody could change any more', async () => {
    const quotas = { emails: 1, mails: 2, rows: 3 };
    await call(setMemberQuotas, { token: tokens.owner, params: { id: member.accountId }, body: quotas });
    await handOver();
    expect(await asOwner(db => db.selectFrom('member_quotas').selectAll().execute())).toEqual([]);
  });

  it('notifies both and is in the audit log', async () => {
    const ear = await listenIn(app.database.appUrl);
    await handOver();
    const announced = (await ear.heard()).map(({ target, message }) => ({ ...target, code: message.code }));
    await ear.close();
    const { teamId } = owner;
    // The sessions of both learn that they may do other things.
    expect(announced.filter(({ code }) => code === 2003)).toHaveLength(2);
    expect(announced.filter(({ code }) => code !== 2003)).toEqual([
      { teamId, accountId: member.accountId, code: 2001 },
      { teamId, accountId: owner.accountId, code: 2001 },
    ]);
    const rows = await asOwner(db => db.selectFrom('notifications').selectAll().orderBy('id').execute());
    expect(rows.map(({ account_id, kind, details }) => ({ account_id, kind, details }))).toEqual([
      {
        account_id: member.accountId,
        kind: 'team.handedOver',
        details: { nickName: `${owner.username} nick`, accountId: owner.accountId },
      },
      {
        account_id: owner.accountId,
        kind: 'team.handedOver',
        details: { nickName: `${member.username} nick`, accountId: member.accountId, context: 'given' },
      },
    ]);
    const records = await asOwner(db =>
      db.selectFrom('audit_log_entries').selectAll().where('action', '=', 'team.handOver').execute(),
    );
    expect(records).toMatchObject([{ account_id: owner.accountId, subject_id: member.accountId }]);
  });

  it('can be undone by the new main account', async () => {
    await handOver();
    expect(await handOver(owner.accountId, member.password, tokens.member)).toMatchObject({ code: 0 });
    expect(await owners()).toEqual([{ id: owner.accountId }]);
  });

  it('is no way to the operator of the installation, who stays out of the reach of the team', async () => {
    await handOver();
    const params = { id: owner.accountId };
    const body = { password: disguise('p4ssword1', app.env.AUTH_PASSWORD_KEY) };
    const by = { token: tokens.member, params };
    const answers = [
      await call(resetMemberPassword, { ...by, body }),
      await call(resetSecondFactor, by),
      await call(disableMember, { ...by, body: { disabled: true } }),
      await call(deleteMember, by),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403 });
    expect(answers[0]?.msg).toContain('运维');
    const { members } = (await call(listMembers, { token: tokens.member })).data;
    expect(members.find(({ id }) => id === owner.accountId)).toMatchObject({ isBelow: false });
    expect((await userOf(tokens.owner)).operator).toBe(true);
  });

  it('requires the user’s own password, with limited guesses', async () => {
    for (let guess = 0; guess < 10; guess++) {
      expect(await handOver(member.accountId, 'wr0ng-one')).toMatchObject({ status: 200, code: 1009 });
    }
    expect(await handOver()).toMatchObject({ status: 200, code: 1003 });
    expect(await owners()).toEqual([{ id: owner.accountId }]);
    const body = { password: owner.password };
    const plain = await call(handOverTeam, { token: tokens.owner, params: { id: member.accountId }, body });
    expect(plain).toMatchObject({ code: 1002 });
  });

  it('is refused to oneself and to a disabled sub-account', async () => {
    expect(await handOver(owner.accountId)).toMatchObject({ code: 1011 });
    const disabling = { token: tokens.owner, params: { id: member.accountId }, body: { disabled: true } };
    await call(disableMember, disabling);
    expect(await handOver()).toMatchObject({ status: 400, fields: ['id'] });
    expect(await owners()).toEqual([{ id: owner.accountId }]);
  });

  it('has one winner when two are named concurrently', async () => {
    const second = await makeMember(app.database.db, app.world, owner.teamId, `second-${made}`);
    const answers = await Promise.all([handOver(), handOver(second.accountId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const winner = answers[0]?.status === 200 ? member : second;
    expect(await owners()).toEqual([{ id: winner.accountId }]);
  });
});
