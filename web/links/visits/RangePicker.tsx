import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip, FilterForm } from '../../ui/filters/FilterChip.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { faultOfRange, mostDays, type Preset, presets, type VisitDays } from './visit-range.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

export interface RangePickerProps {
  range: VisitDays;
  /** The team's current day, the last that can be chosen. */
  today: string;
  onChange: (range: { preset: Preset } | { from: string; to: string }) => void;
}

function OwnDays({ range, today, onChange, close }: RangePickerProps & { close: () => void }) {
  const { t } = useTranslation('visits');
  const [draft, setDraft] = useState({ from: range.from, to: range.to });
  const [isTried, setTried] = useState(false);
  const missing = (day: string) => (isTried && !day ? t('range.wrongDay') : undefined);
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
        onChange({ preset: '30' });
        close();
      }}
    >
      <TextInput
        type="date"
        label={t('from', { ns: 'common' })}
        value={draft.from}
        max={today}
        error={
          missing(draft.from) ??
          (fault && t(fault === 'long' ? 'range.long' : 'filter.turned', { count: mostDays }))
        }
        onChange={event => setDraft({ ...draft, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('filter.to')}
        value={draft.to}
        max={today}
        error={missing(draft.to)}
        onChange={event => setDraft({ ...draft, to: event.currentTarget.value })}
      />
    </FilterForm>
  );
}

/** Today, the last N days, all days, or a custom range. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation('visits');
  const { range, onChange } = props;
  return (
    <Group gap={8} wrap className={styles.range} role="group" aria-label={t('range.title')}>
      <Segments
        label={t('range.title')}
        value={range.preset}
        options={presets.map(value => ({ value, label: <bdi>{t(`range.preset.${value}`)}</bdi> }))}
        onChange={preset => onChange({ preset })}
      />
      <FilterChip
        label={t('range.own')}
        summary={range.preset === null ? t('between', { ns: 'common', from: range.from, to: range.to }) : ''}
        removeLabel={t('range.remove')}
        onRemove={() => onChange({ preset: '30' })}
      >
        {close => <OwnDays {...props} close={close} />}
      </FilterChip>
    </Group>
  );
}
