import type { MailPeople } from '../../../../contract/inbox/received-mail.ts';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import type { MailAddress } from '../../../outside/mail-protocol/mime/mime-headers.ts';
import { forwardMark, replyMark } from '../../shared/subject-prefix.ts';

export interface Answered {
  direction: 'in' | 'out';
  from: MailAddress;
  people: MailPeople;
}

const keyOf = ({ address }: MailAddress) => address.trim().toLowerCase();

function distinct(addresses: readonly MailAddress[], without: ReadonlySet<string>): MailAddress[] {
  const found = new Map(
    addresses.filter(each => each.address && !without.has(keyOf(each))).map(each => [keyOf(each), each]),
  );
  return [...found.values()];
}

/**
 * Returns the recipients of an answer (RFC 5322 §3.6.3): the author's reply address, and with "reply all" all other
 * recipients. Our own addresses are left out; an answer to our own mail goes to its recipients.
 * @param own in lower case
 */
export function addresseesOfAnswer(
  kind: EmailKind,
  { direction, from, people }: Answered,
  own: ReadonlySet<string>,
): { to: MailAddress[]; cc: MailAddress[] } {
  if (kind === 'new' || kind === 'forward') return { to: [], cc: [] };
  const author = people.replyTo.length ? people.replyTo : [from];
  const wanted = direction === 'out' ? people.to : author;
  const others = distinct(wanted, own);
  // A mail that we wrote to ourselves is answered to ourselves.
  const to = others.length ? others : distinct(wanted, new Set());
  if (kind === 'reply') return { to, cc: [] };
  const all = direction === 'out' ? to : distinct([...to, ...people.to], own);
  const toAll = all.length ? all : to;
  return { to: toAll, cc: distinct(people.cc, new Set([...own, ...toAll.map(keyOf)])) };
}

const maxCharacters = 300;

/** Returns the subject of an answer or a forwarded mail: with one prefix, whatever the language of an existing one. */
export function subjectOfAnswer(kind: EmailKind, given: string): string {
  if (kind === 'new') return '';
  const subject = given.replace(/\s+/g, ' ').trim();
  const rule = kind === 'forward' ? forwardMark : replyMark;
  const mark = rule.first.exec(subject)?.[0] ?? rule.mark;
  const space = mark.endsWith('：') ? '' : ' ';
  return `${mark}${space}${subject.replace(rule.run, '')}`.trim().slice(0, maxCharacters).toWellFormed();
}
