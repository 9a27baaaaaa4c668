import { useTranslation } from 'react-i18next';
import { renewSession, useSession } from '../../../session/session.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './ProfilePage.module.css';
import { saveProfile } from '../queries.ts';
import { useRules } from '../use-rules.ts';

/** Nickname and company. */
export function ProfileForm() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  const { nickName, companyOrNone } = useRules();
  const form = useForm({
    initial: { nickName: user.nickName, company: user.company },
    rules: { nickName, company: companyOrNone },
    async submit(values) {
      await saveProfile(values);
      await renewSession();
    },
    done: () => showToast('success', t('profile.saved')),
  });
  return (
    <Stack as="form" gap={8} {...form.props} className={styles.form}>
      <LeaveGuard when={form.isChanged} />
      <FormField {...form.field('nickName')} label={t('nickName')} autoComplete="nickname" />
      <FormField {...form.field('company')} label={t('company')} autoComplete="organization" />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
    </Stack>
  );
}
