import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissionNames, roleNames } from '../../../contract/core/roles/permission-texts.ts';
import {
  type BuiltInRole,
  builtInRoles,
  type Permission,
  permissions as everything,
} from '../../../contract/core/roles/permissions.ts';
import type { Member } from '../../../contract/workspace/members.ts';
import type { TeamRole } from '../../../contract/workspace/roles.ts';
import { unreported } from '../../app/api.ts';
import { currentLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { useTeamRoles } from './queries.ts';
import { RemoveRoleDialog } from './RemoveRoleDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

interface Row {
  key: string;
  name: string;
  permissions: readonly Permission[];
  members: number | undefined;
  /** Of a role of the team. */
  own?: TeamRole;
}

const builtIn = (members: readonly Member[] | undefined) =>
  (Object.keys(builtInRoles) as BuiltInRole[]).map((key): Row => ({
    key,
    name: roleNames[currentLang][key],
    permissions: builtInRoles[key],
    members: members?.filter(({ role }) => role === key).length,
  }));

const namesOf = (list: readonly Permission[], t: TFunction<'team'>) =>
  list.map(permission => permissionNames[currentLang][permission]).join(t('comma', { ns: 'common' }));

function PermissionsCell({ permissions }: Pick<Row, 'permissions'>) {
  const { t } = useTranslation('team');
  if (!permissions.length) return t('roles.none');
  if (permissions.length === everything.length) return t('roles.all');
  return (
    <>
      <Text as="span" block>
        {t('roles.count', { count: permissions.length })}
      </Text>
      <Text as="span" block size="sm" tone="faint" breaks>
        {namesOf(permissions, t)}
      </Text>
    </>
  );
}

type Open = { what: 'edit' | 'remove'; role: TeamRole } | { what: 'create' };

/** The actions of a role; what holds more than the reader may do is fixed for them, and says why. */
function RoleMenu({ role, onAsk }: { role: TeamRole; onAsk: (open: Open) => void }) {
  const { t } = useTranslation('team');
  const { permissions: held } = useSession().user;
  const missing = role.permissions.filter(permission => !held.includes(permission));
  const reason = missing.length ? { reason: t('roles.notYours', { permissions: namesOf(missing, t) }) } : {};
  return (
    <MoreMenu
      label={t('roles.more', { name: role.name })}
      actions={[
        [{ text: t('edit', { ns: 'common' }), ...reason, onChoose: () => onAsk({ what: 'edit', role }) }],
        [
          {
            text: t('delete', { ns: 'common' }),
            isDangerous: true,
            ...reason,
            onChoose: () => onAsk({ what: 'remove', role }),
          },
        ],
      ]}
    />
  );
}

function columnsFor(t: TFunction<'team'>, onAsk: (open: Open) => void): Column<Row>[] {
  return [
    {
      key: 'name',
      head: t('roles.name'),
      width: 220,
      cell: ({ name, own }) => (
        <Group gap={8} wrap>
          <Text as="bdi" weight={600}>
            {name}
          </Text>
          {!own && <Tag>{t('roles.builtIn')}</Tag>}
        </Group>
      ),
    },
    {
      key: 'permissions',
      head: t('roles.permissions'),
      width: 560,
      cell: ({ permissions }) => <PermissionsCell permissions={permissions} />,
    },
    {
      key: 'members',
      head: t('roles.members'),
      align: 'end',
      width: 90,
      cell: ({ members }) => members !== undefined && <Count value={members} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 70,
      cell: ({ own }) => own && <RoleMenu role={own} onAsk={onAsk} />,
    },
  ];
}

/** The roles of the team and those that every team has, with what each allows. */
export function RolesTab({ members }: { members: readonly Member[] | undefined }) {
  const { t } = useTranslation('team');
  const { data, error, isError, refetch } = useTeamRoles();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const rows = data && [
    ...builtIn(members),
    ...data.roles.map(own => ({ ...own, key: String(own.id), own })),
  ];
  return (
    <Stack gap={14}>
      <Group gap={12} justify="between" wrap>
        <Text size="md" tone="soft" leading="relaxed" grow shrink>
          {t('roles.about')}
        </Text>
        <Button
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => setOpen({ what: 'create' })}
        >
          {t('roles.create')}
        </Button>
      </Group>
      <DataTable
        label={t('tabs.roles')}
        columns={columnsFor(t, setOpen)}
        rows={rows}
        keyOf={({ key }) => key}
        skeletonRows={6}
        instead={isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      />
      {open?.what === 'create' && <RoleDialog onClose={close} />}
      {open?.what === 'edit' && <RoleDialog role={open.role} onClose={close} />}
      {open?.what === 'remove' && <RemoveRoleDialog role={open.role} onClose={close} />}
    </Stack>
  );
}
