import { describe, expect, it } from 'vitest';
import { disguise } from '../../core/auth/password-cipher.ts';
import { readEnv } from '../../core/settings/env.ts';
import { AppError } from '../../core/errors.ts';
import { grantOf, phoneGrantOf } from './credentials.ts';
import { signInSettings } from './sign-in-settings.ts';

const settings = signInSettings(readEnv({}));
const asking = { lang: 'zh', authorization: `Basic ${settings.clientBasic}` } as const;
const password = disguise('p4ssword', settings.AUTH_PASSWORD_KEY);
const good = { grant_type: 'password', username: 'OFFICE@li', password } as const;
const goodPhone = { grant_type: 'mobile', mobile: 'OFFICE-SMS@13800138000', code: '123456' } as const;

function refusal(work: () => unknown): { code: string; field?: string | undefined } {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, field: error.fields[0]?.field };
    throw error;
  }
  throw new Error('was not refused');
}

it.each([
  [{}, true],
  [{ SANDBOX: 'off' }, false],
  [{ PAY_GATEWAY: 'none' }, false],
])('with %j, that plans can be paid here is %s', (source, takesPayments) => {
  expect(signInSettings(readEnv(source)).published.takesPayments).toBe(takesPayments);
});

describe('the password grant', () => {
  it('is read', () => {
    expect(grantOf(good, asking, settings)).toEqual({ username: 'li', password: 'p4ssword' });
  });

  it('or a refresh token', () => {
    const fields = { grant_type: 'refresh_token', refresh_token: 'r' } as const;
    expect(grantOf(fields, asking, settings)).toEqual({ refreshToken: 'r' });
  });

  it.each([
    ['another client', good, 'Basic b3RoZXI6b3RoZXI=', 'authorization'],
    ['no client', good, undefined, 'authorization'],
    ['no grant', { ...good, grant_type: undefined }, asking.authorization, 'grant_type'],
    ['no user name', { ...good, username: '' }, asking.authorization, 'username'],
    ['no prefix', { ...good, username: 'li' }, asking.authorization, 'username'],
    ['no password', { ...good, password: undefined }, asking.authorization, 'password'],
    ['no refresh token', { grant_type: 'refresh_token' as const }, asking.authorization, 'refresh_token'],
  ])('names what is wrong: %s', (_what, fields, authorization, field) => {
    expect(refusal(() => grantOf(fields, { lang: 'en', authorization }, settings))).toEqual({
      code: 'invalid_request',
      field,
    });
  });

  it('refuses a plain password unless the settings allow it', () => {
    const plain = { ...good, password: 'p4ssword-' };
    expect(refusal(() => grantOf(plain, asking, settings)).code).toBe('plain_password_refused');
    const lenient = { ...settings, AUTH_PLAIN_PASSWORD: true };
    expect(grantOf(plain, asking, lenient)).toEqual({ username: 'li', password: 'p4ssword-' });
  });
});

describe('the text-message grant', () => {
  it('is read', () => {
    expect(phoneGrantOf(goodPhone, asking, settings)).toEqual({ phone: '13800138000', code: '123456' });
  });

  it.each([
    ['no grant', { ...goodPhone, grant_type: undefined }, 'grant_type'],
    ['no number', { ...goodPhone, mobile: '' }, 'mobile'],
    ['no prefix', { ...goodPhone, mobile: '13800138000' }, 'mobile'],
    ['no code', { ...goodPhone, code: undefined }, 'code'],
  ])('names what is wrong: %s', (_what, fields, field) => {
    expect(refusal(() => phoneGrantOf(fields, asking, settings)).field).toBe(field);
  });
});
