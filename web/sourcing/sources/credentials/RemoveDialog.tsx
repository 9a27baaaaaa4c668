import { useTranslation } from 'react-i18next';
import type { Source, SourceCredential } from '../../../../contract/sourcing/sources.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRemovingCredential } from '../queries.ts';
import { worksWithout } from '../source-groups.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';

export interface RemoveDialogProps {
  credential: SourceCredential;
  source: Source;
  onClose: () => void;
}

/** Says what is deleted before a credential is removed. */
export function RemoveDialog({ credential: { id, name }, source, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('sources');
  const remove = useRemovingCredential();
  return (
    <ConfirmDialog
      title={t('credentials.removeTitle', { name })}
      confirm={t('credentials.remove')}
      isDangerous
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => showToast('success', t('credentials.removed', { name })),
          onSettled: onClose,
        })
      }
    >
      <Stack gap={8} className={styles.words}>
        <p>{t('credentials.removeAbout')}</p>
        {!worksWithout(source, id) && <p>{t('credentials.removeLast')}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
