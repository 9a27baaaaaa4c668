import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../ui/files/ExportMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { filterOf, type LinksState } from './link-state.ts';
import { useExport } from './queries.ts';

/** Exports the filtered links as Excel or CSV. */
export function ExportButton({ state, disabled }: { state: LinksState; disabled: boolean }) {
  const { t } = useTranslation('short-links');
  const { t: shell } = useTranslation();
  const exported = useExport();
  const onSuccess = () => showToast('success', t('exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('export')}
      formatLabel={format => t(`exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={disabled}
      onPick={format => exported.mutate({ filter: filterOf(state), format }, { onSuccess })}
    />
  );
}
