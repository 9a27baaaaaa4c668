import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../../contract/workspace/members.ts';
import { unreported } from '../../app/api.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useInvitations, useWithdraw } from './queries.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './TeamPage.module.css';

const tones = { open: 'accent', accepted: 'good', expired: 'plain', withdrawn: 'plain' } as const;

function WithdrawButton({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('team');
  const withdraw = useWithdraw();
  const [isAsking, setAsking] = useState(false);
  const note = invitation.note || t('invitation.noNote');
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={t('invitation.withdrawOf', { note })}
        onClick={() => setAsking(true)}
      >
        {t('invitation.withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('invitation.withdrawOf', { note })}
          confirm={t('invitation.withdraw')}
          isDangerous
          isBusy={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate(invitation.id, {
              onSuccess: () => showToast('success', t('invitation.withdrawn')),
              onSettled: () => setAsking(false),
            })
          }
          onCancel={() => setAsking(false)}
        >
          {t('invitation.withdrawText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function invitationColumns(t: TFunction<'team'>): Column<Invitation>[] {
  return [
    {
      key: 'note',
      head: t('note', { ns: 'common' }),
      width: 230,
      cell: ({ note }) =>
        note || (
          <Text as="span" tone="faint">
            {t('invitation.noNote')}
          </Text>
        ),
    },
    {
      key: 'role',
      head: t('column.role'),
      width: 110,
      cell: ({ roleName }) => <Tag>{roleName}</Tag>,
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 180,
      cell: ({ state, acceptedBy }) => (
        <Tag tone={tones[state]}>
          {state === 'accepted' && acceptedBy
            ? t('invitation.acceptedBy', { name: acceptedBy })
            : t(`invitation.state.${state}`)}
        </Tag>
      ),
    },
    {
      key: 'createdAt',
      head: t('invitation.column.createdAt'),
      width: 150,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'expiresAt',
      head: t('invitation.column.expiresAt'),
      width: 150,
      cell: ({ expiresAt }) => <Moment at={expiresAt} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 110,
      cell: invitation => invitation.state === 'open' && <WithdrawButton invitation={invitation} />,
    },
  ];
}

/** Invitations, newest first; a pending one can be revoked. */
export function InvitationTable() {
  const { t } = useTranslation('team');
  const { data, error, isError, refetch } = useInvitations();
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.invitations.length && <EmptyState isFine>{t('invitation.none')}</EmptyState>;
  return (
    <Stack as="section" gap={10} shrink className={styles.section}>
      <h2>{t('invitation.title')}</h2>
      <DataTable
        label={t('invitation.title')}
        columns={invitationColumns(t)}
        rows={data?.invitations}
        keyOf={({ id }) => id}
        density="compact"
        skeletonRows={2}
        instead={failed || empty || undefined}
      />
    </Stack>
  );
}
