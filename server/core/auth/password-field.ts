import type { Lang } from '../../../contract/core/error-texts.ts';
import { newPassword } from '../../../contract/core/patterns.ts';
import type { Env } from '../settings/env.ts';
import { AppError } from '../errors.ts';
import { undisguise } from './password-cipher.ts';

export type PasswordSettings = Pick<Env, 'AUTH_PASSWORD_KEY' | 'AUTH_PLAIN_PASSWORD'>;

/** Decodes a password. @throws AppError plain_password_refused for a plain one, unless the settings allow it */
export function readPassword(sealed: string, settings: PasswordSettings): string {
  const password = undisguise(sealed, settings.AUTH_PASSWORD_KEY);
  if (password !== null) return password;
  if (settings.AUTH_PLAIN_PASSWORD) return sealed;
  throw new AppError('plain_password_refused');
}

const rule: Record<Lang, string> = {
  zh: '应为 8–20 位，且同时包含数字和字母',
  en: 'must have 8–20 characters, including digits and letters',
};

/** Decodes and checks a new password. @throws AppError invalid_request naming `password` */
export function readNewPassword(sealed: string, settings: PasswordSettings, lang: Lang): string {
  const password = readPassword(sealed, settings);
  if (newPassword.test(password)) return password;
  throw new AppError('invalid_request', {}, [{ field: 'password', reason: rule[lang] }]);
}
