import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import { errors } from '../../../contract/core/errors.ts';
import * as contract from '../../../contract/identity/account-security.ts';
import { endSession, finishSignIn, getOfficeUser, issueToken } from '../../../contract/identity/sign-in.ts';
import { askToken, setUpTotp } from '../../../test/harness/app/authenticator-app.ts';
import { codeAt } from '../../../test/harness/app/totp-code.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { clientOf, startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';

let app: TestApp;
let owner: Account;
let member: Account;
let stranger: Account;
let token = '';

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'strict', { plan: 'team' });
  member = await makeMember(db, app.world, owner.teamId, 'without');
  stranger = await makeTeam(db, app.world, 'relaxed');
  token = await app.signInAs(owner);
});
afterAll(() => app.close());

const requires = (isRequired: boolean, as = token) =>
  callApp(app, contract.requireSecondFactor, { token: as, body: { isRequired } });
const needs = async (as: string) =>
  (await callApp(app, getOfficeUser, { token: as })).data.officeUser.needsSecondFactor;
const worksFor = async (as: string) => (await callApp(app, listNotifications, { token: as })).status === 200;

test('who requires a second factor must have one, and the permission', async () => {
  expect((await requires(true, await app.signInAs(member))).status).toBe(403);
  expect((await requires(true)).code).toBe(errors.own_factor_first.code);
  expect((await callApp(app, contract.requireSecondFactor, { body: { isRequired: true } })).status).toBe(401);
  const invalid = { method: 'PUT', path: contract.requireSecondFactor.path, token, body: {} } as const;
  expect((await app.inject(invalid)).statusCode).toBe(400);
  await setUpTotp(app, token, owner.password);
});

test('a member without one can set one up and do nothing else, also in a session that is open', async () => {
  const open = await app.signInAs(member);
  const foreign = await app.signInAs(stranger);
  expect((await requires(true)).code).toBe(0);
  expect(await worksFor(token)).toBe(true);
  expect(await worksFor(foreign)).toBe(true);
  expect(await needs(foreign)).toBe(false);
  const { status, code } = await callApp(app, listNotifications, { token: open });
  expect([status, code]).toEqual([403, errors.second_factor_required.code]);
  const renewed = await app.signInAs(member);
  expect(await needs(renewed)).toBe(true);
  expect((await callApp(app, contract.getSecondFactor, { token: renewed })).data.isRequired).toBe(true);
  const { secret } = await setUpTotp(app, renewed, member.password);
  expect(await needs(renewed)).toBe(false);
  expect(await worksFor(renewed)).toBe(true);

  const { data } = await askToken(app, member);
  const body = { challenge: data?.challenge ?? '', code: codeAt(secret, app.world.now()) };
  const finished = await callApp(app, finishSignIn, { body });
  expect(await worksFor(finished.data.access_token)).toBe(true);
  const password = { password: disguise(member.password, app.env.AUTH_PASSWORD_KEY) };
  const remove = { token: finished.data.access_token, body: password };
  expect((await callApp(app, contract.removeTotp, remove)).code).toBe(errors.second_factor_required.code);
  const kept = await callApp(app, contract.getSecondFactor, { token: remove.token });
  expect(kept.data).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
});

test('the restriction goes on with a renewed token, and ends when nothing is required any more', async () => {
  const another = await makeMember(app.database.db, app.world, owner.teamId, 'another');
  const { access_token: first, refresh_token } = (await askToken(app, another)) as unknown as {
    access_token: string;
    refresh_token: string;
  };
  expect(await worksFor(first)).toBe(false);
  const reply = await app.inject({
    method: issueToken.method,
    path: issueToken.path,
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token }).toString(),
    type: 'application/x-www-form-urlencoded',
    headers: { authorization: `Basic ${clientOf(app.env)}` },
  });
  const { access_token: second } = reply.json<{ access_token: string }>();
  expect(await worksFor(second)).toBe(false);
  expect((await requires(false)).code).toBe(0);
  expect(await worksFor(second)).toBe(true);
  expect((await requires(true)).code).toBe(0);
  expect(await worksFor(second)).toBe(false);
  expect((await callApp(app, endSession, { token: second })).code).toBe(0);
});
