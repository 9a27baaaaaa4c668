import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { errors } from '../../../../contract/core/errors.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import type { createInvitation } from '../../../../contract/workspace/members.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { useTeamCalls } from '../queries.ts';
import { choiceOf } from '../../roles/role-options.ts';
import { RoleField } from '../../roles/RoleField.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** Characters, as in contract/workspace/members.ts. */
const longest = 60;

/** Creates an invitation link for one person; it is shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team');
  const { invite } = useTeamCalls();
  const [made, setMade] = useState<ReplyOf<typeof createInvitation>>();
  const form = useForm({
    initial: { note: '', role: 'member' },
    rules: { note: value => value.trim().length > longest && t('invitation.longNote') },
    places: { [errors.entitlement_exceeded.code]: 'note' },
    submit: async ({ note, role }) => setMade(await invite({ note: note.trim(), role: choiceOf(role) })),
  });
  if (made) {
    return (
      <ShownOnce
        title={t('invitation.madeTitle')}
        about={t('invitation.madeAbout', { time: dateTime(made.expiresAt) })}
        label={t('invitation.link')}
        text={location.origin + made.path}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog title={t('invitation.new')} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={16} className={styles.about}>
        {t('invitation.about')}
      </Text>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <FormField
          {...form.field('note')}
          label={t('note', { ns: 'common' })}
          hint={t('invitation.noteHint')}
          autoComplete="off"
        />
        <RoleField {...form.field('role')} label={t('roles.of')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('invitation.make')} />
      </Stack>
    </FormDialog>
  );
}
