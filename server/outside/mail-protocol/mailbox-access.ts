import type { FolderRole } from '../../../contract/core/mail/mail-kinds.ts';
import type { Security } from '../../../contract/core/mail/mail-servers.ts';

export interface MailboxAccess {
  host: string;
  port: number;
  security: Security;
  username: string;
  secret: { password: string } | { accessToken: string };
}

/** The current state of a folder. UIDs are valid only under their UIDVALIDITY (RFC 9051 §2.3.1.1). */
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
  /** Size of the whole mail, bytes. */
  size: number;
  receivedAt: Date;
  /** It was read in another program. */
  isSeen: boolean;
}

export interface FetchedMail extends MailEntry {
  /** The mail as received, cut to `maxMailBytes`. */
  source: Buffer;
}

/** The rest of a mail is not fetched: it can be read in the mailbox itself. */
export const maxMailBytes = 36 * 1024 * 1024;

/** The mailbox of a sender, by IMAP or in the sandbox. It never moves mail or marks it as read. */
export interface Mailbox {
  /** The folder of sent mail; empty: it has none. */
  readonly sentFolder: string;
  /** The server announces new mail by itself (IDLE, RFC 2177). */
  readonly canWait: boolean;
  /** @param messageId with its angle brackets */
  isInInbox(messageId: string): Promise<boolean>;
  isInSent(messageId: string): Promise<boolean>;
  /** Returns the folders to read: the inbox, and those of sent mail and spam if they exist. */
  folders(): Promise<FolderState[]>;
  /** Returns UIDs of a folder, ascending: those at or above `from`, of mail received since a day. */
  uids(role: FolderRole, wanted?: { from?: number; since?: Date }): Promise<number[]>;
  /** Returns the known data of mails without fetching them; deleted ones are left out. */
  entries(role: FolderRole, uids: readonly number[]): Promise<MailEntry[]>;
  /** Yields mails in the order of their UIDs, with one batch in memory; deleted ones are left out. */
  fetch(role: FolderRole, uids: readonly number[]): AsyncIterable<FetchedMail>;
  /**
   * Waits until something changes in the inbox, at most `ms`, or until `signal` is aborted.
   * @returns whether new mail may have arrived
   */
  waitForNews(ms: number, signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** Called with each line of the dialogue, secrets masked. */
  onLine?: (by: 'C' | 'S', text: string) => void;
  /** How long the server may be silent, ms. */
  patience?: number;
  /** The name in the certificate, if `host` is an IP address; further certificate authorities. */
  tls?: { servername?: string; ca?: string };
}

/** A mailbox could not be opened: the stage that was reached, and the server's answer. */
export class MailboxFault extends Error {
  readonly stage: 'connect' | 'tls' | 'auth' | 'folder';
  readonly response: string;
  /** The system's error code, such as ENOTFOUND or ECONNREFUSED. */
  readonly cause_code: string;

  constructor(stage: MailboxFault['stage'], response: string, cause_code = '') {
    super(response);
    this.stage = stage;
    this.response = response;
    this.cause_code = cause_code;
  }
}
