import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip, FilterForm } from './FilterChip.tsx';

export interface ChoiceChipProps {
  label: string;
  /** The label of "any", if it says more. */
  anyLabel?: string;
  removeLabel?: string;
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
  const { t } = useTranslation();
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
        data={[{ value: '', label: anyLabel ?? t('any', { ns: 'common' }) }, ...options]}
        onChange={event => setDraft(event.currentTarget.value)}
      />
    </FilterForm>
  );
}

/** A filter with one of several values, as a chip. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { t } = useTranslation();
  const { label, value, options, removeLabel, onChange } = props;
  const chosen = options.find(option => option.value === value)?.label;
  return (
    <FilterChip
      label={label}
      summary={chosen === undefined ? '' : t('filterChip', { ns: 'common', name: label, value: chosen })}
      removeLabel={removeLabel ?? t('removeFilter', { ns: 'common', name: label })}
      onRemove={() => onChange('')}
    >
      {close => <ChoiceFields {...props} close={close} />}
    </FilterChip>
  );
}
