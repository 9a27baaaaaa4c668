import { TextInput } from '@mantine/core';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldStyle } from './field-style.ts';
import styles from './FormField.module.css';
import type { FieldBinding } from './use-form.ts';

export interface FormFieldProps extends FieldBinding {
  label: string;
  /** What may be typed, below the field until there is a fault. */
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Stands inside the field, at its end, so many pixels wide. */
  end?: ReactNode;
  endWidth?: number;
}

/** A line of text with its label; the fault stands below it, where room is kept so that nothing moves. */
export function FormField({ hint, error, onChange, end, endWidth, ...input }: FormFieldProps) {
  return (
    <TextInput
      {...input}
      {...fieldStyle(error, hint)}
      rightSection={end}
      rightSectionWidth={endWidth}
      rightSectionProps={{ className: styles.end }}
      rightSectionPointerEvents="all"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
