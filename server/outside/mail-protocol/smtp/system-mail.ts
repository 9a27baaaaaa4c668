import MailComposer from 'nodemailer/lib/mail-composer';
import type { SystemSender } from '../../../core/settings/system-mail-settings.ts';
import { openSmtp, type Delivery, type SmtpOptions } from './smtp-link.ts';
import type { SmtpAccess } from '../../../core/auth/smtp-access.ts';

/** A mail of the product itself to one of its users. */
export interface SystemLetter {
  teamId: number;
  address: string;
  subject: string;
  text: string;
  html: string;
  /** Letters of the same name have the same Message-ID, also if they are sent again. */
  name: string;
  at: Date;
}

export interface SystemMailer {
  /** @throws SmtpFault if the connection failed */
  send(letter: SystemLetter): Promise<Delivery>;
}

/** Encodes a letter and marks it as automatic (RFC 3834), so that automatic replies do not answer it. */
function composeLetter(from: SystemSender, letter: SystemLetter): Promise<Buffer> {
  const { address, subject, text, html, name, at } = letter;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return new MailComposer({
    from,
    to: [{ name: '', address }],
    subject,
    text,
    html,
    messageId: `<${name}@${domain}>`,
    date: at,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build();
}

/** Sends each letter over its own connection, since there are few. */
export function smtpSystemMailer(
  access: SmtpAccess,
  from: SystemSender,
  options: SmtpOptions = {},
): SystemMailer {
  return {
    async send(letter) {
      const source = await composeLetter(from, letter);
      const link = await openSmtp(access, { silence: 60_000, ...options });
      try {
        return await link.send({ from: from.address, to: [letter.address] }, source);
      } finally {
        link.close();
      }
    },
  };
}
