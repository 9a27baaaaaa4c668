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

/** Several lines of text with their label; the fault stands below. */
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
