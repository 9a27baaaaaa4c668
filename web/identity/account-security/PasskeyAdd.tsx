import { useTranslation } from 'react-i18next';
import { errors } from '../../../contract/core/errors.ts';
import { CallError } from '../../app/api.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { agentText } from '../../ui/labels/agent-text.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { makePasskey } from './calls.ts';

/** Same as in the contract. */
const longestName = 40;

export interface PasskeyAddProps {
  /** It is kept; recovery codes come with the first way. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Adding a passkey: a name and the password, then what the browser asks for. */
export function PasskeyAdd({ onDone }: PasskeyAddProps) {
  const { t } = useTranslation('account-security');
  const form = useForm({
    initial: { name: agentText(navigator.userAgent).slice(0, longestName), password: '' },
    rules: {
      name: value =>
        value.trim() ? value.trim().length > longestName && t('passkey.tooLong') : t('passkey.missing'),
      password: value => !value && t('password.missing'),
    },
    places: { [errors.wrong_old_password.code]: 'password' },
    async submit({ name, password }) {
      const made = await makePasskey(password, name.trim()).catch((error: unknown) => {
        // What the browser itself refuses, it says in its own words to developers only.
        throw error instanceof CallError ? error : new CallError(t('passkey.notMade'), 0, [], false);
      });
      onDone(made);
    },
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <Text tone="soft" leading="relaxed">
        {t('passkey.addAbout')}
      </Text>
      <FormField
        {...form.field('name')}
        label={t('name', { ns: 'common' })}
        autoComplete="off"
        maxLength={longestName}
      />
      <PasswordField
        {...form.field('password')}
        label={t('password.label')}
        autoComplete="current-password"
      />
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('passkey.add')} />
    </Stack>
  );
}
