import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { BasePricesForm } from './BasePricesForm.tsx';
import { useBasePrices, useCategories } from './queries.ts';

export interface BasePricesDialogProps {
  /** The platform shown at first. */
  platform: Platform;
  onClose: () => void;
}

/** The price of a thousand plays by platform, region and category: the rule of thumb, and the team's own. */
export function BasePricesDialog({ platform, onClose }: BasePricesDialogProps) {
  const { t } = useTranslation('creator-prices');
  const { data, error, isError, refetch } = useBasePrices();
  const categories = useCategories();
  return (
    <FormDialog title={t('base.title')} isWide onClose={onClose}>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : data && !categories.isPending ? (
        <BasePricesForm platform={platform} prices={data} categories={categories.of} onClose={onClose} />
      ) : (
        <Skeleton width="100%" height={320} />
      )}
    </FormDialog>
  );
}
