import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../dates/fields/DayInput.tsx';
import { FilterChip, FilterForm } from './FilterChip.tsx';

/** Days as `yyyy-MM-dd`, both included; empty if not set. */
interface Days {
  from: string;
  to: string;
}

export interface DaysChipProps {
  label: string;
  /** Other words for the fields; `turned` is the error if the first day is after the last. */
  words?: { from: string; to: string; turned: string };
  /** Other words for set days. */
  daysText?: string;
  removeLabel?: string;
  days: Days;
  onChange: (days: Days) => void;
}

const anyDay: Days = { from: '', to: '' };

function DayFields({ words, days, onChange, close }: DaysChipProps & { close: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(days);
  const isTurned = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  function apply(next: Days) {
    onChange(next);
    close();
  }
  return (
    <FilterForm
      onApply={() => {
        if (!isTurned) apply(draft);
      }}
      onClear={() => apply(anyDay)}
    >
      <DayInput
        label={words?.from ?? t('from', { ns: 'common' })}
        value={draft.from}
        error={isTurned ? (words?.turned ?? t('turnedDays', { ns: 'common' })) : undefined}
        onChange={from => setDraft({ ...draft, from })}
      />
      <DayInput
        label={words?.to ?? t('to', { ns: 'common' })}
        value={draft.to}
        onChange={to => setDraft({ ...draft, to })}
      />
    </FilterForm>
  );
}

function useDaysText({ from, to }: Days): string {
  const { t } = useTranslation();
  if (from && to) return t('between', { ns: 'common', from, to });
  if (from) return t('range.since', { day: from });
  return to && t('range.until', { day: to });
}

/** A filter by days, as a chip: from, to, or both. */
export function DaysChip(props: DaysChipProps) {
  const { t } = useTranslation();
  const { label, days, removeLabel, onChange } = props;
  const usualText = useDaysText(days);
  const value = props.daysText ?? usualText;
  return (
    <FilterChip
      label={label}
      summary={value && t('filterChip', { ns: 'common', name: label, value })}
      removeLabel={removeLabel ?? t('removeFilter', { ns: 'common', name: label })}
      onRemove={() => onChange(anyDay)}
    >
      {close => <DayFields {...props} close={close} />}
    </FilterChip>
  );
}
