import type { RecipientReport } from '../classification.ts';
import { reportOf } from './delivery-status.ts';
import { addressesIn } from '../mail-addresses.ts';
import { bodyOf } from '../mail-signs.ts';
import type { ParsedMail } from '../../parsing/parsed-mail.ts';

export interface SesNotice {
  kind: 'bounce' | 'complaint' | 'delivered';
  reports: RecipientReport[];
}

const kinds: Readonly<Record<string, SesNotice['kind']>> = {
  bounce: 'bounce',
  complaint: 'complaint',
  delivery: 'delivered',
};

const fieldIn = (object: string, name: string): string =>
  new RegExp(`"${name}"\\s{0,9}:\\s{0,9}"([^"]{0,900})"`).exec(object)?.[1] ?? '';

/**
 * Reads a notice of Amazon SES, which reports bounces in JSON, also by mail if its topic is subscribed to by mail. Mail
 * wraps its long lines, so each field is searched for separately.
 */
export function sesNoticeOf(mail: ParsedMail): SesNotice | null {
  const text = bodyOf(mail).replaceAll('\\"', '"').replaceAll(/\r?\n/g, '');
  if (!/^\s{0,99}\{/.test(text)) return null;
  const kind = kinds[fieldIn(text, 'notificationType').toLowerCase()];
  if (!kind) return null;
  const objects =
    kind === 'delivered' ? [] : (text.match(/\{[^{}]{0,900}"emailAddress"[^{}]{0,1800}\}/g) ?? []);
  const reports = objects.map(object =>
    reportOf(addressesIn(fieldIn(object, 'emailAddress')), fieldIn(object, 'diagnosticCode'), {
      status: fieldIn(object, 'status'),
    }),
  );
  return { kind, reports };
}
