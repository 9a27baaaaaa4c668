import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { newPassword } from '../../../../contract/core/patterns.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { firstPassword, firstPasswordNumbers } from './first-password.ts';

export const anyPassword = () => firstPassword(crypto.getRandomValues(new Uint32Array(firstPasswordNumbers)));

/** May this be a new password? */
export const isNewPassword = (password: string) => newPassword.test(password);

/** A password for somebody else, made up already: it is to be passed on, so it stands there to be read. */
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
