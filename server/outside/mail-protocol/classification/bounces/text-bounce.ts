import { codeIn, statusIn } from './bounce-reason.ts';
import {
  delaySubject,
  delayWords,
  deliveredSubject,
  deliveredWords,
  failureSubject,
  failureWords,
  gaveUpWords,
  notDeliveredWords,
  passedOn,
} from './bounce-phrases.ts';
import { addressesIn } from '../mail-addresses.ts';
import { headerOf, hasNullPath, isOfMailServer, isReport, plainly } from '../mail-signs.ts';
import type { ParsedMail } from '../../parsing/parsed-mail.ts';
import type { ReturnedMail } from './returned-mail.ts';

export interface Notice {
  kind: 'bounce' | 'delay' | 'delivered';
  rule: string;
}

function noticeKind(subject: string, words: string): Notice['kind'] {
  if (deliveredSubject.test(subject)) return 'delivered';
  if (delaySubject.test(subject)) return 'delay';
  if (deliveredWords.test(words) && !notDeliveredWords.test(`${subject} ${words}`)) return 'delivered';
  return delayWords.test(words) && !gaveUpWords.test(`${subject} ${words}`) ? 'delay' : 'bounce';
}

/** Recognises notices of mail servers that report on a mail only in words; null if it is none. */
export function noticeIn(mail: ParsedMail, returned: ReturnedMail): Notice | null {
  const subject = plainly(mail.subject);
  const words = plainly(returned.words);
  const kind = noticeKind(subject, words);
  if (headerOf(mail, 'x-failed-recipients') !== undefined) return { kind, rule: 'failedRecipients' };
  if (passedOn.test(subject)) return null;
  const saysSubject = failureSubject.test(subject) || kind !== 'bounce';
  const saysWords = failureWords.test(words);
  const hasCode = codeIn(returned.words) !== '' || statusIn(returned.words) !== '';
  if (isReport(mail, 'delivery-status') && (saysSubject || saysWords)) return { kind, rule: 'reportInWords' };
  const isServer = isOfMailServer(mail) || headerOf(mail, 'from') === undefined;
  const isStated = hasCode || returned.isReturned || addressesIn(returned.words).length > 0;
  if (
    isServer &&
    (kind !== 'bounce' || saysWords || (isStated && saysSubject) || (hasCode && returned.isReturned))
  )
    return { kind, rule: 'serverNotice' };
  if (hasNullPath(mail) && ((saysSubject && saysWords) || (saysWords && hasCode && returned.isReturned)))
    return { kind, rule: 'nullPathNotice' };
  const isAnswer = /^re\s?[:：]/.test(subject) || headerOf(mail, 'in-reply-to') !== undefined;
  if (!isAnswer && saysSubject && saysWords && (hasCode || returned.isReturned))
    return { kind, rule: 'failureNotice' };
  return null;
}
