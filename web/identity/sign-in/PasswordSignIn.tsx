import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondStepChallenge } from '../../../contract/core/errors.ts';
import { signIn } from '../../session/sign-in.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/box/Box.tsx';

export interface SignInProps {
  onSignedIn: () => void;
  /** The account has a second step. */
  onAsked: (challenge: SecondStepChallenge) => void;
}

export function PasswordSignIn({ onSignedIn, onAsked }: SignInProps) {
  const { t } = useTranslation('identity');
  const asked = useRef<SecondStepChallenge | null>(null);
  const form = useForm({
    initial: { username: '', password: '' },
    rules: {
      username: value => !value.trim() && t('missing.username'),
      password: value => !value && t('missing.password'),
    },
    async submit({ username, password }) {
      asked.current = await signIn(username.trim(), password);
    },
    done: () => (asked.current ? onAsked(asked.current) : onSignedIn()),
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <FormField {...form.field('username')} label={t('username')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('signIn')} isWide />
    </Stack>
  );
}
