import { useTranslation } from 'react-i18next';
import { money } from '../../../contract/core/format.ts';
import { entitlementNames } from '../../../contract/billing/entitlement-texts.ts';
import type { EntitlementKey } from '../../../contract/billing/plans.ts';
import { currentLang } from '../../i18n/lang.ts';

const names: Partial<Record<string, string>> = entitlementNames[currentLang];

/** The name of a plan's field, and its value as text. */
export function useFieldText() {
  const { t } = useTranslation('operator-orders');
  return {
    nameOf: (field: string): string =>
      names[field as EntitlementKey] ??
      t(`plan.field.${field}` as 'plan.field.nameZh', { defaultValue: field }),
    /** Prices in the history are in fen. */
    valueOf: (field: string, value: string): string =>
      field === 'monthlyFen' && /^\d+$/.test(value) ? money(Number(value)) : value,
  };
}
