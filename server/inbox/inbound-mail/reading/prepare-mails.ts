import { setImmediate } from 'node:timers/promises';
import { parseMail } from '../../../outside/mail-protocol/parsing/parse-mail.ts';
import type { ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';
import type { FetchedMail } from '../../../outside/mail-protocol/mailbox-access.ts';
import type { MailReading, PreparedMail } from './prepared-mail.ts';
import { readMail } from './read-mail.ts';
import { createHash } from 'node:crypto';

const rawOf = (mail: ParsedMail, name: string) =>
  mail.headers.find(header => header.name === name)?.raw ?? '';

/**
 * Identifies a mail in any folder: by what its author wrote, without what servers add. Two mails with the same
 * Message-ID but different text are different; mails without a Message-ID are the same only byte for byte.
 */
function identityOf(mail: ParsedMail, source: Buffer): Buffer {
  const hash = createHash('sha256');
  if (mail.messageId === null) hash.update(source);
  else {
    const fields = ['date', 'from', 'subject'].map(name => rawOf(mail, name));
    hash.update(
      JSON.stringify([mail.messageId, ...fields.map(onlySpaces), onlySpaces(mail.text), mail.parts.length]),
    );
  }
  return hash.digest().subarray(0, 16);
}

const onlySpaces = (text: string) => text.replaceAll(/\s\s+|[^\S ]/g, ' ').trim();

/** For a mail that cannot be read: it is in the inbox under its date, and its source can be downloaded. */
const unreadable: MailReading = {
  kind: 'other',
  rule: 'unreadable',
  bounce: null,
  reports: [],
  returnsOn: null,
  messageId: '',
  answers: [],
  from: { name: '', address: '' },
  people: { to: [], cc: [], replyTo: [] },
  subject: '',
  writtenAt: null,
  text: '',
  html: '',
  snippet: '',
  tokens: [],
  attachments: [],
  faults: ['reader.failed'],
};

function readingOf(mail: ParsedMail): MailReading {
  try {
    return readMail(mail);
  } catch {
    return unreadable;
  }
}

async function prepare({ uid, receivedAt, isSeen, size, source }: FetchedMail): Promise<PreparedMail> {
  const mail = await parseMail(source);
  const identity = identityOf(mail, source);
  return { ...readingOf(mail), uid, identity, receivedAt, isSeen, size, source };
}

/** For this long, other work of the process waits for mails that are read, ms. */
const turnMs = 4;

/** Reads mails one after another, and lets other work run in between. */
export async function prepareMails(mails: readonly FetchedMail[]): Promise<PreparedMail[]> {
  const prepared: PreparedMail[] = [];
  let since = performance.now();
  for (const mail of mails) {
    prepared.push(await prepare(mail));
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return prepared;
}
