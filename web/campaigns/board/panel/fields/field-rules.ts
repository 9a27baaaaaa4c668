import type { FieldFault } from '../../../../../contract/core/errors.ts';
import { isCurrency, minorOf } from '../../../../monitoring/shared/money/money.ts';
import type { Row, Values } from './field-values.ts';

/** Faults by the name of a field, or `7.postUrl` for a row. */
export type Faults = Readonly<Record<string, string>>;

export interface RuleText {
  amount: string;
  goal: string;
  url: string;
}

const maxVisits = 1_000_000_000;

function isAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol);
}

export function faultsOf({ fields, rows }: Values, words: RuleText): Faults {
  const faults: Record<string, string> = {};
  const { fee, currency, visitsGoal } = fields;
  if (fee.trim() && (!isCurrency(currency) || minorOf(fee, currency) === null)) faults['fee'] = words.amount;
  const goal = visitsGoal.trim();
  if (goal && !(/^\d+$/.test(goal) && Number(goal) >= 1 && Number(goal) <= maxVisits))
    faults['visitsGoal'] = words.goal;
  for (const { key, postUrl } of rows)
    if (postUrl.trim() && !isAddress(postUrl)) faults[`${key}.postUrl`] = words.url;
  return faults;
}

const places: Readonly<Record<string, string>> = { feeMinor: 'fee' };

/** Converts the server's field names, `deliverables.0.postUrl`, to fields of the form. */
export function placedFaults(faults: readonly FieldFault[], rows: readonly Row[]): Faults {
  return Object.fromEntries(
    faults.map(({ field, reason }) => {
      const [, at, name] = /^deliverables\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const row = at === undefined ? undefined : rows[Number(at)];
      return [row ? `${row.key}.${name}` : (places[field] ?? field), reason];
    }),
  );
}
