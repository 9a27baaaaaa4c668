import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '../../../../contract/creators/saved-searches.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useDeleteSearch } from './queries.ts';

export function DeleteSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('saved-searches');
  const remove = useDeleteSearch();
  const { id, name } = search;
  return (
    <ConfirmDialog
      title={t('end.title', { name })}
      confirm={t('delete', { ns: 'common' })}
      isDangerous
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => showToast('success', t('end.done', { name })),
          onSettled: onClose,
        })
      }
    >
      <p>{t('end.about')}</p>
    </ConfirmDialog>
  );
}
