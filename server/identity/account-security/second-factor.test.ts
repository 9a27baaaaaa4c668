import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '../../../contract/core/errors.ts';
import * as contract from '../../../contract/identity/account-security.ts';
import { editPassword, finishSignIn } from '../../../contract/identity/sign-in.ts';
import { askToken, setUpTotp } from '../../../test/harness/app/authenticator-app.ts';
import { codeAt } from '../../../test/harness/app/totp-code.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let li: Account;
let token = '';
let secret = '';
let recoveryCodes: string[] = [];
const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);
const now = () => codeAt(secret, app.world.now());
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

beforeAll(async () => {
  app = await startTestApp();
  li = await makeTeam(app.database.db, app.world, 'li.lei');
  token = await app.signInAs(li);
});
afterAll(() => app.close());
// Nothing of one test counts against the next.
beforeEach(() => app.world.pass(3_600_000));

async function challenge(): Promise<string> {
  const { code, data } = await askToken(app, li);
  expect(code).toBe(errors.second_factor_needed.code);
  return data?.challenge ?? '';
}
const finish = async (asked: string, code: string) =>
  callApp(app, finishSignIn, { body: { challenge: asked, code } });
const status = async () => (await callApp(app, contract.getSecondFactor, { token })).data;

describe('setting up', () => {
  test('needs the password, and a right code', async () => {
    const begin = (password: string) =>
      callApp(app, contract.beginTotp, { token, body: { password: sealed(password) } });
    expect((await begin('not my password')).code).toBe(errors.wrong_old_password.code);
    const { data } = await begin(li.password);
    expect(data.address).toContain(data.secret);
    const wrong = another(codeAt(data.secret, app.world.now()));
    const confirm = await callApp(app, contract.confirmTotp, { token, body: { code: wrong } });
    expect(confirm.code).toBe(errors.wrong_second_factor.code);
    expect(await status()).toMatchObject({
      totp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    expect((await askToken(app, li)).code).toBe(0);
    token = await app.signInAs(li);
  });

  test('allows ten guesses at the first code', async () => {
    const body = { password: sealed(li.password) };
    const { data } = await callApp(app, contract.beginTotp, { token, body });
    const right = () => codeAt(data.secret, app.world.now());
    const confirm = (code: string) => callApp(app, contract.confirmTotp, { token, body: { code } });
    for (let guess = 0; guess < 10; guess++)
      expect((await confirm(another(right()))).code).toBe(errors.wrong_second_factor.code);
    expect((await confirm(right())).code).toBe(errors.second_factor_locked.code);
    expect((await status()).totp).toBe(false);
  });

  test('gives ten recovery codes, which nobody sees again', async () => {
    const set = await setUpTotp(app, token, li.password);
    secret = set.secret;
    recoveryCodes = set.recoveryCodes ?? [];
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await status()).toMatchObject({ totp: true, recoveryCodesLeft: 10, isRequired: false });
    const body = { password: sealed(li.password) };
    const again = await callApp(app, contract.beginTotp, { token, body });
    expect(again.code).toBe(errors.second_factor_state.code);
    const stored = await asTeam(app.database.db, li.teamId, async db => [
      ...(await db.selectFrom('totp_factors').selectAll().execute()),
      ...(await db.selectFrom('recovery_codes').selectAll().execute()).map(row => String(row.code_hash)),
    ]);
    expect(stored).toHaveLength(11);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]?.replace('-', ''));
  });

  test('is for who is signed in', async () => {
    const body = { password: sealed(li.password) };
    expect((await callApp(app, contract.beginTotp, { body })).status).toBe(401);
    expect((await callApp(app, contract.confirmTotp, { body: { code: '123456' } })).status).toBe(401);
    const invalid = await callApp(app, contract.confirmTotp, { token, body: { code: '12' } });
    expect([invalid.code, invalid.fields]).toEqual([400, ['code']]);
  });
});

