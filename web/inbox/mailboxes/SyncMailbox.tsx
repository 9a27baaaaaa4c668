import { ActionIcon, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MailboxState } from '../../../contract/inbox/mailboxes.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSyncing } from './mailbox-queries.ts';

export interface SyncMailboxProps {
  mailbox: MailboxState;
  /** Shows the icon only. */
  isSmall?: boolean;
}

/** Syncs a mailbox now; hidden until the sender is verified. */
export function SyncMailbox({ mailbox: { senderId, address, state }, isSmall = false }: SyncMailboxProps) {
  const { t } = useTranslation('mailboxes');
  const syncing = useSyncing();
  if (state === 'off') return null;
  const shared = {
    'aria-label': t('syncNowOf', { address }),
    loading: syncing.isPending,
    disabled: state === 'syncing',
    onClick: () =>
      syncing.mutate(senderId, { onSuccess: () => showToast('success', t('asked', { address })) }),
  };
  const picture = <IconRefresh size={15} stroke={1.6} aria-hidden />;
  if (isSmall) {
    return (
      <ActionIcon {...shared} variant="subtle" color="gray" size={28} title={t('syncNow')}>
        {picture}
      </ActionIcon>
    );
  }
  return (
    <Button {...shared} variant="default" size="compact-sm" leftSection={picture}>
      {t('syncNow')}
    </Button>
  );
}
