import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FilterChip, FilterForm } from './FilterChip.tsx';

/** Days as `yyyy-MM-dd`, both included; empty if not set. */
interface Days {
  from: string;
  to: string;
}

export interface DaysChipProps {
  label: string;
  /** The field labels; `turned` is the error if the first day is after the last. */
  words: { from: string; to: string; turned: string };
  /** The value in words; empty if not set. */
  summary: string;
  removeLabel: string;
  days: Days;
  onChange: (days: Days) => void;
}

const anyDay: Days = { from: '', to: '' };

function DayFields({ words, days, onChange, close }: DaysChipProps & { close: () => void }) {
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
      <TextInput
        type="date"
        label={words.from}
        value={draft.from}
        error={isTurned ? words.turned : undefined}
        onChange={event => setDraft({ ...draft, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={words.to}
        value={draft.to}
        onChange={event => setDraft({ ...draft, to: event.currentTarget.value })}
      />
    </FilterForm>
  );
}

/** A filter by days, as a chip: from, to, or both. */
export function DaysChip(props: DaysChipProps) {
  const { label, summary, removeLabel, onChange } = props;
  return (
    <FilterChip label={label} summary={summary} removeLabel={removeLabel} onRemove={() => onChange(anyDay)}>
      {close => <DayFields {...props} close={close} />}
    </FilterChip>
  );
}
