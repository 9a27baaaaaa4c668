import type { BounceReason, Permanence } from '../classification.ts';
import { plainly } from '../mail-signs.ts';
import { certainPhrases, plainPhrases } from './reason-phrases.ts';

const hardReasons: ReadonlySet<BounceReason> = new Set(['userUnknown', 'hostUnknown', 'moved', 'noMail']);

/** RFC 3463 §3 and the registry of enhanced codes, without the class (2, 4, 5), and Exchange's own codes. */
const reasonsOfStatus: Readonly<Record<string, BounceReason>> = {
  '1.0': 'userUnknown',
  '1.1': 'userUnknown',
  '1.2': 'hostUnknown',
  '1.3': 'userUnknown',
  '1.4': 'userUnknown',
  '1.6': 'moved',
  '1.7': 'policy',
  '1.8': 'policy',
  '1.9': 'noMail',
  '1.10': 'userUnknown',
  '2.1': 'suspended',
  '2.2': 'mailboxFull',
  '2.3': 'tooLarge',
  '3.1': 'system',
  '3.2': 'noMail',
  '3.4': 'tooLarge',
  '4.1': 'expired',
  '4.2': 'expired',
  '4.3': 'network',
  '4.4': 'hostUnknown',
  '4.6': 'network',
  '4.7': 'expired',
  '4.14': 'network',
  '4.300': 'expired',
  '4.310': 'hostUnknown',
  '4.312': 'network',
  '4.316': 'expired',
  '7.13': 'suspended',
  '7.26': 'authentication',
  '7.27': 'noMail',
  '7.509': 'authentication',
};
const reasonsOfSubject: Readonly<Record<string, BounceReason>> = {
  3: 'system',
  4: 'network',
  6: 'content',
  7: 'policy',
};

function byStatus(status: string): BounceReason {
  const [, subject = '', detail = ''] = status.split('.');
  return reasonsOfStatus[`${subject}.${detail}`] ?? reasonsOfSubject[subject] ?? 'unknown';
}

const aboutSender = /^[45]\.1\.[78]$/;
const vague: ReadonlySet<BounceReason> = new Set(['policy', 'system', 'network', 'unknown']);
const aboutRecipient = /^[45]\.(?:1\.[1236]|2\.2)$/;

/** Returns the reason, by the server's words or else by its code. */
export function reasonOf(status: string, said: string): BounceReason {
  const text = plainly(said);
  const find = (list: typeof plainPhrases) => list.find(([, phrase]) => phrase.test(text))?.[0];
  const certain = aboutSender.test(status) ? 'policy' : find(certainPhrases);
  if (certain) return certain;
  const byWords = find(plainPhrases) ?? 'unknown';
  if (
    vague.has(byWords) &&
    !(byWords === 'policy' && status.endsWith('.1.0')) &&
    byStatus(status) !== 'unknown'
  )
    return byStatus(status);
  return aboutRecipient.test(status) && byWords === 'spam' ? byStatus(status) : byWords;
}

const atRecipient =
  /in reply to rcpt|rcpt.?to|>>> rcpt|after rcpt|\brcpt:|does not like recipient|\[rcpt_to\]|for rcpt command|smtp:rcpt/i;
const atContent =
  /in reply to (?:end of )?data|>>> data|after (?:the )?end of data|after data|after (?:i|we) sent the (?:message|mail|data)|failed after i sent|\[data\]|smtp:data|end-of-data|for (?:text|data) command|(?:^|\n)data(?:\n|$)/i;

/** Returns which part of the SMTP dialogue was refused, if the words around the refusal show it. */
function refusedAt(words: string): 'recipient' | 'content' | null {
  if (atContent.test(words)) return 'content';
  return atRecipient.test(words) ? 'recipient' : null;
}

const saysNoMailbox = /^5\.1\.(?:[01236]|10|351)$/;
/** Codes that say nothing but "permanent", or that there is none: they cannot contradict the words. */
const saysNothing = /^(?:5\.[025]\.0)?$/;

/**
 * These always concern the address: Yahoo and La Poste look it up only after they have the mail, and Microsoft means by
 * "access denied" that its directory does not have it.
 */
const neverThere =
  /delivery error: dd|lpn007_416|adresse destinataire invalide|\b542 |recipient address rejected: access denied|no mailbox here by that name/i;

/**
 * Returns whether the mailbox does not exist (hard). A code 4xx does not say so yet. A server that accepted the
 * recipient and says "unknown" only after the content means a filter, as mobile carriers do; an answer with an enhanced
 * code for something else, and without the refused command, may mean this too. (A wrong "soft" costs one more mail, a
 * wrong "hard" costs a person.)
 */
export function permanenceOf(
  reason: BounceReason,
  status: string,
  code: string,
  words: { said: string; around: string },
): Permanence {
  if (!hardReasons.has(reason) || (status || code).startsWith('4')) return 'soft';
  if (reason !== 'userUnknown' || saysNoMailbox.test(status) || neverThere.test(words.said)) return 'hard';
  const at = refusedAt(words.said) ?? refusedAt(words.around);
  const isContradicted = code !== '' && at === null && !saysNothing.test(status);
  return at === 'content' || isContradicted ? 'soft' : 'hard';
}

const enhanced = /(?<![\d.])[245]\.\d{1,2}\.\d{1,3}(?!\d|\.\d)/;

/** Finds the enhanced status code in a server's answer; empty if there is none. */
export function statusIn(text: string): string {
  const [besideReply] = /(?<=\b[45]\d\d[- ]#?)[45]\.\d{1,2}\.\d{1,3}(?!\d|\.\d)/.exec(text) ?? [];
  return besideReply ?? enhanced.exec(text)?.[0] ?? '';
}

const replies = [
  /\b([45][0-5]\d)[- ]#?[245]\.\d{1,2}\.\d{1,3}\b/,
  /(?:said:?|<<<|smtp;|code ?:?|reply:?|response:?|error:?|rcpt to:?|reason:?|returned|with) {0,3}["'<(]?([45][0-5]\d)\b/i,
  /^\W{0,12}([45][0-5]\d)[- ]/m,
  /\b(4[2-5]\d|5[0-5]\d)[- ](?!(?:[kmg]i?b|bytes|messages|recipients)\b)(?=[\p{L}<"'#])/iu,
];

/** Finds the SMTP reply code in a server's answer; empty if there is none. */
export function codeIn(text: string): string {
  const [besideStatus, ...others] = replies.map(form => form.exec(text));
  const first = others.filter(found => found !== null).toSorted((a, b) => a.index - b.index)[0];
  const found = besideStatus ?? first;
  return found?.[1] ?? '';
}
