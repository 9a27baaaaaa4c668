import MailComposer from 'nodemailer/lib/mail-composer';
import type { SystemSender } from '../../../core/settings/system-mail-settings.ts';
import { openSmtp, type Delivery, type SmtpOptions } from './smtp-link.ts';
import type { SmtpAccess } from '../../../core/auth/smtp-access.ts';

/** A mail of the product itself to one of its users. */
export interface SystemEmail {
  teamId: number;
  address: string;
  subject: string;
  text: string;
  html: string;
  /** Emails of the same name have the same Message-ID, also if they are sent again. */
  name: string;
  at: Date;
}

export interface SystemMailer {
  /** @throws SmtpFault if the connection failed */
  send(email: SystemEmail): Promise<Delivery>;
}

/** Encodes an email and marks it as automatic (RFC 3834), so that automatic replies do not answer it. */
function composeEmail(from: SystemSender, email: SystemEmail): Promise<Buffer> {
  const { address, subject, text, html, name, at } = email;
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

/** Sends each email over its own connection, since there are few. */
export function smtpSystemMailer(
  access: SmtpAccess,
  from: SystemSender,
  options: SmtpOptions = {},
): SystemMailer {
  return {
    async send(email) {
      const source = await composeEmail(from, email);
      const link = await openSmtp(access, { silence: 60_000, ...options });
      try {
        return await link.send({ from: from.address, to: [email.address] }, source);
      } finally {
        link.close();
      }
    },
  };
}
