import { createHash } from 'node:crypto';
import type { ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';

const rawOf = (mail: ParsedMail, name: string) =>
  mail.headers.find(header => header.name === name)?.raw ?? '';

/**
 * What a mail is recognised by wherever it lies: what its author set, not what servers add on the way. Two mails
 * with one Message-ID but other words are two; one without a Message-ID is the same only byte for byte.
 */
export function identityOf(mail: ParsedMail, source: Buffer): Buffer {
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

const onlySpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
