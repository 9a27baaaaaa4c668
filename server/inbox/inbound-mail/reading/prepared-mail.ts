import type { BounceFacts, MailPeople, ReceivedFile } from '../../../../contract/inbox/received-mail.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import type { RecipientReport } from '../../../outside/mail-protocol/classification/classification.ts';
import type { MailAddress } from '../../../outside/mail-protocol/mime/mime-headers.ts';

/** What a mail says of itself, before anything is known of whom it belongs to. */
export interface MailReading {
  kind: MailKind;
  /** The rule that says so; see server/outside/mail-protocol/classification/classify-mail.ts. */
  rule: string;
  bounce: BounceFacts | null;
  /** Of a bounce and of a delay: each recipient by itself. */
  reports: RecipientReport[];
  /** `2027-03-05` */
  returnsOn: string | null;
  /** With its brackets; empty where there is none. */
  messageId: string;
  /** Message-IDs that it goes back to, the nearest first: what it returns, answers, follows. */
  answers: string[];
  from: MailAddress;
  people: MailPeople;
  subject: string;
  writtenAt: Date | null;
  text: string;
  html: string;
  /** The beginning of what its author wrote, quotes left out, on one line. */
  snippet: string;
  /** Tokens of our own addresses and links that stand in it. */
  tokens: string[];
  attachments: ReceivedFile[];
  faults: string[];
}

/** A mail read, not yet filed. */
export interface PreparedMail extends MailReading {
  uid: number;
  /** What makes it the same in another folder. */
  identity: Buffer;
  receivedAt: Date;
  isSeen: boolean;
  /** Of the whole mail, bytes. */
  size: number;
  source: Buffer;
}
