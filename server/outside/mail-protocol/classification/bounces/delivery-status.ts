import type { RecipientReport } from '../classification.ts';
import { codeIn, permanenceOf, reasonOf, statusIn } from './bounce-reason.ts';
import { fieldGroups, type Fields } from './field-groups.ts';

const longestText = 500;

/** Makes the report on a recipient; codes that are not given are read from the words. */
export function reportOf(
  addresses: readonly string[],
  said: string,
  given: { status?: string; more?: string } = {},
): RecipientReport {
  const text = said.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
  const reported = given.status ?? '';
  const inWords = statusIn(text);
  // 5.0.0 only says that it failed; the last server's words are more exact.
  const status =
    reported === '' || (/^[45]\.[0-5]\.0$/.test(reported) && inWords !== '') ? inWords || reported : reported;
  const code = codeIn(said);
  const words = text.replaceAll(/<[^\s<>]{1,200}>/g, ' ');
  const byWords = reasonOf(status, words);
  const reason = byWords === 'unknown' && given.more ? reasonOf(status, given.more) : byWords;
  return {
    addresses: [...new Set(addresses)],
    permanence: permanenceOf(reason, status, code, { said, around: given.more ?? '' }),
    status,
    code,
    reason,
    text: (text || status).slice(0, longestText).toWellFormed(),
  };
}

type DeliveryAction = 'failed' | 'delayed' | 'delivered';
export interface DeliveryState {
  action: DeliveryAction;
  report: RecipientReport;
}

const actions: Readonly<Record<string, DeliveryAction>> = {
  failed: 'failed',
  failure: 'failed',
  fail: 'failed',
  expired: 'failed',
  delayed: 'delayed',
  deferred: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
};

function actionOf(fields: Fields, status: string): DeliveryAction | null {
  const named =
    fields
      .get('action')
      ?.toLowerCase()
      .split(/[\s(;/]/)[0] ?? '';
  if (named !== '') return actions[named] ?? null;
  if (!fields.has('final-recipient') && !fields.has('original-recipient')) return null;
  // The report was cut off before its content.
  if (status === '' && !fields.has('diagnostic-code')) return null;
  return status.startsWith('2') ? 'delivered' : 'failed';
}

/** `rfc822;somebody@example.com` → the address. */
function addressOf(value: string | undefined): string[] {
  const address = (value ?? '')
    .replace(/^[^;@]{0,40};/, '')
    .replaceAll(/[<>\s]/g, '')
    .slice(0, 320);
  return address.includes('@') ? [address.toLowerCase()] : [];
}

function stateOf(fields: Fields, more: string): DeliveryState[] {
  const status = statusIn(fields.get('status') ?? '');
  const action = actionOf(fields, status);
  if (!action) return [];
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]{1,40}\s{0,3};\s*/, '').trim();
  const addresses = ['original-recipient', 'final-recipient'].flatMap(name => addressOf(fields.get(name)));
  return [{ action, report: reportOf(addresses, said, { status, more }) }];
}

const maxRecipients = 100;
/** This many characters around a recipient, or at the beginning, cover one server's reply. */
const around = 2500;

function wordsAbout(fields: Fields, words: string): string {
  const [address = ''] = addressOf(fields.get('final-recipient'));
  const at = address === '' ? -1 : words.toLowerCase().indexOf(address);
  return words.slice(Math.max(0, at), Math.max(0, at) + around);
}

/**
 * Reads what happened to each recipient from the fields of a `message/delivery-status` (RFC 3464 §2.3), or from
 * `words` if the fields give no reason.
 */
export const deliveryStates = (report: string, words = ''): DeliveryState[] =>
  fieldGroups(report.replaceAll('\0', ''))
    .filter(
      fields => fields.has('action') || fields.has('final-recipient') || fields.has('original-recipient'),
    )
    .slice(0, maxRecipients)
    .flatMap(fields => stateOf(fields, wordsAbout(fields, words)));
