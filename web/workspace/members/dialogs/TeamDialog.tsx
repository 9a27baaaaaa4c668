import { useTranslation } from 'react-i18next';
import { renewSession, useSession } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { useTeamCalls } from '../queries.ts';

/** Characters, as in contract/workspace/members.ts. */
const longest = 60;

/** The browser's time zones, plus the team's own. */
const zonesWith = (own: string) => [...new Set([...Intl.supportedValuesOf('timeZone'), own])].toSorted();

export function TeamDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team');
  const { user } = useSession();
  const { updateTeam } = useTeamCalls();
  const form = useForm({
    initial: { name: user.teamName, timeZone: user.timeZone },
    rules: {
      name: value =>
        (!value.trim() && t('team.missingName')) || (value.trim().length > longest && t('team.longName')),
    },
    submit: async ({ name, timeZone }) => {
      await updateTeam({ name: name.trim(), timeZone });
      await renewSession();
    },
    done() {
      showToast('success', t('team.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('team.edit')} onClose={onClose}>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <FormField {...form.field('name')} label={t('team.name')} autoComplete="organization" />
        <SelectField
          {...form.field('timeZone')}
          label={t('team.timeZone')}
          hint={t('team.timeZoneAbout')}
          options={zonesWith(user.timeZone).map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
