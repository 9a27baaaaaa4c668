import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip, FilterForm } from '../../../ui/filters/FilterChip.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { type DataRange, faultOfRange, mostDays, presetDays, type PresetDays } from './data-range.ts';
import { Group } from '../../../ui/box/Box.tsx';

type Change = { preset: PresetDays } | { from: string; to: string };

export interface RangePickerProps {
  range: DataRange;
  /** The team's current day, the last that can be chosen. */
  today: string;
  onChange: (range: Change) => void;
}

function OwnDays({ range, today, onChange, close }: RangePickerProps & { close: () => void }) {
  const { t } = useTranslation('team');
  const [draft, setDraft] = useState({ from: range.from, to: range.to });
  const [isTried, setTried] = useState(false);
  const missing = (day: string) => (isTried && !day ? t('data.wrongDay') : undefined);
  const fault = draft.from && draft.to ? faultOfRange(draft.from, draft.to) : null;
  return (
    <FilterForm
      onApply={() => {
        setTried(true);
        if (!draft.from || !draft.to || fault) return;
        onChange(draft);
        close();
      }}
      onClear={() => {
        onChange({ preset: 30 });
        close();
      }}
    >
      <TextInput
        type="date"
        label={t('data.from')}
        value={draft.from}
        max={today}
        error={missing(draft.from) ?? (fault ? t(`data.${fault}`, { count: mostDays }) : undefined)}
        onChange={event => setDraft({ ...draft, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('data.to')}
        value={draft.to}
        max={today}
        error={missing(draft.to)}
        onChange={event => setDraft({ ...draft, to: event.currentTarget.value })}
      />
    </FilterForm>
  );
}

/** The last N days, or a custom range. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation('team');
  const { range, onChange } = props;
  return (
    <Group gap={8} wrap role="group" aria-label={t('data.range')}>
      <Segments
        label={t('data.range')}
        value={range.preset === null ? null : String(range.preset)}
        options={presetDays.map(days => ({ value: String(days), label: t('data.days', { count: days }) }))}
        onChange={value => onChange({ preset: presetDays.find(days => String(days) === value) ?? 30 })}
      />
      <FilterChip
        label={t('data.own')}
        summary={range.preset === null ? t('data.ownOf', { from: range.from, to: range.to }) : ''}
        removeLabel={t('data.remove')}
        onRemove={() => onChange({ preset: 30 })}
      >
        {close => <OwnDays {...props} close={close} />}
      </FilterChip>
    </Group>
  );
}
