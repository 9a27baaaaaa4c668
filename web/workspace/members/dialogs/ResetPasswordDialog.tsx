import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/workspace/members.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { anyPassword, FirstPasswordField, isNewPassword } from './FirstPasswordField.tsx';
import { useTeamCalls } from '../queries.ts';
import { ShownOnce } from './ShownOnce.tsx';

export function ResetPasswordDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { resetPassword } = useTeamCalls();
  const [initial] = useState(() => ({ password: anyPassword() }));
  const [password, setPassword] = useState<string>();
  const form = useForm({
    initial,
    rules: { password: value => !isNewPassword(value) && t('member.wrongPassword') },
    submit: values => resetPassword(member.id, values.password),
    done: values => setPassword(values.password),
  });
  const name = member.nickName;
  if (password !== undefined) {
    return (
      <ShownOnce
        title={t('member.resetDone')}
        about={t('member.resetDoneAbout', { name })}
        label={t('member.loginLabel')}
        text={t('member.login', { username: member.username, password })}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog title={t('member.resetTitle', { name })} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={16} className={styles.about}>
        {t('member.resetAbout', { name })}
      </Text>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <FirstPasswordField {...form.field('password')} label={t('member.newPassword')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('member.reset')} />
      </Stack>
    </FormDialog>
  );
}
