import { useTranslation } from 'react-i18next';
import { errors } from '../../../../contract/core/errors.ts';
import { renewSession, useSession } from '../../../session/session.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { PhoneFields } from '../phone/PhoneFields.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './ProfilePage.module.css';
import { savePhone } from '../queries.ts';
import { useRules } from '../use-rules.ts';

/** Changes the phone number, with the password and a code sent to the new one. */
export function PhonePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  const { phone, code } = useRules();
  const form = useForm({
    initial: { phone: '', code: '', password: '' },
    rules: {
      phone: value => phone(value) || (value.trim() === user.phone && t('fault.samePhone')),
      code,
      password: value => !value && t('missing.password'),
    },
    places: {
      [errors.wrong_code.code]: 'code',
      [errors.taken.code]: 'phone',
      [errors.wrong_old_password.code]: 'password',
    },
    async submit(values) {
      await savePhone(values);
      await renewSession();
    },
    done() {
      showToast('success', t('profile.saved'));
      onClose();
    },
  });
  return (
    <SidePanel label={t('profile.changePhone')} onClose={onClose}>
      <Text as="h2" size="3xl" className={styles.panelTitle}>
        {t('profile.changePhone')}
      </Text>
      <Stack as="form" gap={8} {...form.props} className={styles.form}>
        <PhoneFields form={form} label={t('newPhone')} mustBeRegistered={false} />
        <PasswordField {...form.field('password')} label={t('ownPassword')} autoComplete="current-password" />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('profile.changePhone')} />
      </Stack>
    </SidePanel>
  );
}
