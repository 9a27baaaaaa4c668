import { sandboxHost } from '../../../outside/mail-protocol/mail-services.ts';
import { sandboxDomain } from '../sandbox-domain.ts';

export interface Bounce {
  /** The mailbox that sent it. */
  to: string;
  person: string;
  messageId: string;
  at: Date;
  /** In [0, 1): selects the reason. */
  choice: number;
  /** The mail that could not be delivered. */
  content: Buffer;
}

const reasons = [
  { status: '5.1.1', text: 'The account that you tried to reach does not exist' },
  { status: '5.2.1', text: 'The account that you tried to reach is disabled' },
  { status: '5.2.2', text: 'The mailbox of the recipient is full' },
] as const;

const maxHeads = 32 * 1024;

/** RFC 5322 §3.3, in UTC. */
const dateOf = (at: Date) => at.toUTCString().replace('GMT', '+0000');

/** Composes a bounce: multipart/report (RFC 6522) with a delivery status (RFC 3464). */
export function composeBounce({ to, person, messageId, at, choice, content }: Bounce): Buffer {
  const { status, text } = reasons[Math.floor(choice * reasons.length)] ?? reasons[0];
  const boundary = `report-${messageId.replaceAll(/\W/g, '').slice(0, 40)}`;
  const end = content.subarray(0, maxHeads).indexOf('\r\n\r\n');
  const head = [
    `From: Mail Delivery Subsystem <mailer-daemon@${sandboxDomain}>`,
    `To: ${to}`,
    'Subject: Delivery Status Notification (Failure)',
    `Date: ${dateOf(at)}`,
    `Message-ID: ${messageId}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Your message could not be delivered to ${person}.`,
    '',
    `${text}.`,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; ${sandboxHost}`,
    `Arrival-Date: ${dateOf(at)}`,
    '',
    `Final-Recipient: rfc822; ${person}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} ${text}`,
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    '',
  ].join('\r\n');
  const heads = content.subarray(0, end < 0 ? maxHeads : end + 2);
  return Buffer.concat([Buffer.from(head), heads, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
