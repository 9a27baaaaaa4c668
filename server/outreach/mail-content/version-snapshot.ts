import type { TaskContent } from '../../../contract/outreach/mail-content.ts';
import type { MailVariable, VariableValues } from '../../../contract/core/mail/mail-variables.ts';
import type { SenderFace } from '../senders/service.ts';

export interface SnapshotSender extends Pick<
  SenderFace,
  'id' | 'name' | 'address' | 'replyTo' | 'signatureHtml'
> {
  /** Answers come back with the name of the message in their address. Versions of before have it not. */
  takesReplyTokens?: boolean;
}

/** Everything that makes the messages of a version of a task, byte for byte, whenever they are made. */
export interface VersionSnapshot {
  content: TaskContent;
  senders: SnapshotSender[];
  /** Where links lead, without a slash at the end. */
  publicUrl: string;
  /** A short domain of the installation, under which `{{link}}` stands. Versions of before have it not. */
  shortUrl?: string;
  teamName: string;
  /** Tracked mail has a link that nobody sees. Versions of before have it not. */
  hasTrap?: boolean;
}

/** What differs from one recipient of a round to the next. */
export interface Filling {
  to: { name: string; address: string };
  /** With its angle brackets, as are the references. */
  messageId: string;
  date: Date;
  /** Message-IDs of the rounds before, oldest first. */
  references: readonly string[];
  /** Names the message in its links; null for a preview, which has none of its own. */
  token: string | null;
  /** Names it in the address that answers go to. */
  replyToken?: string;
  values: VariableValues;
}

/** A message to be looked at: links lead to where they were written to, and looking at it counts nowhere. */
export interface ShownMail {
  from: string;
  to: string;
  cc: string;
  subject: string;
  html: string;
  text: string;
  /** The header lines as they were sent. */
  headers: string;
  /** Without the pictures that stand in the text; sizes in bytes. */
  attachments: { name: string; size: number }[];
}

/** A round of a version by one sender, made ready: only what differs is still to be filled in. */
export interface RoundTemplate {
  /** Used in subject or body, each once. */
  variables: MailVariable[];
  /** Those that leave a gap where nothing is known of them, because at some place they have no fallback. */
  required: MailVariable[];
  /** Where the tracked links lead, by their number in `/m/c/TOKEN/NUMBER`; see `linkTarget`. */
  links: string[];
  /** Its sender's address takes the names of messages that are answered. */
  takesReplyTokens: boolean;
  /** Of the message without values. */
  bytes: number;
  write(filling: Filling): Buffer;
  show(filling: Filling): ShownMail;
}
