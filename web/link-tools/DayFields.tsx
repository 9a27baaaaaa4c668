import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../ui/FilterChip.tsx';

interface Days {
  from: string;
  to: string;
}

/** Days in words; empty where none are set. */
export function useDayWords(from: string, to: string): string {
  const { t } = useTranslation('visits');
  if (from && to) return t('filter.between', { from, to });
  if (from) return t('filter.since', { day: from });
  return to && t('filter.until', { day: to });
}

/** From a day, to a day, or both. */
export function DayFields({ days, onApply }: { days: Days; onApply: (days: Days) => void }) {
  const { t } = useTranslation('visits');
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
