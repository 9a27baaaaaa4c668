import { NativeSelect } from '@mantine/core';
import { fieldStyle } from './field-style.ts';
import type { FieldBinding } from './use-form.ts';

export interface SelectFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** A native select with its label; the error is below. */
export function SelectField({ hint, error, options, onChange, ...input }: SelectFieldProps) {
  return (
    <NativeSelect
      {...input}
      {...fieldStyle(error, hint)}
      data={[...options]}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
