import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/workspace/members.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { useNickNameRule } from './use-nick-name-rule.ts';
import { useTeamCalls } from '../queries.ts';

export function RenameDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { rename } = useTeamCalls();
  const form = useForm({
    initial: { nickName: member.nickName },
    rules: { nickName: useNickNameRule() },
    submit: ({ nickName }) => rename(member.id, nickName.trim()),
    done() {
      showToast('success', t('member.renamed'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('member.renameTitle', { name: member.nickName })} onClose={onClose}>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <FormField {...form.field('nickName')} label={t('member.nickName')} autoComplete="off" />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
