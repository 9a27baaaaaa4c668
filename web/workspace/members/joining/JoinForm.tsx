import { useTranslation } from 'react-i18next';
import { errors } from '../../../../contract/core/errors.ts';
import { signIn } from '../../../session/sign-in.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { NewPasswordField } from '../../../ui/forms/passwords/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Consent } from '../../../identity/sign-in/Consent.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import { PhoneFields } from '../../../identity/sign-in/phone/PhoneFields.tsx';
import { acceptInvitation } from './invitation-calls.ts';
import { useRules } from '../../../identity/sign-in/use-rules.ts';

const initial = {
  username: '',
  phone: '',
  code: '',
  password: '',
  confirm: '',
  nickName: '',
  consent: false,
};

/** Creates a sub-account of the team and signs in to it. */
export function JoinForm({ invitation, onJoined }: { invitation: string; onJoined: () => void }) {
  const { t } = useTranslation('identity');
  const form = useForm({
    initial,
    rules: useRules(),
    places: { [errors.wrong_code.code]: 'code' },
    async submit({ username, phone, code, password, nickName }) {
      await acceptInvitation({ invitation, username, phone, code, password, nickName });
      // The account exists; if this fails, the user signs in by hand.
      await signIn(username.trim(), password).catch(() => undefined);
    },
    done: onJoined,
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <FormField
        {...form.field('username')}
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
      />
      <PhoneFields form={form} label={t('phone')} mustBeRegistered={false} />
      <NewPasswordField {...form.field('password')} label={t('setPassword')} />
      <PasswordField {...form.field('confirm')} label={t('confirm')} autoComplete="new-password" />
      <FormField {...form.field('nickName')} label={t('nickName')} autoComplete="nickname" />
      <Consent field={form.field('consent')} />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('invitation.submit')} isWide />
    </Stack>
  );
}
