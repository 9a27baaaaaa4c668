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

/** `hard`: there is no such mailbox, so writing to it again is useless. `soft`: it may work later. */
export type Permanence = 'hard' | 'soft';

/** What a server reported about one recipient. */
export interface RecipientReport {
  /** Lower case: the original address, then the one it was forwarded to, if any; delivery to the last one failed. */
  addresses: string[];
  permanence: Permanence | null;
  /** Enhanced status code (RFC 3463) such as `5.1.1`, or empty. */
  status: string;
  /** SMTP reply code such as `550`, or empty. */
  code: string;
  reason: BounceReason;
  /** The server's reply. */
  text: string;
}

export interface Bounce extends Omit<RecipientReport, 'addresses'> {
  /** Addresses that did not get the mail, lower-cased: for each recipient the one where it failed. */
  recipients: string[];
  /** One for each recipient; the fields above are those of the first. */
  reports: RecipientReport[];
}

export interface Classification {
  kind: MailKind;
  /** Stable name of the rule that matched. */
  rule: string;
  /** For bounces and delays. */
  bounce: Bounce | null;
  /** Day on which an absent person is back (`2027-03-05`), if an automatic reply names it. */
  returns: string | null;
}
