import type { z } from 'zod';
import type { issueToken, showSignInSettings } from '../../../contract/identity.ts';
import type { Lang } from '../../../contract/error-texts.ts';
import { undisguise } from '../../auth/password-cipher.ts';
import { AppError } from '../../errors.ts';

type TokenFields = z.output<(typeof issueToken)['body']>;

export interface SignInSettings {
  userPrefix: string;
  /** `id:secret` of the fixed client in Base64, as it stands after "Basic ". */
  clientBasic: string;
  passwordKey: string;
  allowPlain: boolean;
  published: z.output<(typeof showSignInSettings)['reply']>;
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

function fault(field: string, reason: string): AppError {
  return new AppError('invalid_request', {}, [{ field, reason }]);
}

/**
 * What the token call of spec §7 asks for: the fixed basic header, a prefixed user name, a disguised password.
 * @throws AppError invalid_request naming the field, or plain_password_refused
 */
export function credentialsOf(
  fields: TokenFields,
  authorization: string | undefined,
  settings: SignInSettings,
  lang: Lang,
): Grant {
  const text = reasons[lang];
  if (authorization?.replace(/^basic\s+/i, '') !== settings.clientBasic)
    throw fault('authorization', text.client);
  if (!fields.grant_type) throw fault('grant_type', text.missing);
  if (fields.grant_type === 'refresh_token') {
    if (!fields.refresh_token) throw fault('refresh_token', text.missing);
    return { refreshToken: fields.refresh_token };
  }
  const { username, password } = fields;
  if (!username) throw fault('username', text.missing);
  if (!password) throw fault('password', text.missing);
  if (!username.startsWith(settings.userPrefix)) throw fault('username', text.prefix(settings.userPrefix));
  const plain = undisguise(password, settings.passwordKey) ?? (settings.allowPlain ? password : null);
  if (plain === null) throw new AppError('plain_password_refused');
  return { username: username.slice(settings.userPrefix.length), password: plain };
}
