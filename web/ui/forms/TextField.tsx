import { Textarea } from '@mantine/core';
import { fieldStyle } from './field-style.ts';
import type { FieldBinding } from './use-form.ts';

export interface TextFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  maxLength?: number;
  placeholder?: string;
  rows?: number;
}

/** A multi-line text field with its label; the error is below. */
export function TextField({ hint, error, onChange, rows = 3, ...input }: TextFieldProps) {
  return (
    <Textarea
      {...input}
      {...fieldStyle(error, hint)}
      rows={rows}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
