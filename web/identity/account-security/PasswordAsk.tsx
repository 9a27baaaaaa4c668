import { useTranslation } from 'react-i18next';
import { errors } from '../../../contract/core/errors.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';

export interface PasswordAskProps {
  /** What the password is asked for, and what will happen. */
  about: string;
  submit: string;
  onSubmit: (password: string) => Promise<unknown>;
  onDone?: () => void;
}

/** Asks for the password before a change of what protects the account. */
export function PasswordAsk({ about, submit, onSubmit, onDone }: PasswordAskProps) {
  const { t } = useTranslation('account-security');
  const form = useForm({
    initial: { password: '' },
    rules: { password: value => !value && t('password.missing') },
    places: { [errors.wrong_old_password.code]: 'password' },
    submit: ({ password }) => onSubmit(password),
    ...(onDone && { done: onDone }),
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <Text tone="soft" leading="relaxed">
        {about}
      </Text>
      <PasswordField
        {...form.field('password')}
        label={t('password.label')}
        autoComplete="current-password"
      />
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={submit} />
    </Stack>
  );
}
