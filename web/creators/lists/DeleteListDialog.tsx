import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { List } from '../../../contract/creators/lists.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './lists.module.css';
import { useDeleteList, useListEnd } from './queries.ts';

/** Says what is deleted and what stays before a list is deleted. */
export function DeleteListDialog({ list, onClose }: { list: List; onClose: (isDeleted: boolean) => void }) {
  const { t } = useTranslation('lists');
  const { data, isError } = useListEnd(list.id);
  const remove = useDeleteList();
  const counted = (count: number) => ({ count, number: fullCount(count) });
  return (
    <ConfirmDialog
      title={t('end.title', { name: list.name })}
      confirm={t('delete', { ns: 'common' })}
      isDangerous
      isBusy={remove.isPending}
      onCancel={() => onClose(false)}
      onConfirm={() =>
        remove.mutate(list.id, {
          onSuccess() {
            showToast('success', t('end.done', { name: list.name }));
            onClose(true);
          },
          onError: () => onClose(false),
        })
      }
    >
      <div className={styles.goes} aria-live="polite">
        {data ? (
          <Text as="ul" leading="relaxed">
            <li>{t('end.members', counted(data.members))}</li>
            {data.onlyHere > 0 && <li>{t('end.onlyHere', counted(data.onlyHere))}</li>}
            {data.blocked > 0 && <li>{t('end.blocked', counted(data.blocked))}</li>}
            <li>{t('end.stays')}</li>
          </Text>
        ) : isError ? (
          <p>{t('end.unknown')}</p>
        ) : (
          <Skeleton width="90%" height={66} />
        )}
      </div>
    </ConfirmDialog>
  );
}