describe('the second step', () => {
  test('ends a sign-in, whose first step gave no token', async () => {
    const first = await askToken(app, li);
    expect(first.access_token).toBeUndefined();
    expect(first.data).toEqual({
      challenge: expect.any(String),
      ways: ['totp', 'recovery'],
      expiresIn: 300,
    });
    const { code, data } = await finish(first.data?.challenge ?? '', now());
    expect(code).toBe(0);
    token = data.access_token;
    expect((await callApp(app, contract.getSecondFactor, { token })).code).toBe(0);
  });

  test('takes a code once, also for another sign-in, and a challenge once', async () => {
    const [one, other] = [await challenge(), await challenge()];
    const code = now();
    expect((await finish(one, code)).code).toBe(0);
    expect((await finish(other, code)).code).toBe(errors.wrong_second_factor.code);
    app.world.pass(30_000);
    expect((await finish(one, now())).code).toBe(errors.second_step_over.code);
    expect((await finish(other, now())).code).toBe(0);
  });

  test('takes a code once of two at the same time', async () => {
    const asked = [await challenge(), await challenge()];
    const code = now();
    const codes = (await Promise.all(asked.map(each => finish(each, code)))).map(answer => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, errors.wrong_second_factor.code]);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const code = (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ');
    expect((await finish(await challenge(), code)).code).toBe(0);
    expect((await finish(await challenge(), code)).code).toBe(errors.wrong_second_factor.code);
    token = (await finish(await challenge(), now())).data.access_token;
    expect((await status()).recoveryCodesLeft).toBe(9);
  });

  test.each([
    ['a challenge that is too old', 300_000, (asked: string) => asked],
    ['one that was changed', 0, (asked: string) => `x${asked}`],
    ['one of nobody', 0, () => 'e30.e30'],
  ])('refuses %s', async (_what, later, change) => {
    const asked = change(await challenge());
    app.world.pass(later);
    expect((await finish(asked, now())).code).toBe(errors.second_step_over.code);
  });

  test('a new password ends sign-ins that are under way', async () => {
    token = (await finish(await challenge(), now())).data.access_token;
    const asked = await challenge();
    const body = { oldPassword: sealed(li.password), password: sealed('another2026') };
    const { data } = await callApp(app, editPassword, { token, body });
    token = data.tokens?.access_token ?? '';
    li = { ...li, password: 'another2026' };
    app.world.pass(30_000);
    expect((await finish(asked, now())).code).toBe(errors.second_step_over.code);
  });

  test('is locked by no sign-in with the name under which its guesses are counted', async () => {
    const username = `second factor ${li.teamId}/${li.accountId}`;
    for (let n = 0; n < 11; n++) await askToken(app, { username, password: 'wrong-2026' });
    token = (await finish(await challenge(), now())).data.access_token;
  });

  test('is locked after ten wrong codes, which a right password does not forgive', async () => {
    for (let n = 0; n < 10; n++) {
      const wrong = another(now());
      expect((await finish(await challenge(), wrong)).code).toBe(errors.wrong_second_factor.code);
    }
    expect((await finish(await challenge(), now())).code).toBe(errors.second_factor_locked.code);
    app.world.pass(15 * 60_000);
    token = (await finish(await challenge(), now())).data.access_token;
  });
});

describe('later', () => {
  test('new recovery codes replace the old ones', async () => {
    const body = { password: sealed(li.password) };
    const { data } = await callApp(app, contract.renewRecoveryCodes, { token, body });
    expect((await finish(await challenge(), recoveryCodes[1] ?? '')).code).toBe(
      errors.wrong_second_factor.code,
    );
    const answer = await finish(await challenge(), data.recoveryCodes[0] ?? '');
    expect(answer.code).toBe(0);
    token = answer.data.access_token;
  });

  test('the app is taken away with the password, and the recovery codes with it', async () => {
    const remove = (password: string) =>
      callApp(app, contract.removeTotp, { token, body: { password: sealed(password) } });
    expect((await remove('not my password')).code).toBe(errors.wrong_old_password.code);
    expect((await remove(li.password)).code).toBe(0);
    expect((await remove(li.password)).code).toBe(errors.second_factor_state.code);
    expect(await status()).toMatchObject({
      totp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const body = { password: sealed(li.password) };
    const renewed = await callApp(app, contract.renewRecoveryCodes, { token, body });
    expect(renewed.code).toBe(errors.second_factor_state.code);
    expect((await askToken(app, li)).access_token).toEqual(expect.any(String));
  });
});
