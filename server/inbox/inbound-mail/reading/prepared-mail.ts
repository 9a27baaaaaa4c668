import type { BounceFacts, MailPeople, ReceivedFile } from '../../../../contract/inbox/received-mail.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import type { RecipientReport } from '../../../outside/mail-protocol/classification/classification.ts';
import type { MailAddress } from '../../../outside/mail-protocol/mime/mime-headers.ts';

/** What a mail itself says, before it is matched with anything. */
export interface MailReading {
  kind: MailKind;
  /** The rule that decided the kind; see server/outside/mail-protocol/classification/classify-mail.ts. */
  rule: string;
  bounce: BounceFacts | null;
  /** For a bounce and a delay: one per recipient. */
  reports: RecipientReport[];
  /** `2027-03-05` */
  returnsOn: string | null;
  /** With its brackets; empty if there is none. */
  messageId: string;
  /** Message-IDs that it refers to, the closest first: what it returns, answers, follows. */
  answers: string[];
  from: MailAddress;
  people: MailPeople;
  subject: string;
  writtenAt: Date | null;
  text: string;
  html: string;
  /** The beginning of what its author wrote, without quotes, in one line. */
  snippet: string;
  /** Tokens of our own addresses and links that it contains. */
  tokens: string[];
  attachments: ReceivedFile[];
  faults: string[];
}

/** A mail that was read but not filed yet. */
export interface PreparedMail extends MailReading {
  uid: number;
  /** Identifies the same mail in another folder. */
  identity: Buffer;
  receivedAt: Date;
  isSeen: boolean;
  /** The size of the whole mail in bytes. */
  size: number;
  source: Buffer;
}
