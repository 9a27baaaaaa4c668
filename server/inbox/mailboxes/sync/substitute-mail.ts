import type { FetchedMail } from '../../../outside/mail-protocol/mailbox-access.ts';

const kept = /^(from|to|subject|date|message-id|in-reply-to):[\x20-\x7e]{1,500}$/i;
const headBytes = 64 * 1024;

/** Replaces a mail that the database refuses: the plain lines of its head, and a note that it is in the mailbox. */
export function substituteFor(mail: FetchedMail): FetchedMail {
  const [head = ''] = mail.source
    .subarray(0, headBytes)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r?\n/).filter(line => kept.test(line));
  const text = [
    ...lines,
    // Without it, two mails without other properties would have the same identity.
    `X-Starbridge-Uid: ${mail.uid}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    '这封邮件无法收录，请到邮箱里查看原件。',
    'This mail could not be taken in. It is to be found in the mailbox itself.',
    '',
  ];
  return { ...mail, source: Buffer.from(text.join('\r\n')) };
}
