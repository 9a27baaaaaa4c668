import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldStyle } from '../field-style.ts';
import styles from '../FormField.module.css';
import type { FieldBinding } from '../use-form.ts';

export interface PasswordFieldProps extends FieldBinding {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** The requirements; shown below, also with an error. */
  needs?: ReactNode;
  /** What may be typed; an error covers it. */
  hint?: string;
}

/** A password field that can show its content. */
export function PasswordField({ error, onChange, needs, hint, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...input}
      {...fieldStyle(error, hint)}
      aria-invalid={Boolean(error)}
      {...(needs && {
        description: needs,
        descriptionProps: { component: 'div', className: styles.needs },
      })}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword'), tabIndex: 0 }}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
