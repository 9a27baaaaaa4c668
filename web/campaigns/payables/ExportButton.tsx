import { useTranslation } from 'react-i18next';
import type { PayableFilter } from '../../../contract/campaigns/payables.ts';
import { ExportMenu } from '../../ui/files/ExportMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useExport } from './queries.ts';

/** Exports the displayed payables for accounting: Excel or CSV. */
export function ExportButton({ filter, disabled }: { filter: PayableFilter; disabled: boolean }) {
  const { t } = useTranslation('payables');
  const { t: shell } = useTranslation();
  const exported = useExport(filter);
  const onSuccess = () => showToast('success', t('exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('export', { ns: 'common' })}
      formatLabel={format => t(`exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={disabled}
      onPick={format => exported.mutate(format, { onSuccess })}
    />
  );
}
