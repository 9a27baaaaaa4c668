import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errors } from '../../../../contract/core/errors.ts';
import type { Member } from '../../../../contract/workspace/members.ts';
import { CallError } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { renewSession } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { useTeamCalls } from '../queries.ts';

/** Explains what changes for both accounts, and asks for the user's own password. */
export function HandOverDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const { handOver } = useTeamCalls();
  const name = member.nickName;
  const form = useForm({
    initial: { password: '' },
    rules: { password: value => !value && t('member.missingPassword') },
    submit: ({ password }) =>
      handOver(member.id, password).catch((error: unknown) => {
        if (!(error instanceof CallError) || error.code !== errors.wrong_old_password.code) throw error;
        // The server's message is about an old password, which this dialog does not have.
        const reason = t('member.wrongOwnPassword');
        throw new CallError(reason, error.code, [{ field: 'password', reason }], error.alreadyShown);
      }),
    done() {
      showToast('success', t('member.handedOver', { name }));
      void renewSession();
      void navigate(paths.home(), { replace: true });
    },
  });
  return (
    <FormDialog title={t('member.handOverTitle', { name })} onClose={onClose}>
      <Text as="ul" tone="soft" leading="relaxed" className={styles.list}>
        <li>{t('member.handOverGets', { name })}</li>
        <li>{t('member.handOverLose')}</li>
        <li>{t('member.handOverStays')}</li>
      </Text>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <PasswordField
          {...form.field('password')}
          label={t('member.ownPassword')}
          autoComplete="current-password"
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('member.handOver')} />
      </Stack>
    </FormDialog>
  );
}
