import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { issueToken, issueTokenByPhone, getSignInSettings } from '../../../contract/identity/sign-in.ts';
import { readPassword, type PasswordSettings } from '../../core/auth/password-field.ts';
import { AppError } from '../../core/errors.ts';

type TokenFields = z.output<(typeof issueToken)['body']>;
type PhoneTokenFields = z.output<(typeof issueTokenByPhone)['body']>;

export interface SignInSettings extends PasswordSettings {
  userPrefix: string;
  mobilePrefix: string;
  /** `id:secret` of the fixed client in Base64, as it follows "Basic ". */
  clientBasic: string;
  published: z.output<(typeof getSignInSettings)['reply']>;
}

export type Grant = { refreshToken: string } | { username: string; password: string };

const reasons = {
  zh: { client: '客户端标识不正确', missing: '为必填项', prefix: (prefix: string) => `应以 ${prefix} 开头` },
  en: {
    client: 'is not this installation’s client',
    missing: 'is required',
    prefix: (prefix: string) => `must start with ${prefix}`,
  },
};

/** The caller of a token request: its language, and the basic header, which is the same for all clients. */
export interface Asking {
  lang: Lang;
  authorization: string | undefined;
}

function fault(field: string, reason: string): AppError {
  return new AppError('invalid_request', {}, [{ field, reason }]);
}

function refuseOtherClients({ lang, authorization = '' }: Asking, { clientBasic }: SignInSettings): void {
  const [given, expected] = [authorization.replace(/^basic\s+/i, ''), clientBasic].map(text =>
    Buffer.from(text),
  );
  const isOurs = given && expected && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) throw fault('authorization', reasons[lang].client);
}

function required(field: string, value: string | undefined, lang: Lang): string {
  if (!value) throw fault(field, reasons[lang].missing);
  return value;
}

function withoutPrefix(field: string, value: string, prefix: string, lang: Lang): string {
  if (!value.startsWith(prefix)) throw fault(field, reasons[lang].prefix(prefix));
  return value.slice(prefix.length);
}

/**
 * Reads the token call: the fixed basic header, a prefixed user name, an encrypted password.
 * @throws AppError invalid_request naming the field, or plain_password_refused
 */
export function grantOf(fields: TokenFields, asking: Asking, settings: SignInSettings): Grant {
  const { lang } = asking;
  refuseOtherClients(asking, settings);
  required('grant_type', fields.grant_type, lang);
  if (fields.grant_type === 'refresh_token') {
    return { refreshToken: required('refresh_token', fields.refresh_token, lang) };
  }
  const username = required('username', fields.username, lang);
  const password = required('password', fields.password, lang);
  return {
    username: withoutPrefix('username', username, settings.userPrefix, lang),
    password: readPassword(password, settings),
  };
}

/** Reads the call with a text-message code. @throws AppError invalid_request naming the field */
export function phoneGrantOf(
  fields: PhoneTokenFields,
  asking: Asking,
  settings: SignInSettings,
): { phone: string; code: string } {
  const { lang } = asking;
  refuseOtherClients(asking, settings);
  required('grant_type', fields.grant_type, lang);
  const mobile = required('mobile', fields.mobile, lang);
  return {
    phone: withoutPrefix('mobile', mobile, settings.mobilePrefix, lang).trim(),
    code: required('code', fields.code, lang).trim(),
  };
}
