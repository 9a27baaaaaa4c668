import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/workspace/members.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { useRoleCalls } from './queries.ts';
import { choiceOf, valueOfRole } from './role-options.ts';
import { RoleField } from './RoleField.tsx';

/** Gives a member another role. */
export function GiveRoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { give } = useRoleCalls();
  const form = useForm({
    initial: { role: valueOfRole(member) },
    rules: {},
    submit: async ({ role }) => give(member.id, choiceOf(role)),
    done() {
      showToast('success', t('roles.given'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('roles.giveTitle', { name: member.nickName })} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={16}>
        {t('roles.giveAbout')}
      </Text>
      <Stack as="form" gap={8} {...form.props}>
        <RoleField {...form.field('role')} label={t('roles.of')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
