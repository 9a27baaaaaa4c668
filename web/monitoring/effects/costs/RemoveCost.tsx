import { useTranslation } from 'react-i18next';
import type { Cost } from '../../../../contract/monitoring/effects/effects.ts';
import { moneyText } from '../../shared/money/money.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRemove } from '../queries.ts';

export interface RemoveCostProps {
  projectId: number;
  cost: Cost;
  onClose: () => void;
}

/** Asks before a cost is deleted. */
export function RemoveCost({ projectId, cost, onClose }: RemoveCostProps) {
  const { t } = useTranslation('effects');
  const remove = useRemove(projectId, () => {
    showToast('success', t('cost.removed'));
    onClose();
  });
  return (
    <ConfirmDialog
      title={t('cost.removeTitle')}
      confirm={t('cost.remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ what: 'cost', costId: cost.id })}
      onCancel={onClose}
    >
      {t('cost.removeText', {
        kind: t(`kind.${cost.kind}`),
        amount: moneyText(cost.amountMinor, cost.currency),
        day: cost.day,
      })}
    </ConfirmDialog>
  );
}
