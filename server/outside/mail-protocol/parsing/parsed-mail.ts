import type { MailAddress } from '../mime/mime-headers.ts';

/** A header field, in the original order. */
export interface MailField {
  /** Lower case. */
  name: string;
  /** On one line, with encoded words decoded. */
  value: string;
  /** On one line, with encoded words unchanged. */
  raw: string;
}

/** A part without further parts: text, file, or a nested mail. */
export interface MailPart {
  /** Lower case; `text/plain` if not declared. */
  mediaType: string;
  /** Of Content-Type, with lower-case names and decoded values. */
  parameters: Record<string, string>;
  /** Lower case, such as `attachment` and `inline`; null if not declared. */
  disposition: string | null;
  /** Safe as a file name; null if it has none. */
  name: string | null;
  /** Without its brackets. */
  contentId: string | null;
  /** The size in bytes after decoding. */
  size: number;
  /** The decoded bytes; null if they exceed the limits. */
  content: Buffer | null;
  /** Not shown as the text of the mail. */
  isAttachment: boolean;
}

/** What was broken, and how it was parsed nevertheless. */
const mailFaults = {
  'headers.size': 'The headers are too long or too many; the first of them were kept.',
  'headers.line': 'A line among the headers is no header; it was joined to the one before.',
  'headers.end': 'No blank line ends the headers; the text begins at the first line that is none.',
  'headers.words': 'An encoded word is broken; it was decoded as far as it goes.',
  'charset.unnamed': 'Bytes beyond ASCII without a charset; it was guessed.',
  'charset.unknown': 'A charset that nobody knows; it was guessed.',
  'charset.wrong': 'The text is not in the charset it names; it was guessed.',
  'encoding.unknown': 'A transfer encoding that nobody knows; the bytes were taken as they are.',
  'encoding.base64': 'Broken base64; what can be decoded was.',
  'encoding.quoted': 'Broken quoted-printable; what is no escape was taken as text.',
  'type.broken':
    'A content type that cannot be read; the part was taken as text, or as a file where it has a name.',
  'boundary.unnamed': 'A mail in parts names no boundary; the one that parts its lines was taken.',
  'boundary.absent':
    'The named boundary does not occur; the lines were read as one part or by another boundary.',
  'boundary.open': 'The last boundary is missing; the last part goes to the end.',
  'parts.many': 'More parts than are read; the rest was left out.',
  'parts.deep': 'Parts within parts, deeper than is read; the deepest was kept as a file.',
  'text.long': 'More text than is shown; the beginning was kept.',
  'content.large': 'Attachments beyond the limit; only their sizes were noted.',
  'address.broken': 'An address that cannot be read by the rules; what looks like one was taken.',
  'date.broken': 'A date that cannot be read; it was left out.',
  'ids.many': 'More references than are kept; the first and the last were.',
  'reader.failed': 'The mail could not be read by the rules; its headers and lines are shown plainly.',
} as const;

export type MailFault = keyof typeof mailFaults;

export interface ParsedMail {
  headers: MailField[];
  /** With angle brackets, like all ids here. */
  messageId: string | null;
  /** Some programs name several. */
  inReplyTo: string[];
  /** Oldest first. */
  references: string[];
  from: MailAddress[];
  sender: MailAddress[];
  replyTo: MailAddress[];
  to: MailAddress[];
  cc: MailAddress[];
  /** Empty if there is none. */
  subject: string;
  date: Date | null;
  /** Lines end in \n; converted from the HTML if there is no plain text. Excludes nested mails. */
  text: string;
  /** Unsanitised; empty if there is none. */
  html: string;
  parts: MailPart[];
  /** Each once. */
  faults: MailFault[];
}

/** In bytes, except for the counts. */
export interface MailLimits {
  parts: number;
  depth: number;
  headers: number;
  /** Of plain text and of HTML, each. */
  text: number;
  /** Of one returned part. */
  content: number;
  /** Of all of them. */
  contents: number;
}

/**
 * With these limits, parsing a mail of any size takes at most about 100 MB besides the mail itself (measured: 50 MB of
 * text, HTML, files and parts), and its size once more if its lines end in CR only.
 */
export const mailLimits: MailLimits = {
  parts: 300,
  depth: 20,
  headers: 256 * 1024,
  text: 2 * 1024 * 1024,
  content: 10 * 1024 * 1024,
  contents: 25 * 1024 * 1024,
};
