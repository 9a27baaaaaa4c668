import { useTranslation } from 'react-i18next';
import { fenOf, rateDigits, typedOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import { money } from '../../../../contract/core/format.ts';
import { isCurrency } from '../../shared/money/money.ts';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { type Rates, rateOf, type RateValues } from './rate-values.ts';

export interface RateFieldsProps {
  values: RateValues;
  rates: Rates;
  /** The amount to convert into RMB, in the smallest unit; null if nothing is typed. */
  minor: number | null;
  field: (name: 'rate' | 'rateOn' | 'rateFrom') => FieldBinding;
}

/** The rate to RMB with its day and source; hidden for RMB. */
export function RateFields({ values, rates, minor, field }: RateFieldsProps) {
  const { t } = useTranslation('effects');
  const { currency } = values;
  if (currency === 'CNY' || !isCurrency(currency)) return null;
  const rateE8 = rateOf(values.rate);
  const last = rates.find(rate => rate.currency === currency);
  const lastHint =
    last &&
    t('rate.last', {
      rate: typedOf(last.rateE8, rateDigits),
      day: last.rateOn,
      from: last.rateFrom && ` · ${last.rateFrom}`,
    });
  const fen = minor !== null && rateE8 !== null ? fenOf(minor, currency, rateE8) : null;
  return (
    <Grid gap={0} columnGap={12} align="start" className={styles.three}>
      <FormField
        {...field('rate')}
        label={t('rate.rate', { currency })}
        hint={fen === null ? (lastHint ?? t('rate.hint')) : t('rate.result', { money: money(fen) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <DayField {...field('rateOn')} label={t('rate.on')} />
      <FormField
        {...field('rateFrom')}
        label={t('rate.from')}
        hint={t('rate.fromHint')}
        autoComplete="off"
        maxLength={effectLimits.rateFromLength}
      />
    </Grid>
  );
}
