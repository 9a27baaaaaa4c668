import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../ui/files/ExportMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import type { DetailState } from './task-page-state.ts';
import { type Task, useExport } from './queries.ts';

/** Exports the filtered recipients as Excel or CSV. */
export function ExportButton({ task, state }: { task: Task; state: DetailState }) {
  const { t } = useTranslation('mail-messages');
  const { t: shell } = useTranslation();
  const exported = useExport(task.id);
  const onSuccess = () => showToast('success', t('exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('export')}
      formatLabel={format => t(`exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={!task.startedAt}
      onPick={format => exported.mutate({ filter: state, format }, { onSuccess })}
    />
  );
}
