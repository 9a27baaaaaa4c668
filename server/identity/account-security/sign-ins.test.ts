import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession, issueToken } from '../../../contract/identity/sign-in.ts';
import { listSignIns } from '../../../contract/identity/account-security.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { clientOf, startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { signIn } from '../sign-in/service.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
let app: TestApp;
let owner: Account;
let colleague: Account;

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeTeam(app.database.db, app.world, 'signing.in');
  colleague = await makeMember(app.database.db, app.world, owner.teamId, 'beside');
});
afterAll(() => app.close());

const from = (address: string, agent: string) =>
  signIn(app.database.db, { ...app.world, from: { address, agent } }, owner);
const listed = async (token: string) => (await callApp(app, listSignIns, { token })).data.signIns;

test('the live session comes first, earlier sign-ins below, with device and place', async () => {
  await from('120.24.78.68', chrome);
  app.world.pass(60_000);
  await from('10.1.2.3', '');
  app.world.pass(60_000);
  const { access_token } = await from('2001:db8:1:2:3::4', 'curl/8.0');
  const [live, inside, first, ...more] = await listed(access_token);
  expect(more).toEqual([]);
  expect(live).toMatchObject({ isCurrent: true, endedAt: null, place: '', network: '2001:db8:1:2::/64' });
  expect(inside).toMatchObject({ isCurrent: false, browser: '', place: '', network: '10.1.2.3' });
  expect(first).toMatchObject({
    isCurrent: false,
    way: 'password',
    browser: 'Chrome',
    system: 'Windows',
    place: '中国 广东 深圳',
    network: '120.24.78.68',
  });
  expect(first?.endedAt).toBe(inside?.at);
});

test('ten are listed, of the caller alone', async () => {
  for (let n = 0; n < 12; n++) await from('10.0.0.1', chrome);
  const token = await app.signInAs(owner);
  expect(await listed(token)).toHaveLength(10);
  expect(await listed(await app.signInAs(colleague))).toHaveLength(1);
  expect((await callApp(app, listSignIns)).status).toBe(401);
});

test('sessions that ended half a year ago are deleted by the next sign-in', async () => {
  app.world.pass(181 * 24 * 3_600_000);
  await app.signInAs(owner);
  // The one before was live until now.
  expect(await listed(await app.signInAs(owner))).toHaveLength(3);
});

test('the live one can be ended from there', async () => {
  const token = await app.signInAs(owner);
  await callApp(app, endSession, { token });
  expect((await callApp(app, listSignIns, { token })).status).toBe(401);
  const [, ended] = await listed(await app.signInAs(owner));
  expect(ended?.endedAt).not.toBeNull();
});

test('where a request really came from is kept with its session', async () => {
  const form = {
    grant_type: 'password',
    username: app.env.AUTH_USER_PREFIX + owner.username,
    password: disguise(owner.password, app.env.AUTH_PASSWORD_KEY),
  };
  const reply = await app.inject({
    method: issueToken.method,
    path: issueToken.path,
    body: new URLSearchParams(form).toString(),
    type: 'application/x-www-form-urlencoded',
    headers: { authorization: `Basic ${clientOf(app.env)}`, 'user-agent': chrome },
  });
  const [live] = await listed(reply.json<{ access_token: string }>().access_token);
  expect(live).toMatchObject({ network: '127.0.0.1', browser: 'Chrome' });
});
