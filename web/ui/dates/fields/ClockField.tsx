import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { fieldStyle } from '../../forms/field-style.ts';
import type { FieldBinding } from '../../forms/use-form.ts';
import { ClockTimes } from './ClockTimes.tsx';
import { readClock } from './typed-day.ts';

/** A time of day in a form, `HH:mm`: typed, or one of the half hours. */
export function ClockField({ error, value, onChange, onBlur, ...input }: FieldBinding & { label: string }) {
  const id = useId();
  return (
    <div>
      <TextInput
        {...input}
        {...fieldStyle(error)}
        value={value}
        list={id}
        maxLength={5}
        placeholder="09:30"
        autoComplete="off"
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={() => {
          const clock = readClock(value) ?? value;
          if (clock === value) onBlur();
          else onChange(clock);
        }}
      />
      <ClockTimes id={id} />
    </div>
  );
}
