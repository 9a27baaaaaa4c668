import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../../ui/files/ExportMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useExport } from '../queries.ts';

/** Exports the figures by creator as Excel or CSV. */
export function ExportButton({ projectId, disabled }: { projectId: number; disabled: boolean }) {
  const { t } = useTranslation('effects');
  const { t: shell } = useTranslation();
  const exported = useExport(projectId);
  const onSuccess = () => showToast('success', t('creators.exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('creators.export')}
      formatLabel={format => t(`exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={disabled}
      onPick={format => exported.mutate(format, { onSuccess })}
    />
  );
}
