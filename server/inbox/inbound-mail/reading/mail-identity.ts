import { createHash } from 'node:crypto';
import type { ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';

const rawOf = (mail: ParsedMail, name: string) =>
  mail.headers.find(header => header.name === name)?.raw ?? '';

/**
 * Identifies a mail in any folder: by what its author wrote, without what servers add. Two mails with the same
 * Message-ID but different text are different; mails without a Message-ID are the same only byte for byte.
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
