import type { Env } from '../../core/settings/env.ts';
import { demoAccount } from '../accounts/demo-account.ts';
import type { SignInSettings } from './credentials.ts';

export function signInSettings(env: Env): SignInSettings {
  const clientBasic = Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64');
  const { AUTH_USER_PREFIX: userPrefix, AUTH_MOBILE_PREFIX: mobilePrefix } = env;
  const hasService = env.SERVICE_URL !== '' || env.SERVICE_NOTE !== '';
  return {
    userPrefix,
    mobilePrefix,
    clientBasic,
    AUTH_PASSWORD_KEY: env.AUTH_PASSWORD_KEY,
    AUTH_PLAIN_PASSWORD: env.AUTH_PLAIN_PASSWORD,
    published: {
      userPrefix,
      mobilePrefix,
      clientBasic,
      passwordKey: env.AUTH_PASSWORD_KEY,
      sandbox: env.SANDBOX,
      demo: env.SANDBOX ? demoAccount : null,
      service: hasService ? { url: env.SERVICE_URL, note: env.SERVICE_NOTE } : null,
      takesPayments: env.PAY_GATEWAY !== 'none',
    },
  };
}
