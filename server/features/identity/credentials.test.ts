import { describe, expect, it } from 'vitest';
import { disguise } from '../../auth/password-cipher.ts';
import { AppError } from '../../errors.ts';
import { credentialsOf, type SignInSettings } from './credentials.ts';

const passwordKey = 'starbridge-2026!';
const settings: SignInSettings = {
  userPrefix: 'OFFICE@',
  clientBasic: 'b2ZmaWNlOm9mZmljZQ==',
  passwordKey,
  allowPlain: false,
  published: { userPrefix: 'OFFICE@', clientBasic: '', passwordKey, sandbox: false, demo: null },
};
const basic = `Basic ${settings.clientBasic}`;
const password = disguise('p4ssword', passwordKey);
const good = { grant_type: 'password', username: 'OFFICE@li', password } as const;

function refusal(work: () => unknown): { code: string; field?: string | undefined } {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, field: error.fields[0]?.field };
    throw error;
  }
  throw new Error('was not refused');
}

describe('credentialsOf', () => {
  it('reads a password grant', () => {
    expect(credentialsOf(good, basic, settings, 'zh')).toEqual({ username: 'li', password: 'p4ssword' });
  });

  it('reads a refresh grant', () => {
    const fields = { grant_type: 'refresh_token', refresh_token: 'abc' } as const;
    expect(credentialsOf(fields, basic, settings, 'zh')).toEqual({ refreshToken: 'abc' });
  });

  it.each([
    ['authorization', good, 'Basic b3RoZXI6b3RoZXI='],
    ['authorization', good, undefined],
    ['grant_type', { ...good, grant_type: undefined }, basic],
    ['username', { ...good, username: '' }, basic],
    ['username', { ...good, username: 'li' }, basic],
    ['password', { ...good, password: undefined }, basic],
    ['refresh_token', { grant_type: 'refresh_token' as const }, basic],
  ])('names %s', (field, fields, authorization) => {
    expect(refusal(() => credentialsOf(fields, authorization, settings, 'en'))).toEqual({
      code: 'invalid_request',
      field,
    });
  });

  it('refuses a plain password unless settings allow it', () => {
    const plain = { ...good, password: 'p4ssword-plain' };
    expect(refusal(() => credentialsOf(plain, basic, settings, 'zh')).code).toBe('plain_password_refused');
    const allowed = credentialsOf(plain, basic, { ...settings, allowPlain: true }, 'zh');
    expect(allowed).toEqual({ username: 'li', password: 'p4ssword-plain' });
  });
});
