import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '../../../contract/core/errors.ts';
import { permissionHints, permissionNames } from '../../../contract/core/roles/permission-texts.ts';
import {
  type Permission,
  type PermissionGroup,
  permissionGroups,
  permissions,
} from '../../../contract/core/roles/permissions.ts';
import type { TeamRole } from '../../../contract/workspace/roles.ts';
import { currentLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { CheckboxLine } from '../../ui/forms/choices/CheckboxLine.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './roles.module.css';
import { useRoleCalls } from './queries.ts';

/** Characters, as in contract/workspace/roles.ts. */
const longest = 40;
const groups = Object.keys(permissionGroups) as PermissionGroup[];

interface ChoicesProps {
  group: PermissionGroup;
  chosen: readonly Permission[];
  onChange: (permission: Permission, isChosen: boolean) => void;
}

/** The permissions of a group; one that the reader has not cannot be given. */
function Choices({ group, chosen, onChange }: ChoicesProps) {
  const { t } = useTranslation('team');
  const { permissions: held } = useSession().user;
  return (
    <fieldset className={styles.group}>
      <legend>{t(`roles.group.${group}`)}</legend>
      {permissionGroups[group].map(permission => {
        const isHeld = held.includes(permission);
        return (
          <CheckboxLine
            key={permission}
            value={chosen.includes(permission)}
            disabled={!isHeld}
            about={isHeld ? permissionHints[currentLang][permission] : t('roles.notHeld')}
            onChange={isChosen => onChange(permission, isChosen)}
          >
            {permissionNames[currentLang][permission]}
          </CheckboxLine>
        );
      })}
    </fieldset>
  );
}

/** Makes a role of the team, or changes one. */
export function RoleDialog({ role, onClose }: { role?: TeamRole; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { create, change } = useRoleCalls();
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? []);
  const form = useForm({
    initial: { name: role?.name ?? '' },
    rules: {
      name: value =>
        (!value.trim() && t('roles.missingName')) || (value.trim().length > longest && t('roles.longName')),
    },
    places: { [errors.taken.code]: 'name' },
    async submit({ name }) {
      const fields = { name, permissions: [...chosen] };
      if (role) await change(role.id, fields);
      else await create(fields);
    },
    done() {
      showToast('success', t(role ? 'roles.changed' : 'roles.made'));
      onClose();
    },
  });
  const choose = (permission: Permission, isChosen: boolean) =>
    setChosen(now => permissions.filter(each => (each === permission ? isChosen : now.includes(each))));
  const title = role ? t('roles.editTitle', { name: role.name }) : t('roles.create');
  return (
    <FormDialog title={title} onClose={onClose} isWide>
      <Stack as="form" gap={12} {...form.props}>
        <FormField {...form.field('name')} label={t('roles.name')} autoComplete="off" />
        <Text as="h3" size="md" tone="soft">
          {t('roles.permissions')}
        </Text>
        <div className={styles.groups}>
          {groups.map(group => (
            <Choices key={group} group={group} chosen={chosen} onChange={choose} />
          ))}
        </div>
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
