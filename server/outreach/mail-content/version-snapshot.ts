import type { TaskContent } from '../../../contract/outreach/mail-content.ts';
import type { MailVariable, VariableValues } from '../../../contract/core/mail/mail-variables.ts';
import type { SenderFace } from '../senders/service.ts';

export interface SnapshotSender extends Pick<
  SenderFace,
  'id' | 'name' | 'address' | 'replyTo' | 'signatureHtml'
> {
  /** The reply address contains the name of the message. Older versions lack this field. */
  takesReplyTokens?: boolean;
}

/** Everything that is needed to build the messages of a version of a task, byte for byte, at any time. */
export interface VersionSnapshot {
  content: TaskContent;
  senders: SnapshotSender[];
  /** The base address of links, without a slash at the end. */
  publicUrl: string;
  /** The installation's short domain for `{{link}}`. Older versions lack this field. */
  shortUrl?: string;
  teamName: string;
  /** Tracked mail contains a hidden link. Older versions lack this field. */
  hasTrap?: boolean;
  /** The line with the unsubscribe link is in the recipient's language. Older versions lack this field. */
  hasReaderFooter?: boolean;
}

/** What differs between the recipients of a round. */
export interface Filling {
  to: { name: string; address: string };
  /** With its angle brackets, like the references. */
  messageId: string;
  date: Date;
  /** Message-IDs of the earlier rounds, oldest first. */
  references: readonly string[];
  /** Identifies the message in its links; null for a preview. */
  token: string | null;
  /** Identifies it in the reply address. */
  replyToken?: string;
  values: VariableValues;
}

/** A message for viewing: links lead directly to their targets, and viewing it is not counted. */
interface ShownMail {
  from: string;
  to: string;
  cc: string;
  subject: string;
  html: string;
  text: string;
  /** The header lines as they were sent. */
  headers: string;
  /** Without the pictures in the text; sizes in bytes. */
  attachments: { name: string; size: number }[];
}

/** A prepared round of a version by one sender: only what differs between recipients must be filled in. */
export interface RoundTemplate {
  /** Used in subject or body, each once. */
  variables: MailVariable[];
  /** Variables that leave a gap without a value, because they have no fallback in some place. */
  required: MailVariable[];
  /** Where the tracked links lead, by their number in `/m/c/TOKEN/NUMBER`; see `linkTarget`. */
  links: string[];
  /** The sender's address can contain the name of the message that is answered. */
  takesReplyTokens: boolean;
  /** The size of the message without values. */
  bytes: number;
  write(filling: Filling): Buffer;
  show(filling: Filling): ShownMail;
}
