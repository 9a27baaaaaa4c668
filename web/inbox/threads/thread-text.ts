import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import type { ThreadRow } from '../../../contract/inbox/threads.ts';
import type { MailAddressee } from '../../../contract/inbox/received-mail.ts';
import type { TagProps } from '../../ui/labels/Tag.tsx';

export const kindTones = {
  reply: 'good',
  autoReply: 'plain',
  bounce: 'bad',
  delay: 'warn',
  complaint: 'bad',
  delivered: 'plain',
  unsubscribe: 'warn',
  challenge: 'warn',
  other: 'plain',
} as const satisfies Record<MailKind, TagProps['tone']>;

/** The name of the participant: the creator, otherwise the name in the mail, otherwise the address. */
export const nameOfThread = ({ creator, counterpart }: Pick<ThreadRow, 'creator' | 'counterpart'>): string =>
  creator?.name || creator?.handle || nameOfAddressee(counterpart);

export const nameOfAddressee = ({ name, address }: MailAddressee): string => name || address;

/** Kinds sent by mail servers, never by a creator. */
const ofServers: readonly MailKind[] = ['bounce', 'delay', 'delivered'];

export const isOfServer = ({ kind }: Pick<ThreadRow, 'kind'>): boolean => ofServers.includes(kind);

/** Snoozed until a time in the future. @param now milliseconds */
export const isSnoozed = ({ snoozedUntil }: Pick<ThreadRow, 'snoozedUntil'>, now: number): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now;

/** Rules that have texts; `header.x-autoreply` is `header` with the rest as its name. */
const rules = [
  'person',
  'deliveryStatus',
  'readReceipt',
  'dispositionRefused',
  'amazonSes',
  'failedRecipients',
  'reportInWords',
  'serverNotice',
  'nullPathNotice',
  'failureNotice',
  'autoSubmitted',
  'header',
  'automaticSubject',
  'awaySubject',
  'awayWords',
  'automaticWords',
  'receiptWords',
  'responseSuppressed',
  'nullPath',
  'noAnswerAddress',
  'bulkMail',
  'serverMail',
  'challengeWords',
  'unsubscribeHeader',
  'unsubscribeProgram',
  'unsubscribeWord',
  'unsubscribeSubject',
  'feedback',
] as const;

export type RuleKey = (typeof rules)[number] | 'unknown';

/** The text key of a rule; a rule without a text is shown as it is. */
export function ruleKey(rule: string): { key: RuleKey; name: string } {
  const [family = '', ...rest] = rule.split('.');
  const key = rules.find(each => each === family);
  return key ? { key, name: rest.join('.') } : { key: 'unknown', name: rule };
}

const reasons = [
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
] as const;

export const reasonKey = (reason: string) => reasons.find(each => each === reason) ?? 'unknown';
