import type { FieldFault } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SenderInput } from '../../../contract/outreach/senders/senders.ts';
import { AppError } from '../../core/errors.ts';
import { isLoopback } from '../../outside/network/mail-server-hosts.ts';
import { sandboxHost, type MailServices } from '../../outside/mail-protocol/mail-services.ts';
import type { SenderRow } from './queries.ts';

const texts = {
  zh: {
    plain: '不加密的连接只能用于本机的邮件服务器，请选择 SSL/TLS 或 STARTTLS',
    inside: '不能使用内部网络中的邮件服务器',
    missing: '请填写密码或授权码',
    again: '服务器或登录名改变后，请重新填写密码或授权码',
    oauthOnly: '授权登录只适用于 Gmail 和 Outlook，请改用密码或授权码',
    taken: '团队已绑定这个邮箱',
  },
  en: {
    plain:
      'Unencrypted connections are only allowed to a mail server on this machine. Choose SSL/TLS or STARTTLS.',
    inside: 'Mail servers on a private network aren’t allowed',
    missing: 'Enter the password or authorization code',
    again: 'Enter the password or code again, because the server or username changed',
    oauthOnly: 'OAuth sign-in is only available for Gmail and Outlook. Use a password or code.',
    taken: 'Your team has already connected this mailbox',
  },
};

export const takenAddress = (lang: Lang) =>
  new AppError('taken', {}, [{ field: 'address', reason: texts[lang].taken }]);

/**
 * Returns whether the secret would be sent to another server, or for another account. Then it must be entered again.
 */
const isElsewhere = (before: SenderRow, input: SenderInput): boolean =>
  before.smtp_host !== input.smtpHost ||
  before.imap_host !== input.imapHost ||
  before.username !== input.username ||
  before.auth !== input.auth ||
  (input.auth === 'oauth' && before.provider !== input.provider);

/** Tokens for other servers or another account are deleted. */
export const losesTokens = (before: SenderRow, input: SenderInput): boolean =>
  input.auth === 'oauth' && isElsewhere(before, input);

function secretFault(before: SenderRow | null, input: SenderInput): 'missing' | 'again' | null {
  if (input.auth === 'oauth' || input.secret !== undefined) return null;
  if (!before?.secret || before.auth === 'oauth') return 'missing';
  return isElsewhere(before, input) ? 'again' : null;
}

const isNear = (host: string) => host === sandboxHost || isLoopback(host);

/**
 * Checks what the form of the fields alone cannot.
 * @throws AppError invalid_request naming every wrong field; sandbox_only
 */
export async function refuseWrongFields(
  world: MailServices,
  lang: Lang,
  before: SenderRow | null,
  input: SenderInput,
): Promise<void> {
  if (input.provider === 'sandbox' && !world.sandbox) throw new AppError('sandbox_only');
  const faults: FieldFault[] = [];
  const add = (field: keyof SenderInput, text: keyof (typeof texts)['zh']) =>
    faults.push({ field, reason: texts[lang][text] });
  for (const protocol of ['smtp', 'imap'] as const) {
    const host = input[`${protocol}Host`];
    if (input[`${protocol}Security`] === 'plain' && !isNear(host)) add(`${protocol}Security`, 'plain');
    if (host !== sandboxHost && !(await world.mayReach(host))) add(`${protocol}Host`, 'inside');
  }
  if (input.auth === 'oauth' && input.provider !== 'gmail' && input.provider !== 'outlook')
    add('auth', 'oauthOnly');
  const secret = secretFault(before, input);
  if (secret) add('secret', secret);
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}
