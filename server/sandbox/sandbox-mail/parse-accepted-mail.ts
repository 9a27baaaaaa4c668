import PostalMime, { type Address } from 'postal-mime';
import { parseMail } from '../../outside/mail-protocol/parsing/parse-mail.ts';

export interface MailHeads {
  from: string;
  fromName: string;
  /** The reply address: by default the sender. */
  answersTo: string;
  /** Names of the recipients by address. */
  names: ReadonlyMap<string, string>;
  subject: string;
  /** With its angle brackets; '' if it has none. */
  messageId: string;
  /** Message-ID of the first mail of its thread: its own if it begins one. */
  thread: string;
  references: string;
}

/** No head needs more; a longer one is not read to its end. */
const maxBytes = 64 * 1024;
// oxlint-disable-next-line no-control-regex -- an id has none of them
const ids = /<[^<>\s\0-\x1f]{1,990}>/g;
/** The database does not accept NUL. */
const withoutNul = (text = '') => text.replaceAll('\0', '');

/** Reads only the heads, because a body may be large. */
export async function readHeads(content: Buffer): Promise<MailHeads> {
  const end = content.subarray(0, maxBytes).indexOf('\r\n\r\n');
  const mail = await PostalMime.parse(content.subarray(0, end < 0 ? maxBytes : end + 4));
  const messageId = mail.messageId?.match(ids)?.[0] ?? '';
  const references = (mail.references ?? mail.inReplyTo ?? '').match(ids) ?? [];
  const from = mail.from?.address?.toLowerCase() ?? '';
  const everybody = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(flat);
  return {
    from,
    fromName: withoutNul(mail.from?.name),
    answersTo: withoutNul(mail.replyTo?.flatMap(flat)[0]?.address) || from,
    names: new Map(everybody.map(({ address, name }) => [address.toLowerCase(), withoutNul(name)])),
    subject: withoutNul(mail.subject),
    messageId,
    thread: references[0] ?? messageId,
    references: references.join(' '),
  };
}

const flat = (address: Address) => address.group ?? [address];

/** Returns what a person sees of it; nothing if it cannot be parsed, for example with a thousand nested parts. */
export async function readBody(content: Buffer): Promise<{ html: string; text: string }> {
  const { html, text } = await parseMail(content);
  return { html, text };
}
