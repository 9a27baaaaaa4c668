import { payableDueWhen, type PayableDueWhen } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Payable, PayableFields } from '../../../../contract/campaigns/payables.ts';
import { isCurrency, minorOf, typedMoney } from '../../../monitoring/shared/money/money.ts';

/** The values of a payable's form. */
export interface PayableValues extends Record<string, string> {
  label: string;
  amountMinor: string;
  currency: string;
  taxMinor: string;
  taxNote: string;
  dueOn: string;
  dueWhen: string;
  note: string;
}

/** A new payable begins with what is still open of the fee, if that is known. */
export const valuesOf = (
  payable: Payable | undefined,
  currency: Currency,
  openMinor: number | null = null,
): PayableValues => ({
  label: payable?.label ?? '',
  amountMinor: payable
    ? typedMoney(payable.amountMinor, payable.currency)
    : openMinor
      ? typedMoney(openMinor, currency)
      : '',
  currency: payable?.currency ?? currency,
  taxMinor: payable ? typedMoney(payable.taxMinor, payable.currency) : '',
  taxNote: payable?.taxNote ?? '',
  dueOn: payable?.dueOn ?? '',
  dueWhen: payable?.dueWhen ?? 'date',
  note: payable?.note ?? '',
});

const whenOf = (text: string): PayableDueWhen => payableDueWhen.find(each => each === text) ?? 'date';

/** The request; the fields are valid by then. */
export function fieldsOf(values: PayableValues, fallback: Currency): PayableFields {
  const currency = isCurrency(values.currency) ? values.currency : fallback;
  return {
    label: values.label.trim(),
    amountMinor: minorOf(values.amountMinor, currency) ?? 0,
    currency,
    taxMinor: values.taxMinor.trim() ? minorOf(values.taxMinor, currency) : null,
    taxNote: values.taxNote.trim(),
    dueOn: values.dueOn || null,
    dueWhen: whenOf(values.dueWhen),
    note: values.note.trim(),
  };
}

/** Including tax. */
export const wholeOf = ({ amountMinor, taxMinor }: Pick<Payable, 'amountMinor' | 'taxMinor'>): number =>
  amountMinor + (taxMinor ?? 0);
