import { TextInput } from '@mantine/core';
import { fieldStyle } from '../../ui/forms/field-style.ts';
import type { FieldBinding } from '../../ui/forms/use-form.ts';

/** A time of day, `HH:mm`, in the browser's own picker. */
export function ClockField({ error, onChange, ...input }: FieldBinding & { label: string }) {
  return (
    <TextInput
      {...input}
      {...fieldStyle(error)}
      type="time"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
