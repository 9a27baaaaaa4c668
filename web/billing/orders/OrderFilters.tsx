import { useTranslation } from 'react-i18next';
import { orderStates } from '../../../contract/billing/order-kinds.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { DaysChip } from '../../ui/filters/DaysChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { anyOrder, hasFilter, type OrderFilterState } from './orders-state.ts';

export interface OrderFiltersProps {
  filter: OrderFilterState;
  onChange: (filter: Partial<OrderFilterState>) => void;
}

/** State and days as chips: a set filter shows its value and is removed with one click. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const { state, from, to } = filter;
  const [ofState, ofDays] = [t('state', { ns: 'common' }), t('filter.days')];
  const days = from || to ? t('filter.between', { from: from || '…', to: to || '…' }) : '';
  return (
    <FilterRow label={t('filter.label')}>
      <ChoiceChip
        label={ofState}
        removeLabel={t('filter.remove', { name: ofState })}
        value={state ?? ''}
        options={orderStates.map(each => ({ value: each, label: t(`state.${each}`) }))}
        onChange={value => onChange({ state: orderStates.find(each => each === value) ?? null })}
      />
      <DaysChip
        label={ofDays}
        words={{ from: t('filter.from'), to: t('filter.to'), turned: t('filter.turned') }}
        daysText={days}
        removeLabel={t('filter.remove', { name: ofDays })}
        days={{ from, to }}
        onChange={onChange}
      />
      {hasFilter(filter) && (
        <LinkButton onClick={() => onChange(anyOrder)}>{t('clearAll', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
