import type { MailAddress } from '../mime/mime-headers.ts';

/** A field of the headers, in the order they came in. */
export interface MailField {
  /** Lower case. */
  name: string;
  /** On one line, encoded words decoded. */
  value: string;
  /** On one line, encoded words as they came. */
  raw: string;
}

/** A part that holds no further parts: text, file, or a whole mail inside. */
export interface MailPart {
  /** Lower case, `text/plain` where none is named. */
  mediaType: string;
  /** Of Content-Type, names in lower case, values decoded. */
  parameters: Record<string, string>;
  /** Lower case, such as `attachment` and `inline`; null: not said. */
  disposition: string | null;
  /** Fit to be the name of a file; null: it has none. */
  name: string | null;
  /** Without its brackets. */
  contentId: string | null;
  /** Bytes once its transfer encoding is undone. */
  size: number;
  /** Those bytes; null: more than the limits allow. */
  content: Buffer | null;
  /** Not shown as the text of the mail. */
  isAttachment: boolean;
}

/** What was broken, and how it was read all the same. */
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
  /** With its angle brackets, as all of these. */
  messageId: string | null;
  /** Some programs name several. */
  inReplyTo: string[];
  /** The oldest first. */
  references: string[];
  from: MailAddress[];
  sender: MailAddress[];
  replyTo: MailAddress[];
  to: MailAddress[];
  cc: MailAddress[];
  /** Empty where there is none. */
  subject: string;
  date: Date | null;
  /** Lines end in \n; made of the HTML where there is no plain text. Nothing of mails inside. */
  text: string;
  /** As it came, with its scripts and all; empty where there is none. */
  html: string;
  parts: MailPart[];
  /** Each once. */
  faults: MailFault[];
}

/** All in bytes but for the counts. */
export interface MailLimits {
  parts: number;
  depth: number;
  headers: number;
  /** Of plain text and of HTML, each. */
  text: number;
  /** Of one part that is handed out. */
  content: number;
  /** Of all of them. */
  contents: number;
}

/**
 * With these a mail of any size takes at most about 100 MB besides its own bytes while it is read (measured: 50 MB
 * of text, HTML, files and parts), and those once more where its lines end in CR alone.
 */
export const mailLimits: MailLimits = {
  parts: 300,
  depth: 20,
  headers: 256 * 1024,
  text: 2 * 1024 * 1024,
  content: 10 * 1024 * 1024,
  contents: 25 * 1024 * 1024,
};
