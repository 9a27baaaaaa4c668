import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { ShortLink } from '../../../contract/links/short-links.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useDeleteLink } from './queries.ts';
import { withoutScheme } from './without-scheme.ts';

export interface DeleteLinkDialogProps {
  link: ShortLink;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a link is deleted with its access records. Needs the texts `short-links`. */
export function DeleteLinkDialog({ link, onClose, onDeleted }: DeleteLinkDialogProps) {
  const { t } = useTranslation('short-links');
  const { mutate, isPending } = useDeleteLink();
  const { id, name, shortUrl, pv, botPv } = link;
  const visits = pv + botPv;
  const remove = () =>
    mutate(id, {
      onSuccess() {
        showToast('success', t('end.done', { name }));
        onDeleted?.();
      },
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t('end.title', { name })}
      confirm={t('delete', { ns: 'common' })}
      isDangerous
      isBusy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {visits > 0 && <p>{t('end.visits', { count: visits, number: fullCount(visits) })}</p>}
      <p>{t('end.address', { url: withoutScheme(shortUrl) })}</p>
    </ConfirmDialog>
  );
}
