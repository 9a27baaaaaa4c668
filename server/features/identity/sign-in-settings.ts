import type { Env } from '../../env.ts';
import { demoAccount } from '../../sandbox/demo-account.ts';
import type { SignInSettings } from './credentials.ts';

export type IdentityEnv = Pick<
  Env,
  | 'AUTH_USER_PREFIX'
  | 'AUTH_CLIENT_ID'
  | 'AUTH_CLIENT_SECRET'
  | 'AUTH_PASSWORD_KEY'
  | 'AUTH_PLAIN_PASSWORD'
  | 'SANDBOX'
>;

export function signInSettings(env: IdentityEnv): SignInSettings {
  const clientBasic = Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64');
  return {
    userPrefix: env.AUTH_USER_PREFIX,
    clientBasic,
    passwordKey: env.AUTH_PASSWORD_KEY,
    allowPlain: env.AUTH_PLAIN_PASSWORD,
    published: {
      userPrefix: env.AUTH_USER_PREFIX,
      clientBasic,
      passwordKey: env.AUTH_PASSWORD_KEY,
      sandbox: env.SANDBOX,
      demo: env.SANDBOX ? demoAccount : null,
    },
  };
}
