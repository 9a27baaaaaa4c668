import { TextInput } from '@mantine/core';
import { fieldStyle } from '../../../ui/field-style.ts';
import type { FieldBinding } from '../../../ui/use-form.ts';

/** A day of a form, in the browser's own picker. */
export function DayField({ error, onChange, ...input }: FieldBinding & { label: string }) {
  return (
    <TextInput
      {...input}
      {...fieldStyle(error)}
      type="date"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
