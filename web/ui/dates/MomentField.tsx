import { TextInput } from '@mantine/core';
import { fieldStyle } from '../forms/field-style.ts';

export interface MomentFieldProps {
  label: string;
  /** `2026-11-20T14:00` in the viewer's time zone; empty if incomplete. */
  value: string;
  /** The earliest moment that can be chosen. */
  min?: string;
  hint?: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A day and a time, in the browser's own field. */
export function MomentField({ label, value, min, hint, error, onChange }: MomentFieldProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={value}
      min={min}
      {...fieldStyle(error, hint)}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
