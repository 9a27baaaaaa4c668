import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';

/** Why mail was not delivered. */
const bounceReasons = [
  'userUnknown',
  'hostUnknown',
  'moved',
  'noMail',
  'mailboxFull',
  'suspended',
  'tooLarge',
  'virus',
  'authentication',
  'blocked',
  'spam',
  'tooMany',
  'relaying',
  'policy',
  'content',
  'expired',
  'network',
  'system',
  'unknown',
] as const;
export type BounceReason = (typeof bounceReasons)[number];

/** `hard`: there is no such mailbox, so writing to it again is of no use. Everything else may pass: `soft`. */
export type Permanence = 'hard' | 'soft';

/** What a server said of one recipient. */
export interface RecipientReport {
  /** Lower-cased, those it was sent to and delivered to; they differ where mail is forwarded, the last is where it failed. */
  addresses: string[];
  permanence: Permanence | null;
  /** Enhanced status code (RFC 3463) such as `5.1.1`, or empty. */
  status: string;
  /** SMTP reply code such as `550`, or empty. */
  code: string;
  reason: BounceReason;
  /** What the server said. */
  text: string;
}

export interface Bounce extends Omit<RecipientReport, 'addresses'> {
  /** Addresses that did not get the mail, lower-cased: for each recipient the one where it failed. */
  recipients: string[];
  /** Each recipient by itself; the fields above are of the first. */
  reports: RecipientReport[];
}

export interface Classification {
  kind: MailKind;
  /** Stable name of the rule that matched. */
  rule: string;
  /** Of a bounce and of a delay. */
  bounce: Bounce | null;
  /** Day on which somebody who is away is back (`2027-03-05`), where an automatic answer names it. */
  returns: string | null;
}
