import { addressesIn } from '../mail-addresses.ts';
import { bodyOf, textOfPart } from '../mail-signs.ts';
import type { ParsedMail } from '../../parsing/parsed-mail.ts';
import { fieldGroups } from './field-groups.ts';

/** What a report says in words, and the headers of the mail that it returns. */
export interface ReturnedMail {
  words: string;
  /** The report contains the returned mail or its headers. */
  isReturned: boolean;
  from: string[];
  to: string[];
  messageIds: string[];
}

const mailTypes = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'text/rfc822-header',
  'message/rfc822-headers',
  'message/global',
  'message/global-headers',
  'message/partial',
]);

const follows =
  /^[\s>*|#=-]{0,90}(?:below this line is a (?:copy|mes)|(?:the )?(?:original|returned|unsent|undelivered|bounced) (?:message|mail|e-?mail)\b(?! (?:was received|to|could|has|from|that|id))|(?:enclosed|this) is a copy|message (?:text|headers?) follow|below is a copy|the (?:header|body|first \S{1,20} lines) of the|included is a copy|contents of the undelivered|original (?:mail|headers)|the following is a copy|a copy of (?:the|your) (?:original )?(?:message|mail)|following is the (?:original|header)|your (?:original )?message (?:reads|follows|is (?:attached|appended|included))|原(?:始)?(?:邮件|信|郵件)|退回的?邮件(?:原文|内容))/i;
const headerLine =
  /^(?:received|return-path|dkim-signature|x-received|delivered-to|mime-version|x-originating-ip|arc-seal)\s{0,3}:/i;
const anyHeader = /^[a-z][a-z0-9-]{1,40}\s{0,3}:|^[ \t]+\S/i;

/** Returns the index of the first line of the returned mail in the body; the body's length if there is none. */
function startOfReturned(lines: readonly string[]): number {
  const start = lines.findIndex((line, index) => {
    if (index > 0 && line.length < 200 && follows.test(line)) return true;
    const text = line.trimStart();
    return (
      headerLine.test(text) &&
      lines
        .slice(index + 1, index + 3)
        .every(next => anyHeader.test(next.trimStart() === '' ? next : next.trim()) || /^\s/.test(next))
    );
  });
  return start === -1 ? lines.length : start;
}

const outOf = (text: string): { from: string[]; to: string[]; messageIds: string[] } => {
  const headers = new Map(
    fieldGroups(text)
      .slice(0, 3)
      .toReversed()
      .flatMap(group => [...group]),
  );
  const addresses = (name: string) => addressesIn(headers.get(name) ?? '');
  return {
    from: [...addresses('from'), ...addresses('return-path'), ...addresses('sender')],
    to: [...addresses('to'), ...addresses('cc')],
    messageIds: headers.get('message-id')?.match(/<[^<>\s]{1,250}>/g) ?? [],
  };
};

/** Separates a mail server's words from the mail that it returns, in a part of its own or after its words. */
export function returnedMail(mail: ParsedMail): ReturnedMail {
  const lines = bodyOf(mail).split(/\r\n|\r|\n/);
  const start = startOfReturned(lines);
  const words = lines.slice(0, start).join('\n');
  const part = mail.parts.find(({ mediaType }) => mailTypes.has(mediaType));
  const quoted = lines
    .slice(start)
    .map(line => line.trimStart())
    .join('\n');
  const returned = part ? textOfPart(part) : quoted;
  return { words, isReturned: returned.trim() !== '', ...outOf(returned.trimStart()) };
}
