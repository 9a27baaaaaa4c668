import { isChallenge, unsubscribeRule } from './sender-requests.ts';
import { automaticIn } from './auto-replies/auto-reply.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import type { Bounce, Classification, RecipientReport } from './classification.ts';
import { deliveryStates, reportOf, type DeliveryState } from './bounces/delivery-status.ts';
import { recipientsInWords } from './bounces/failed-recipients.ts';
import { addressesIn } from './mail-addresses.ts';
import { feedbackOf } from './bounces/feedback-report.ts';
import { bodyOf, isOfMailServer, isReport, plainly, textOfPart, hasNullPath } from './mail-signs.ts';
import type { ParsedMail } from '../parsing/parsed-mail.ts';
import { returnDayOf } from './auto-replies/return-day.ts';
import { returnedMail, type ReturnedMail } from './bounces/returned-mail.ts';
import { sesNoticeOf } from './bounces/ses-notice.ts';
import { noticeIn } from './bounces/text-bounce.ts';

const is = (kind: MailKind, rule: string, reports: readonly RecipientReport[] = []): Classification => ({
  kind,
  rule,
  bounce: reports.length ? bounceOf(reports) : null,
  returns: null,
});

function bounceOf(reports: readonly RecipientReport[]): Bounce | null {
  const [first] = reports;
  if (!first) return null;
  const { addresses: _, ...rest } = first;
  const recipients = [...new Set(reports.flatMap(({ addresses }) => addresses.slice(-1)))];
  return { ...rest, recipients, reports: [...reports] };
}

const ofReport = /^message\/(?:global-)?delivery-status$/;

const namesRecipient = /^\s{0,9}(?:final|original)-recipient\s{0,3}:/im;

/** Reads the fields of a report from its own part or, if its parts are broken, from its text. */
function statesOf(mail: ParsedMail, returned: ReturnedMail): DeliveryState[] {
  const parts = mail.parts.filter(({ mediaType }) => ofReport.test(mediaType)).map(textOfPart);
  const inParts = parts.flatMap(part => deliveryStates(part, returned.words));
  if (inParts.length) return inParts;
  const text = bodyOf(mail);
  const isNotice = isReport(mail, '') || isOfMailServer(mail) || hasNullPath(mail);
  if (!isNotice) return [];
  if (namesRecipient.test(text)) return deliveryStates(text, text);
  const inside = mail.parts.find(({ mediaType }) => mediaType === 'message/rfc822');
  if (!inside || addressesIn(returned.words).length) return [];
  // A gateway may give no reason itself but pass on the report of the server behind it.
  const report = textOfPart(inside);
  return namesRecipient.test(report) ? deliveryStates(report, report) : [];
}

/** Completes fields without a recipient or a reason from the text of the report. */
function filled(
  reports: readonly RecipientReport[],
  mail: ParsedMail,
  returned: ReturnedMail,
): RecipientReport[] {
  if (reports.some(({ addresses }) => addresses.length))
    return reports.filter(({ addresses }) => addresses.length);
  const [first] = reports;
  const named = recipientsInWords(mail, returned).flatMap(({ addresses }) => addresses);
  return first ? [{ ...first, addresses: named }] : [];
}

function byFields(mail: ParsedMail, returned: ReturnedMail): Classification | null {
  const states = statesOf(mail, returned);
  const of = (action: DeliveryState['action']) =>
    states.filter(state => state.action === action).map(({ report }) => report);
  const failed = of('failed');
  if (failed.length) return is('bounce', 'deliveryStatus', filled(failed, mail, returned));
  const delayed = of('delayed');
  if (delayed.length) return is('delay', 'deliveryStatus', filled(delayed, mail, returned));
  return states.length ? is('delivered', 'deliveryStatus') : null;
}

/** RFC 8098: a mail was read or deleted; some mailboxes also report that their filter refused it this way. */
function byDisposition(mail: ParsedMail, returned: ReturnedMail): Classification | null {
  const part = mail.parts.find(({ mediaType }) =>
    /^message\/(?:global-)?disposition-notification$/.test(mediaType),
  );
  if (!part && !isReport(mail, 'disposition-notification')) return null;
  const words = plainly(returned.words);
  const refused =
    /automatically rejected|was rejected|mailbox (?:is )?full|quota exceeded|could not be delivered|邮箱已满/.test(
      words,
    );
  if (!refused) return is('other', 'readReceipt');
  const named = part ? deliveryStates(textOfPart(part)).flatMap(({ report }) => report.addresses) : [];
  return is('bounce', 'dispositionRefused', [reportOf(named, returned.words)]);
}

function bySes(mail: ParsedMail): Classification | null {
  const notice = sesNoticeOf(mail);
  return notice && is(notice.kind, 'amazonSes', notice.reports);
}

function byWords(mail: ParsedMail, returned: ReturnedMail): Classification | null {
  const notice = noticeIn(mail, returned);
  if (!notice) return null;
  return is(notice.kind, notice.rule, notice.kind === 'delivered' ? [] : recipientsInWords(mail, returned));
}

function byProgram(mail: ParsedMail): Classification | null {
  const automatic = automaticIn(mail);
  if (!automatic) return null;
  const found = is(automatic.kind, automatic.rule);
  return automatic.kind === 'autoReply' ? { ...found, returns: returnDayOf(mail) } : found;
}

function byFeedback(mail: ParsedMail): Classification | null {
  const feedback = feedbackOf(mail);
  return feedback && is(feedback.kind, feedback.rule);
}

/**
 * Classifies an incoming mail and names the rule that matched. Standard formats come first (RFC 3464, 5965, 8098,
 * 3834), then the words that servers and programs use; everything else was written by a person.
 */
export function classifyMail(mail: ParsedMail): Classification {
  const returned = returnedMail(mail);
  if (isChallenge(mail)) return is('challenge', 'challengeWords');
  const found =
    byFeedback(mail) ??
    byFields(mail, returned) ??
    byDisposition(mail, returned) ??
    bySes(mail) ??
    byWords(mail, returned);
  if (found) return found;
  const unsubscribe = unsubscribeRule(mail);
  if (unsubscribe) return is('unsubscribe', unsubscribe);
  if (isOfMailServer(mail) || isReport(mail, '')) return is('other', 'serverMail');
  return byProgram(mail) ?? is('reply', 'person');
}
