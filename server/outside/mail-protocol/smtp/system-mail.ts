import MailComposer from 'nodemailer/lib/mail-composer';
import type { SystemSender } from '../../../core/settings/system-mail-settings.ts';
import { openSmtp, type Delivery, type SmtpOptions } from './smtp-link.ts';
import type { SmtpAccess } from '../../../core/auth/smtp-access.ts';

/** A mail of the installation itself to somebody who uses it. */
export interface SystemLetter {
  teamId: number;
  address: string;
  subject: string;
  text: string;
  html: string;
  /** Sent once more, a letter of the same name has the same Message-ID. */
  name: string;
  at: Date;
}

export interface SystemMailer {
  /** @throws SmtpFault where no connection came about */
  send(letter: SystemLetter): Promise<Delivery>;
}

/** The bytes of a letter, told to be of a machine (RFC 3834) so that nobody's absence answers it. */
export function composeLetter(from: SystemSender, letter: SystemLetter): Promise<Buffer> {
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

/** Few letters go out: each has a connection of its own. */
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
