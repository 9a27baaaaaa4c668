import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldStyle } from './field-style.ts';
import type { FieldBinding } from './use-form.ts';

export interface PasswordFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  /** Ids of what else describes it, such as the list of what a new password needs. */
  describedBy?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ hint, error, onChange, describedBy, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...input}
      {...fieldStyle(error, hint)}
      {...(describedBy && !error && { 'aria-describedby': describedBy })}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword'), tabIndex: 0 }}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
