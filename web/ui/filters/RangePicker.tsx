import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../dates/fields/DayInput.tsx';
import { Segments } from '../forms/choices/Segments.tsx';
import { Group } from '../box/Box.tsx';
import {
  type DayRange,
  faultOfRange,
  type Preset,
  type RangeChange,
  type RangeLimits,
  usualPreset,
} from './day-range.ts';
import { FilterChip, FilterForm } from './FilterChip.tsx';

export interface RangePickerProps {
  range: DayRange;
  limits: RangeLimits;
  /** The team's current day, the last that can be chosen. */
  today: string;
  /** Names of the picker, of the custom range and of its removal. */
  words: { title: string; own: string; remove: string };
  presetLabel: (preset: Preset) => string;
  onChange: (range: RangeChange) => void;
}

function OwnDays({ range, limits, today, onChange, close }: RangePickerProps & { close: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ from: range.from, to: range.to });
  const [isTried, setTried] = useState(false);
  const { maxDays } = limits;
  const missing = (day: string) => (isTried && !day ? t('range.wrongDay') : undefined);
  const fault = draft.from && draft.to ? faultOfRange(draft.from, draft.to, maxDays) : null;
  return (
    <FilterForm
      onApply={() => {
        setTried(true);
        if (!draft.from || !draft.to || fault) return;
        onChange(draft);
        close();
      }}
      onClear={() => {
        onChange({ preset: usualPreset });
        close();
      }}
    >
      <DayInput
        label={t('from', { ns: 'common' })}
        value={draft.from}
        max={today}
        error={
          missing(draft.from) ??
          (fault === 'long' ? t('range.long', { count: maxDays }) : undefined) ??
          (fault === 'turned' ? t('turnedDays', { ns: 'common' }) : undefined)
        }
        onChange={from => setDraft({ ...draft, from })}
      />
      <DayInput
        label={t('to', { ns: 'common' })}
        value={draft.to}
        max={today}
        error={missing(draft.to)}
        onChange={to => setDraft({ ...draft, to })}
      />
    </FilterForm>
  );
}

/** The last N days, or a custom range. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation();
  const { range, limits, words, presetLabel, onChange } = props;
  return (
    <Group gap={8} wrap role="group" aria-label={words.title}>
      <Segments
        label={words.title}
        value={range.preset}
        options={limits.presets.map(value => ({ value, label: <bdi>{presetLabel(value)}</bdi> }))}
        onChange={preset => onChange({ preset })}
      />
      <FilterChip
        label={words.own}
        summary={range.preset === null ? t('between', { ns: 'common', from: range.from, to: range.to }) : ''}
        removeLabel={words.remove}
        onRemove={() => onChange({ preset: usualPreset })}
      >
        {close => <OwnDays {...props} close={close} />}
      </FilterChip>
    </Group>
  );
}
