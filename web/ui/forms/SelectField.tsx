import { NativeSelect } from '@mantine/core';
import { fieldStyle } from './field-style.ts';
import type { FieldBinding } from './use-form.ts';

export interface SelectFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** One of a list, in the browser's own choice list; the fault stands below it. */
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
