import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import { paths } from '../../app/paths.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { NewPasswordField } from '../../ui/forms/passwords/NewPasswordField.tsx';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { FormPage } from './FormPage.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './FormPage.module.css';
import { PhoneFields } from './phone/PhoneFields.tsx';
import { recoverPassword } from './queries.ts';
import { useRules } from './use-rules.ts';

/** Sets a new password with a code sent to the phone. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('identity');
  useTitle(t('recovery.title'));
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signInPath = paths.signIn(query.get('next') ?? '');
  const { phone, code, password, confirm } = useRules();
  const form = useForm({
    initial: { phone: '', code: '', password: '', confirm: '' },
    rules: { phone, code, password, confirm },
    places: { [errors.wrong_code.code]: 'code', [errors.same_password.code]: 'password' },
    submit: values => recoverPassword({ phone: values.phone, code: values.code, password: values.password }),
    done() {
      showToast('success', t('profile.saved'));
      void navigate(signInPath, { replace: true });
    },
  });
  return (
    <FormPage
      title={t('recovery.title')}
      about={t('recovery.about')}
      foot={
        <Text as={Link} tone="accent" to={signInPath} className={styles.link}>
          {t('recovery.back')}
        </Text>
      }
    >
      <Stack as="form" gap={8} {...form.props}>
        <PhoneFields form={form} label={t('phone')} mustBeRegistered />
        <NewPasswordField {...form.field('password')} label={t('newPassword')} />
        <PasswordField {...form.field('confirm')} label={t('confirmNew')} autoComplete="new-password" />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('recovery.submit')} isWide />
      </Stack>
    </FormPage>
  );
}
