import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderStates } from '../../../contract/order-kinds.ts';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import { FilterChip, FilterForm } from '../../ui/FilterChip.tsx';
import { FilterRow } from '../../ui/FilterRow.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { anyOrder, hasFilter, type OrderFilterState } from './orders-state.ts';

type Days = Pick<OrderFilterState, 'from' | 'to'>;

function DayFields({ days, onApply }: { days: Days; onApply: (days: Days) => void }) {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState(days);
  const isTurned = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  return (
    <FilterForm
      onApply={() => {
        if (!isTurned) onApply(draft);
      }}
      onClear={() => onApply({ from: '', to: '' })}
    >
      <TextInput
        type="date"
        label={t('filter.from')}
        value={draft.from}
        error={isTurned ? t('filter.turned') : undefined}
        onChange={event => setDraft({ ...draft, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('filter.to')}
        value={draft.to}
        onChange={event => setDraft({ ...draft, to: event.currentTarget.value })}
      />
    </FilterForm>
  );
}

export interface OrderFiltersProps {
  filter: OrderFilterState;
  onChange: (filter: Partial<OrderFilterState>) => void;
}

/** State and days as chips: what is set stands there in words and goes at one click. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const { state, from, to } = filter;
  const [ofState, ofDays] = [t('column.state'), t('filter.days')];
  const days = from || to ? t('filter.between', { from: from || '…', to: to || '…' }) : '';
  return (
    <FilterRow label={t('filter.label')}>
      <ChoiceChip
        label={ofState}
        anyLabel={t('filter.any')}
        summaryOf={value => t('filter.chip', { name: ofState, value })}
        removeLabel={t('filter.remove', { name: ofState })}
        value={state ?? ''}
        options={orderStates.map(each => ({ value: each, label: t(`state.${each}`) }))}
        onChange={value => onChange({ state: orderStates.find(each => each === value) ?? null })}
      />
      <FilterChip
        label={ofDays}
        summary={days && t('filter.chip', { name: ofDays, value: days })}
        removeLabel={t('filter.remove', { name: ofDays })}
        onRemove={() => onChange({ from: '', to: '' })}
      >
        {close => (
          <DayFields
            days={{ from, to }}
            onApply={next => {
              onChange(next);
              close();
            }}
          />
        )}
      </FilterChip>
      {hasFilter(filter) && <LinkButton onClick={() => onChange(anyOrder)}>{t('filter.clear')}</LinkButton>}
    </FilterRow>
  );
}
