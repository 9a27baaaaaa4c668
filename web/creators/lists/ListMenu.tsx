import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../../contract/creators/lists.ts';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { ListDialog } from './ListDialog.tsx';
import { useArchive } from './queries.ts';

/** Change, archive or delete a list; disabled actions say why. */
export function ListMenu({ list, onDeleted }: { list: List; onDeleted?: () => void }) {
  const { t } = useTranslation('lists');
  const archive = useArchive();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const reason = list.mine ? undefined : t('menu.notYours');
  const isArchived = list.archivedAt !== null;
  return (
    <>
      <MoreMenu
        label={t('menu.open', { name: list.name })}
        actions={[
          [
            {
              text: t('menu.edit'),
              reason: reason ?? (list.readOnly ? t('readOnly.short') : undefined),
              onChoose: () => setOpen('edit'),
            },
            {
              text: t(isArchived ? 'menu.restore' : 'menu.archive'),
              reason,
              onChoose: () =>
                archive.mutate(
                  { id: list.id, archived: !isArchived },
                  {
                    onSuccess: () =>
                      showToast(
                        'success',
                        t(isArchived ? 'menu.restored' : 'menu.archived', { name: list.name }),
                      ),
                  },
                ),
            },
          ],
          [
            {
              text: t('delete', { ns: 'common' }),
              isDangerous: true,
              reason,
              onChoose: () => setOpen('delete'),
            },
          ],
        ]}
      />
      {open === 'edit' && <ListDialog list={list} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteListDialog
          list={list}
          onClose={isDeleted => {
            setOpen(null);
            if (isDeleted) onDeleted?.();
          }}
        />
      )}
    </>
  );
}
