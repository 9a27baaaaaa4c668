import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../../contract/core/errors.ts';
import * as contract from '../../../contract/identity/account-security.ts';
import { finishWithPasskey, getPasskeyOptions } from '../../../contract/identity/sign-in.ts';
import { askToken } from '../../../test/harness/app/authenticator-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { SoftwarePasskey } from '../../../test/harness/app/software-passkey.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';

const origin = 'https://star.example';
let app: TestApp;
let li: Account;
let beside: Account;
let token = '';
let key: SoftwarePasskey;
const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);

beforeAll(async () => {
  app = await startTestApp();
  app.mail.publicUrl = origin;
  li = await makeTeam(app.database.db, app.world, 'li.lei');
  beside = await makeMember(app.database.db, app.world, li.teamId, 'beside');
  token = await app.signInAs(li);
  key = new SoftwarePasskey(origin);
});
afterAll(() => app.close());

const begin = (as = token, password = li.password) =>
  callApp(app, contract.beginPasskey, { token: as, body: { password: sealed(password) } });
const add = (response: ReturnType<SoftwarePasskey['create']>, as = token, name = 'my laptop') =>
  callApp(app, contract.addPasskey, { token: as, body: { name, response } });
const status = async () => (await callApp(app, contract.getSecondFactor, { token })).data;

/** A sign-in with the password. @returns the token of its challenge */
async function first(): Promise<string> {
  const { data } = await askToken(app, li);
  expect(data?.ways).toEqual(['passkey', 'recovery']);
  return data?.challenge ?? '';
}
const optionsOf = async (challenge: string) =>
  (await callApp(app, getPasskeyOptions, { body: { challenge } })).data.options;
const show = async (challenge: string, response: ReturnType<SoftwarePasskey['get']>) =>
  callApp(app, finishWithPasskey, { body: { challenge, response } });

test('a passkey is made with the password, for the site and the session that asked', async () => {
  expect((await begin(token, 'not my password')).code).toBe(errors.wrong_old_password.code);
  expect((await begin('')).status).toBe(401);
  const { options } = (await begin()).data;
  expect(options).toMatchObject({ rp: { id: 'star.example' }, user: { name: 'li.lei' } });

  const phishing = new SoftwarePasskey('https://star.example.evil');
  expect((await add(phishing.create(options))).code).toBe(errors.wrong_second_factor.code);
  const foreign = await app.signInAs(beside);
  expect((await add(key.create(options), foreign)).code).toBe(errors.wrong_second_factor.code);
  const invalid = await add(key.create(options), token, ' ');
  expect([invalid.code, invalid.fields]).toEqual([400, ['name']]);

  const { code, data } = await add(key.create(options));
  expect(code).toBe(0);
  expect(data.recoveryCodes).toHaveLength(10);
  expect(await status()).toMatchObject({
    totp: false,
    passkeyHost: 'star.example',
    passkeys: [{ name: 'my laptop', lastUsedAt: null }],
  });
  const again = (await begin()).data.options;
  expect(again.excludeCredentials).toHaveLength(1);
  expect((await add(key.create(again))).code).toBe(errors.second_factor_state.code);
});

test('what was asked for long ago is not taken', async () => {
  const { options } = (await begin()).data;
  app.world.pass(10 * 60_000);
  const late = new SoftwarePasskey(origin);
  expect((await add(late.create(options))).code).toBe(errors.wrong_second_factor.code);
});

test('it is the second step of a sign-in, once for each challenge', async () => {
  const challenge = await first();
  const options = await optionsOf(challenge);
  expect(options).toMatchObject({ rpId: 'star.example' });
  const shown = key.get(options);
  const { code, data } = await show(challenge, shown);
  expect(code).toBe(0);
  token = data.access_token;
  expect((await status()).passkeys[0]?.lastUsedAt).not.toBeNull();
  expect((await show(challenge, key.get(options))).code).toBe(errors.second_step_over.code);
  expect((await show(await first(), shown)).code).toBe(errors.wrong_second_factor.code);
});

test.each([
  ['of another site', () => new SoftwarePasskey('https://other.example')],
  ['that the account does not have', () => new SoftwarePasskey(origin)],
])('a passkey %s is refused', async (_what, other) => {
  const challenge = await first();
  const answer = await show(challenge, other().get(await optionsOf(challenge)));
  expect(answer.code).toBe(errors.wrong_second_factor.code);
});

test('garbage is refused and nothing else', async () => {
  const challenge = await first();
  const shown = key.get(await optionsOf(challenge));
  const response = { ...shown, response: { ...shown.response, authenticatorData: 'AAAA' } };
  expect((await show(challenge, response)).code).toBe(errors.wrong_second_factor.code);
  const malformed = { ...shown, id: 'not base64url!' };
  expect((await show(challenge, malformed)).code).toBe(400);
  const nobody = await callApp(app, getPasskeyOptions, { body: { challenge: 'e30.e30' } });
  expect(nobody.code).toBe(errors.second_step_over.code);
});

test('it is taken away with the password, by its account alone', async () => {
  const challenge = await first();
  token = (await show(challenge, key.get(await optionsOf(challenge)))).data.access_token;
  const id = (await status()).passkeys[0]?.id ?? 0;
  const remove = (as: string, password = li.password) =>
    callApp(app, contract.removePasskey, { token: as, params: { id }, body: { password: sealed(password) } });
  expect((await remove(token, 'not my password')).code).toBe(errors.wrong_old_password.code);
  const foreign = await app.signInAs(beside);
  expect((await remove(foreign, beside.password)).code).toBe(errors.not_found.code);
  expect((await remove(token)).code).toBe(0);
  expect(await status()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await askToken(app, li)).access_token).toEqual(expect.any(String));
});

test('an installation without a name has none', async () => {
  app.mail.publicUrl = 'http://192.168.1.5:3000';
  token = await app.signInAs(li);
  expect((await status()).passkeyHost).toBe('');
  expect((await begin()).code).toBe(errors.second_factor_state.code);
});
