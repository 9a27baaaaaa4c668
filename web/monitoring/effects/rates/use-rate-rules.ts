import { useTranslation } from 'react-i18next';
import { rateOf, type RateValues } from './rate-values.ts';

/** The rules of these fields; none apply to RMB. */
export function useRateRules() {
  const { t } = useTranslation('effects');
  return {
    rate: (value: string, { currency }: RateValues) =>
      currency !== 'CNY' && rateOf(value) === null && t('fault.rate'),
    rateOn: (value: string, { currency }: RateValues) => currency !== 'CNY' && !value && t('fault.day'),
  };
}
