import { useTranslation } from 'react-i18next';
import type { TeamRole } from '../../../contract/workspace/roles.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { useRoleCalls } from './queries.ts';
import { choiceOf } from './role-options.ts';
import { RoleField } from './RoleField.tsx';

/** Asks before a role goes, and which one its members get. */
export function RemoveRoleDialog({ role, onClose }: { role: TeamRole; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { remove } = useRoleCalls();
  const isUsed = role.members > 0 || role.invitations > 0;
  const form = useForm({
    initial: { to: 'viewer' },
    rules: {},
    submit: async ({ to }) => remove(role.id, isUsed ? choiceOf(to) : undefined),
    done() {
      showToast('success', t('roles.removed'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('roles.removeTitle', { name: role.name })} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={16}>
        {t(isUsed ? 'roles.removeUsed' : 'roles.removeUnused')}
      </Text>
      <Stack as="form" gap={8} {...form.props}>
        {isUsed && <RoleField {...form.field('to')} label={t('roles.to')} without={String(role.id)} />}
        <FormEnd
          isDangerous
          atEnd
          fault={form.fault}
          isBusy={form.isBusy}
          submit={t('delete', { ns: 'common' })}
        />
      </Stack>
    </FormDialog>
  );
}
