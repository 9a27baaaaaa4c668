import { TextInput } from '@mantine/core';
import { fieldStyle } from '../ui/field-style.ts';
import type { FieldBinding } from '../ui/use-form.ts';

export interface DateFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  /** The last day that can be picked. */
  max?: string;
}

/** A day of a form, in the browser's own picker. */
export function DateField({ error, hint, onChange, ...input }: DateFieldProps) {
  return (
    <TextInput
      {...input}
      {...fieldStyle(error, hint)}
      type="date"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
