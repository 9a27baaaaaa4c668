import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldStyle } from '../../forms/field-style.ts';
import { ClockTimes } from './ClockTimes.tsx';
import { DayInput } from './DayInput.tsx';
import styles from './MomentField.module.css';
import { readClock, readDay } from './typed-day.ts';

export interface MomentFieldProps {
  label: string;
  /** `2026-11-20T14:00` in the team's time zone; empty if incomplete. */
  value: string;
  /** The earliest moment that can be chosen. */
  min?: string;
  hint?: string;
  error?: string;
  onChange: (value: string) => void;
}

const partsOf = (value: string) => {
  const [day = '', time = ''] = value.split('T');
  return { day, time: time.slice(0, 5) };
};
type Parts = ReturnType<typeof partsOf>;

function joined({ day, time }: Parts): string {
  const clock = readClock(time);
  return day && clock ? `${day}T${clock}` : '';
}

/** A day and a time. Both may be typed or pasted into the day's field: 2026-11-20 14:00. */
export function MomentField({ label, value, min, hint, error, onChange }: MomentFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  /** What is typed, also while it is incomplete. */
  const [typed, setTyped] = useState(() => partsOf(value));
  const parts = joined(typed) === value ? typed : partsOf(value);
  /** The time that was typed behind the day. */
  const typedTime = useRef<string | null>(null);
  function put(by: Partial<Parts>): void {
    const next = { ...parts, ...by };
    setTyped(next);
    if (joined(next) !== value) onChange(joined(next));
  }
  function read(text: string): string | null {
    const [, day = '', time = ''] = /^(.*\d日?)[T ]\s*(\d{1,2}[:：]\d{2})$/.exec(text.trim()) ?? [];
    typedTime.current = readClock(time);
    return readDay(typedTime.current ? day : text);
  }
  return (
    <div>
      <DayInput
        label={label}
        value={parts.day}
        min={min?.slice(0, 10)}
        error={error}
        look={fault => fieldStyle(fault, hint)}
        read={read}
        end={
          <input
            className={styles.clock}
            aria-label={t('day.timeOf', { label })}
            value={parts.time}
            list={id}
            maxLength={5}
            placeholder="09:30"
            autoComplete="off"
            onChange={event => put({ time: event.currentTarget.value })}
            onBlur={() => put({ time: readClock(parts.time) ?? parts.time })}
          />
        }
        endWidth={84}
        onChange={day => {
          put({ day, ...(typedTime.current && { time: typedTime.current }) });
          typedTime.current = null;
        }}
        onBlur={() => {
          // The time that is left behind the day may be changed in its own field now.
          typedTime.current = null;
        }}
      />
      <ClockTimes id={id} />
    </div>
  );
}
