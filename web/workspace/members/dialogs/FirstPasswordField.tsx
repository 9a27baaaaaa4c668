import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { newPassword } from '../../../../contract/core/patterns.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { firstPassword, firstPasswordNumbers } from './first-password.ts';

export const anyPassword = () => firstPassword(crypto.getRandomValues(new Uint32Array(firstPasswordNumbers)));

/** Whether it is a valid new password. */
export const isNewPassword = (password: string) => newPassword.test(password);

/** A generated password for someone else; visible, since it must be passed on. */
export function FirstPasswordField({ label, ...field }: FieldBinding & { label: string }) {
  const { t } = useTranslation('team');
  return (
    <FormField
      {...field}
      label={label}
      autoComplete="off"
      maxLength={20}
      endWidth={92}
      end={
        <Button size="compact-sm" variant="subtle" onClick={() => field.onChange(anyPassword())}>
          {t('member.another')}
        </Button>
      }
    />
  );
}
