import { useTranslation } from 'react-i18next';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRemoveSender } from '../queries.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../SendersPage.module.css';

/** Says what is deleted and what stays before a sender is removed. */
export function RemoveDialog({ sender, onClose }: { sender: Sender; onClose: () => void }) {
  const { t } = useTranslation('senders');
  const remove = useRemoveSender();
  const { id, address } = sender;
  return (
    <ConfirmDialog
      title={t('remove.title', { address })}
      confirm={t('remove.confirm')}
      isDangerous
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => showToast('success', t('remove.done', { address })),
          onSettled: onClose,
        })
      }
    >
      <Text as="ul" leading="relaxed" className={styles.goes}>
        <li>{t('remove.secret')}</li>
        <li>{t('remove.tasks')}</li>
        <li>{t('remove.stays')}</li>
      </Text>
    </ConfirmDialog>
  );
}
