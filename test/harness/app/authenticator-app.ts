import { beginTotp, confirmTotp } from '../../../contract/identity/account-security.ts';
import type { SecondStepChallenge } from '../../../contract/core/errors.ts';
import { disguise } from '../../../server/core/auth/password-cipher.ts';
import { codeAt } from './totp-code.ts';
import { callApp } from './call-endpoint.ts';
import { clientOf, type TestApp } from './test-app.ts';

/** Sets an authenticator app up for who is signed in. @returns its secret and the recovery codes */
export async function setUpTotp(
  app: TestApp,
  token: string,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  const body = { password: disguise(password, app.env.AUTH_PASSWORD_KEY) };
  const { secret } = (await callApp(app, beginTotp, { token, body })).data;
  const code = codeAt(secret, app.world.now());
  const { data } = await callApp(app, confirmTotp, { token, body: { code } });
  // A code is taken once.
  app.world.pass(30_000);
  return { secret, recoveryCodes: data.recoveryCodes };
}

/** The answer of the token call with a password. */
export async function askToken(app: TestApp, account: { username: string; password: string }) {
  const form = {
    grant_type: 'password',
    username: app.env.AUTH_USER_PREFIX + account.username,
    password: disguise(account.password, app.env.AUTH_PASSWORD_KEY),
  };
  const reply = await app.inject({
    method: 'POST',
    path: '/auth/oauth/token',
    body: new URLSearchParams(form).toString(),
    type: 'application/x-www-form-urlencoded',
    headers: { authorization: `Basic ${clientOf(app.env)}` },
  });
  return reply.json<{ code: number; data: SecondStepChallenge | null; access_token?: string }>();
}
