import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errors } from '../../../../contract/core/errors.ts';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../session/session.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { NewPasswordField } from '../../../ui/forms/passwords/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './ProfilePage.module.css';
import { changePassword } from '../queries.ts';
import { useRules } from '../use-rules.ts';

/** Sets a new password, given the old one. */
export default function ChangePasswordPage() {
  const { t } = useTranslation('identity');
  useTitle(t('change.title'));
  const navigate = useNavigate();
  const { user } = useSession();
  const { password, confirm } = useRules();
  const form = useForm({
    initial: { oldPassword: '', password: '', confirm: '' },
    rules: {
      oldPassword: value => !value && t('missing.oldPassword'),
      password: (value, { oldPassword }) =>
        password(value) || (value === oldPassword && t('fault.samePassword')),
      confirm,
    },
    places: {
      [errors.wrong_old_password.code]: 'oldPassword',
      [errors.same_password.code]: 'password',
    },
    submit: values => changePassword(values.oldPassword, values.password),
    done() {
      showToast('success', t('profile.saved'));
      void navigate(paths.userInfo());
    },
  });
  return (
    <Stack gap={16} className={styles.page}>
      <header>
        <h1>{t('change.title')}</h1>
        <p>{t('change.about')}</p>
      </header>
      <Card title={t('profile.security')}>
        <Stack as="form" gap={8} {...form.props} className={styles.form}>
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <PasswordField
            {...form.field('oldPassword')}
            label={t('oldPassword')}
            autoComplete="current-password"
          />
          <NewPasswordField {...form.field('password')} label={t('newPassword')} />
          <PasswordField {...form.field('confirm')} label={t('confirmNew')} autoComplete="new-password" />
          <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('change.submit')} />
        </Stack>
      </Card>
    </Stack>
  );
}
