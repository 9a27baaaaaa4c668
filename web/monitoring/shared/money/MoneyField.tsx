import type { Currency } from '../../../../contract/core/currencies.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { currencyOptions, isCurrency, minorOf, moneyText } from './money.ts';
import { Grid, Text } from '../../../ui/box/Box.tsx';

export interface MoneyFieldProps {
  label: string;
  /** Below the field while it is empty. */
  hint?: string;
  /** As typed; see `minorOf`. */
  amount: FieldBinding;
  /** With a label, the currency can be chosen. */
  currency: (FieldBinding & { label: string }) | Currency;
}

/** An amount with its currency; the parsed amount is shown below. */
export function MoneyField({ label, hint, amount, currency }: MoneyFieldProps) {
  const code = typeof currency === 'string' ? currency : currency.value;
  const minor = isCurrency(code) ? minorOf(amount.value, code) : null;
  const field = (
    <FormField
      {...amount}
      label={label}
      hint={minor === null ? hint : `= ${moneyText(minor, code)}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...(typeof currency === 'string' && {
        end: (
          <Text as="span" size="md" tone="faint">
            {code}
          </Text>
        ),
        endWidth: 52,
      })}
    />
  );
  if (typeof currency === 'string') return field;
  return (
    <Grid gap={0} columnGap={12} align="start" cols={2}>
      {field}
      <SelectField {...currency} options={currencyOptions()} />
    </Grid>
  );
}
