import { useTranslation } from 'react-i18next';
import { payableExportColumns } from '../../../contract/campaigns/export-columns.ts';
import type { PayableFilter } from '../../../contract/campaigns/payables.ts';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';

/** Exports the displayed payables for accounting. */
export function ExportPayables({ filter, disabled }: { filter: PayableFilter; disabled: boolean }) {
  const { t } = useTranslation('payables');
  return (
    <ExportButton
      of={{ table: 'payables', filter }}
      columns={payableExportColumns}
      disabled={disabled}
      formatLabel={format => t(`exportAs.${format}`)}
      startedText={tray => t('exporting', { tray })}
    />
  );
}
