import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldStyle } from '../field-style.ts';
import type { FieldBinding } from '../use-form.ts';

export interface PasswordFieldProps extends FieldBinding {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** What it needs, below it also while there is a fault. */
  needs?: ReactNode;
  /** What may be typed, below the field until there is a fault. */
  hint?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ error, onChange, needs, hint, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...input}
      {...fieldStyle(error, hint)}
      aria-invalid={Boolean(error)}
      {...(needs && { description: needs, descriptionProps: { component: 'div' } })}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword'), tabIndex: 0 }}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
