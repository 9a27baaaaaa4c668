import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../ui/files/ExportMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import type { RecordFilterState } from './record-state.ts';
import { useExport } from './queries.ts';

/** Exports the filtered records as Excel or CSV. */
export function ExportButton({ filter, disabled }: { filter: RecordFilterState; disabled: boolean }) {
  const { t } = useTranslation('operation-records');
  const { t: shell } = useTranslation();
  const exported = useExport();
  const onSuccess = () => showToast('success', t('exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('export')}
      formatLabel={format => t(`exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={disabled}
      onPick={format => exported.mutate({ filter, format }, { onSuccess })}
    />
  );
}
