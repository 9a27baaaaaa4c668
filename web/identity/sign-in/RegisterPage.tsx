import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import { paths } from '../../app/paths.ts';
import { afterSignIn } from '../../session/after-sign-in.ts';
import { hasToken } from '../../session/session.ts';
import { signIn } from '../../session/sign-in.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { NewPasswordField } from '../../ui/forms/passwords/NewPasswordField.tsx';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Consent } from './Consent.tsx';
import { FormPage } from './FormPage.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './FormPage.module.css';
import { PhoneFields } from './phone/PhoneFields.tsx';
import { registerTeam } from './queries.ts';
import { useRules } from './use-rules.ts';

const initial = {
  username: '',
  phone: '',
  code: '',
  password: '',
  confirm: '',
  nickName: '',
  company: '',
  consent: false,
};

/** Creates a team with its main account, and signs in to it. */
export default function RegisterPage() {
  const { t } = useTranslation('identity');
  useTitle(t('register'));
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signInPath = paths.signIn(query.get('next') ?? '');
  const form = useForm({
    initial,
    rules: useRules(),
    places: { [errors.wrong_code.code]: 'code' },
    async submit({ username, phone, code, password, nickName, company }) {
      await registerTeam({ username, phone, code, password, nickName, company });
      // The account exists; if this fails, the user signs in by hand.
      await signIn(username.trim(), password).catch(() => undefined);
    },
    done() {
      showToast('success', t('registration.done'));
      void navigate(hasToken() ? afterSignIn(query) : signInPath, { replace: true });
    },
  });
  return (
    <FormPage
      isTall
      title={t('registration.title')}
      about={t('registration.about')}
      foot={
        <span>
          {t('toSignIn')}{' '}
          <Text as={Link} tone="accent" to={signInPath} className={styles.link}>
            {t('signIn')}
          </Text>
        </span>
      }
    >
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
        <FormField {...form.field('company')} label={t('company')} autoComplete="organization" />
        <Consent field={form.field('consent')} />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('registration.submit')} isWide />
      </Stack>
    </FormPage>
  );
}
