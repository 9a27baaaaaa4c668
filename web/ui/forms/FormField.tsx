import { TextInput } from '@mantine/core';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { fieldStyle } from './field-style.ts';
import styles from './FormField.module.css';
import type { FieldBinding } from './use-form.ts';

export interface FormFieldProps extends FieldBinding {
  label: string;
  /** What may be typed; an error covers it. */
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Inside the field at its end, with its width in pixels. */
  end?: ReactNode;
  endWidth?: number;
  /** Suggestions; other values may be typed too. */
  suggestions?: readonly string[] | undefined;
}

/** A text field with its label; the error below has reserved space. */
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
