import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errors, type SecondStepChallenge } from '../../../contract/core/errors.ts';
import { signInByPhone } from '../../session/sign-in.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/box/Box.tsx';
import type { SignInProps } from './PasswordSignIn.tsx';
import { PhoneFields } from './phone/PhoneFields.tsx';
import { useRules } from './use-rules.ts';

export function PhoneSignIn({ onSignedIn, onAsked }: SignInProps) {
  const { t } = useTranslation('identity');
  const asked = useRef<SecondStepChallenge | null>(null);
  const { phone, code } = useRules();
  const form = useForm({
    initial: { phone: '', code: '' },
    rules: { phone, code },
    places: { [errors.wrong_code.code]: 'code' },
    async submit(values) {
      asked.current = await signInByPhone(values.phone.trim(), values.code.trim());
    },
    done: () => (asked.current ? onAsked(asked.current) : onSignedIn()),
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <PhoneFields form={form} label={t('phone')} mustBeRegistered />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('signIn')} isWide />
    </Stack>
  );
}
