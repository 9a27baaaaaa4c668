import type { FolderRole } from '../../../contract/core/mail/mail-kinds.ts';
import type { Security } from '../../../contract/core/mail/mail-servers.ts';

export interface MailboxAccess {
  host: string;
  port: number;
  security: Security;
  username: string;
  secret: { password: string } | { accessToken: string };
}

/** A folder as it stands now: UIDs count only under their UIDVALIDITY (RFC 9051 §2.3.1.1). */
export interface FolderState {
  role: FolderRole;
  path: string;
  uidValidity: number;
  /** No mail has this UID or a greater one yet. */
  uidNext: number;
}

/** A mail of a folder, before its bytes are fetched. */
export interface MailEntry {
  uid: number;
  /** Of the whole mail, bytes. */
  size: number;
  receivedAt: Date;
  /** Read by somebody with another program. */
  isSeen: boolean;
}

export interface FetchedMail extends MailEntry {
  /** As it came, cut to `mostMailBytes`. */
  source: Buffer;
}

/** More of a mail is not fetched: it is to be had in the mailbox itself. */
export const mostMailBytes = 36 * 1024 * 1024;

/** The mailbox of a sender, over IMAP or in the sandbox. Nothing is marked as read or moved. */
export interface Mailbox {
  /** Where sent mail is filed; empty: it has no such folder. */
  readonly sentFolder: string;
  /** The server says by itself when something comes (IDLE, RFC 2177). */
  readonly canWait: boolean;
  /** @param messageId with its angle brackets */
  isInInbox(messageId: string): Promise<boolean>;
  isInSent(messageId: string): Promise<boolean>;
  /** The folders that are read: the inbox, and where they exist those of sent mail and of spam. */
  folders(): Promise<FolderState[]>;
  /** UIDs of a folder, ascending: from one on, and of mail that came since a day. */
  uids(role: FolderRole, wanted?: { from?: number; since?: Date }): Promise<number[]>;
  /** What is known of mails without their bytes; of those that are gone nothing. */
  entries(role: FolderRole, uids: readonly number[]): Promise<MailEntry[]>;
  /** Mails in the order of their UIDs, one batch in memory at a time; those that are gone are left out. */
  fetch(role: FolderRole, uids: readonly number[]): AsyncIterable<FetchedMail>;
  /**
   * Waits in the inbox until something changes there, at most so long, or until `signal` is aborted.
   * @returns whether something may have come
   */
  waitForNews(ms: number, signal: AbortSignal): Promise<boolean>;
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
