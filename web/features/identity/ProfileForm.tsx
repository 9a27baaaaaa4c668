import { useTranslation } from 'react-i18next';
import { renewSession, useSession } from '../../session/session.ts';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import styles from './ProfilePage.module.css';
import { saveProfile } from './queries.ts';
import { useRules } from './rules.ts';

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
    <form {...form.props} className={styles.form}>
      <LeaveGuard when={form.isChanged} />
      <FormField {...form.field('nickName')} label={t('nickName')} autoComplete="nickname" />
      <FormField {...form.field('company')} label={t('company')} autoComplete="organization" />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('profile.save')} />
    </form>
  );
}
