import type { FetchedMail } from '../../../outside/mail-protocol/mailbox-access.ts';

const kept = /^(from|to|subject|date|message-id|in-reply-to):[\x20-\x7e]{1,500}$/i;
const headBytes = 64 * 1024;

/** What is filed of a mail that the database does not take: the plain lines of its head, and that it is in the mailbox. */
export function substituteFor(mail: FetchedMail): FetchedMail {
  const [head = ''] = mail.source
    .subarray(0, headBytes)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r?\n/).filter(line => kept.test(line));
  const text = [
    ...lines,
    // Without it two that say nothing of themselves would be taken for one.
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
