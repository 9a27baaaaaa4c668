import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../../contract/core/errors.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import type { ListeningOidc } from '../../../test/harness/identity/listening-oidc.ts';
import {
  finish,
  listenFor,
  makeOrganisation,
  signInBy,
  type Organisation,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';

let app: TestApp;
let oidc: ListeningOidc;
let org: Organisation;
let member: Account;
const email = 'chosen@linking.sandbox';

beforeAll(async () => {
  app = await startTestApp();
  oidc = await listenFor(app);
  org = await makeOrganisation(app, oidc, 'linking');
  member = await makeMember(app.database.db, app.world, org.owner.teamId, 'an.employee');
});
afterAll(async () => {
  await oidc.close();
  await app.close();
});

const withPassword = ({ password }: { password: string } = member) => ({
  password: disguise(password, app.env.AUTH_PASSWORD_KEY),
});
const startLinking = (token: string, body = withPassword()) =>
  callApp(app, contract.linkSingleSignOn, { token, body });
const own = async (token: string) => (await callApp(app, contract.getOwnSingleSignOn, { token })).data;

test('an account is linked by who has it, with the password, and found by the provider from then on', async () => {
  const token = await app.signInAs(member);
  expect(await own(token)).toEqual({ provider: { name: 'Acme ID' }, linked: null, isRequired: false });
  const wrong = await startLinking(token, withPassword({ password: 'not the password' }));
  expect(wrong.code).toBe(errors.wrong_old_password.code);
  expect((await callApp(app, contract.linkSingleSignOn, { body: withPassword() })).status).toBe(401);
  const { data } = await startLinking(token);
  const address = await oidc.signsIn(data.url, { email });
  expect((await finish(app, data.flow, address)).code).toBe(errors.sso_refused.code);

  const again = (await startLinking(token)).data;
  const ended = await finish(app, again.flow, await oidc.signsIn(again.url, { email }), token);
  expect(ended.data).toMatchObject({ purpose: 'link', tokens: null });
  expect((await own(token)).linked?.email).toBe(email);
  const { data: signedIn } = await signInBy(app, oidc, { email });
  const user = await callApp(app, getOfficeUser, { token: signedIn.tokens?.access_token ?? '' });
  expect(user.data.officeUser.userId).toBe(member.accountId);
});

test('an identity is linked with one account, and another address is refused', async () => {
  const other = await makeMember(app.database.db, app.world, org.owner.teamId, 'another.employee');
  const token = await app.signInAs(other);
  const link = async (address: string) => {
    const { data } = await startLinking(token);
    return finish(app, data.flow, await oidc.signsIn(data.url, { email: address }), token);
  };
  expect((await link(email)).code).toBe(errors.sso_refused.code);
  expect((await link('x@elsewhere.example')).code).toBe(errors.sso_refused.code);
});

test('it is given up with the password, unless the team requires it', async () => {
  const switches = (isRequired: boolean, token: string) =>
    callApp(app, contract.switchSingleSignOn, { token, body: { isEnabled: true, isRequired } });
  const token = await app.signInAs(member);
  const unlink = () => callApp(app, contract.unlinkSingleSignOn, { token, body: withPassword() });
  await switches(true, org.token);
  expect((await own(token)).isRequired).toBe(true);
  expect((await unlink()).code).toBe(errors.sso_required.code);
  await switches(false, org.token);
  expect((await unlink()).code).toBe(0);
  expect((await own(token)).linked).toBeNull();
  expect((await unlink()).code).toBe(errors.not_found.code);
});

test('a team without a provider offers nothing', async () => {
  const team = await makeTeam(app.database.db, app.world, 'without-sso');
  const token = await app.signInAs(team);
  expect(await own(token)).toEqual({ provider: null, linked: null, isRequired: false });
  expect((await startLinking(token)).code).toBe(errors.sso_not_set_up.code);
});
