import type { Db } from '../core/db/database.ts';
import type { Env } from '../core/settings/env.ts';
import { keepLetter } from '../sandbox/system-emails/service.ts';
import { readSmtpUrl, readSystemSender } from '../core/settings/system-mail-settings.ts';
import { smtpSystemMailer, type SystemMailer } from '../outside/mail-protocol/smtp/system-mail.ts';

type SystemMailSettings = Pick<Env, 'SYSTEM_MAIL' | 'SYSTEM_MAIL_URL' | 'SYSTEM_MAIL_FROM'>;

/**
 * Builds the mailer of the settings; that of the sandbox stores its mails for the sandbox panel.
 * @param ca an authority that is trusted besides the usual ones
 */
export function makeSystemMailer(env: SystemMailSettings, db: Db, ca?: string): SystemMailer | null {
  if (env.SYSTEM_MAIL === 'sandbox') return { send: letter => keepLetter(db, letter) };
  const access = readSmtpUrl(env.SYSTEM_MAIL_URL);
  const from = readSystemSender(env.SYSTEM_MAIL_FROM);
  if (env.SYSTEM_MAIL === 'none' || !access || !from) return null;
  return smtpSystemMailer(access, from, ca ? { tls: { ca } } : {});
}
