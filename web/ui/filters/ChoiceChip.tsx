import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FilterChip, FilterForm } from './FilterChip.tsx';

export interface ChoiceChipProps {
  label: string;
  /** The label of "any". */
  anyLabel: string;
  /** The text of the chip, from the label of the choice. */
  summaryOf: (choice: string) => string;
  removeLabel: string;
  /** Empty for any. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ChoiceFields({
  label,
  anyLabel,
  value,
  options,
  onChange,
  close,
}: ChoiceChipProps & { close: () => void }) {
  const [draft, setDraft] = useState(value);
  function apply(next: string) {
    onChange(next);
    close();
  }
  return (
    <FilterForm onApply={() => apply(draft)} onClear={() => apply('')}>
      <NativeSelect
        label={label}
        value={draft}
        data={[{ value: '', label: anyLabel }, ...options]}
        onChange={event => setDraft(event.currentTarget.value)}
      />
    </FilterForm>
  );
}

/** A filter with one of several values, as a chip. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { label, value, options, summaryOf, removeLabel, onChange } = props;
  const chosen = options.find(option => option.value === value)?.label;
  return (
    <FilterChip
      label={label}
      summary={chosen === undefined ? '' : summaryOf(chosen)}
      removeLabel={removeLabel}
      onRemove={() => onChange('')}
    >
      {close => <ChoiceFields {...props} close={close} />}
    </FilterChip>
  );
}
