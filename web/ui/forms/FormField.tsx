import { TextInput } from '@mantine/core';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
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
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[] | undefined;
}

/** A line of text with its label; the fault stands below it, where room is kept so that nothing moves. */
export function FormField(props: FormFieldProps) {
  const { hint, error, onChange, end, endWidth, suggestions, ...input } = props;
  const id = useId();
  const field = (
    <TextInput
      {...input}
      list={suggestions?.length ? id : undefined}
      {...fieldStyle(error, hint)}
      rightSection={end}
      rightSectionWidth={endWidth}
      rightSectionProps={{ className: styles.end }}
      rightSectionPointerEvents="all"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
  if (!suggestions?.length) return field;
  return (
    <div>
      {field}
      <datalist id={id}>
        {suggestions.map(text => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </div>
  );
}
