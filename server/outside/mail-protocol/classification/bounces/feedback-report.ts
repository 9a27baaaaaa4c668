import { fieldGroups } from './field-groups.ts';
import { addressesIn } from '../mail-addresses.ts';
import { fromOf, headerOf, textOfPart } from '../mail-signs.ts';
import type { ParsedMail } from '../../parsing/parsed-mail.ts';

/** What a reader did, according to a report of a mailbox provider, and the rule that matched. */
export interface Feedback {
  kind: 'complaint' | 'unsubscribe' | 'other';
  rule: string;
  recipients: string[];
}

/** RFC 5965 §3 and §7.3, RFC 6591 (a failed authentication is not a complaint). */
const kinds: Readonly<Record<string, Feedback['kind']>> = {
  'opt-out': 'unsubscribe',
  'not-spam': 'other',
  'auth-failure': 'other',
};

/** Reads feedback reports in the form of RFC 5965 and in Outlook.com's own. */
export function feedbackOf(mail: ParsedMail): Feedback | null {
  const part = mail.parts.find(({ mediaType }) => mediaType === 'message/feedback-report');
  if (part) {
    const fields = new Map(fieldGroups(textOfPart(part)).flatMap(group => [...group]));
    const type = (fields.get('feedback-type') ?? 'abuse').toLowerCase();
    const to = ['original-rcpt-to', 'removal-recipient'].flatMap(name => addressesIn(fields.get(name) ?? ''));
    const name = /^[a-z-]{2,30}$/.test(type) ? type : 'abuse';
    return { kind: kinds[name] ?? 'complaint', rule: `feedback.${name}`, recipients: [...new Set(to)] };
  }
  const whole = mail.parts.find(({ mediaType }) => mediaType === 'message/rfc822');
  const outlook = whole && /^x-hmxmroriginalrecipient:(.*)$/im.exec(textOfPart(whole).slice(0, 4096));
  if (outlook)
    return { kind: 'complaint', rule: 'feedback.outlook', recipients: addressesIn(outlook[1] ?? '') };
  const isLoop =
    /^(?:feedback-?loop|fbl|staff@hotmail)/.test(fromOf(mail)) ||
    headerOf(mail, 'feedback-type') !== undefined;
  return isLoop && /abuse|complaint|spam/i.test(mail.subject)
    ? { kind: 'complaint', rule: 'feedback.words', recipients: [] }
    : null;
}
