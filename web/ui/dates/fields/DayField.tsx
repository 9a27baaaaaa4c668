import { fieldStyle } from '../../forms/field-style.ts';
import type { FieldBinding } from '../../forms/use-form.ts';
import { DayInput } from './DayInput.tsx';

export interface DayFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  /** The last day that can be chosen. */
  max?: string;
}

/** A day in a form. */
export function DayField({ hint, ...input }: DayFieldProps) {
  return <DayInput {...input} look={fault => fieldStyle(fault, hint)} />;
}
