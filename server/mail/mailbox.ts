import type { Security } from '../../contract/mail-providers.ts';

export interface MailboxAccess {
  host: string;
  port: number;
  security: Security;
  username: string;
  secret: { password: string } | { accessToken: string };
}

/** How far an inbox was read: UIDs count only under their UIDVALIDITY (RFC 9051 §2.3.1.1). */
export interface InboxPlace {
  uidValidity: number | null;
  lastUid: number;
}

export interface ReceivedMail {
  uid: number;
  /** As it came, cut to the first megabyte. */
  source: Buffer;
  receivedAt: Date;
}

/** The mailbox of a sender, over IMAP or in the sandbox. Nothing is marked as read or moved. */
export interface Mailbox {
  /** Where sent mail is filed; empty: it has no such folder. */
  readonly sentFolder: string;
  /** @param messageId with its angle brackets */
  isInInbox(messageId: string): Promise<boolean>;
  isInSent(messageId: string): Promise<boolean>;
  /** What came behind a place, oldest first; under another UIDVALIDITY, and at first, from the newest on. */
  receive(after: InboxPlace, limit: number): Promise<{ place: InboxPlace; mails: ReceivedMail[] }>;
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** Each line of the talk, secrets masked. */
  onLine?: (by: 'C' | 'S', text: string) => void;
  /** How long the server may be silent, ms. */
  patience?: number;
  /** The name that the certificate must have, where `host` is an address; authorities besides the usual ones. */
  tls?: { servername?: string; ca?: string };
}

/** A mailbox that could not be opened: how far it got, and what was said. */
export class MailboxFault extends Error {
  readonly stage: 'connect' | 'tls' | 'auth' | 'folder';
  readonly response: string;
  /** Of the system, such as ENOTFOUND or ECONNREFUSED. */
  readonly cause_code: string;

  constructor(stage: MailboxFault['stage'], response: string, cause_code = '') {
    super(response);
    this.stage = stage;
    this.response = response;
    this.cause_code = cause_code;
  }
}
