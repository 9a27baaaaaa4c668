import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import type { DialogProps } from '../ActionDialogs.tsx';
import { useAct } from '../use-act.ts';

/** Removes creators from the list; the team's data on them stays. */
export function RemoveDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation('creator-dialogs');
  const act = useAct();
  const [isBusy, setBusy] = useState(false);
  const { from, one, count } = target;
  if (!from) return null;
  async function remove(listId: number) {
    setBusy(true);
    // A toast shows any error.
    await act(target, { do: 'removeFromList', listId }, 'toast').then(
      () => onClose(true),
      () => onClose(false),
    );
  }
  return (
    <ConfirmDialog
      title={
        one ? t('remove.one', { name: one.name }) : t('remove.many', { count, number: fullCount(count) })
      }
      confirm={t('remove.submit')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove(from.id)}
      onCancel={() => onClose(false)}
    >
      {t('remove.about', { list: from.name })}
    </ConfirmDialog>
  );
}
