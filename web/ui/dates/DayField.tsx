import { TextInput } from '@mantine/core';
import { fieldStyle } from '../forms/field-style.ts';
import type { FieldBinding } from '../forms/use-form.ts';

export interface DayFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  /** The last day that can be chosen. */
  max?: string;
}

/** A day, in the browser's own picker. */
export function DayField({ error, hint, onChange, ...input }: DayFieldProps) {
  return (
    <TextInput
      {...input}
      {...fieldStyle(error, hint)}
      type="date"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
