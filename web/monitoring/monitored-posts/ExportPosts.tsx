import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../ui/files/ExportMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useExportPosts } from './queries.ts';

export interface ExportPostsProps {
  projectId: number;
  /** Exports only these posts; without it, all of the project. */
  keys?: readonly string[];
  disabled: boolean;
}

/** Exports posts of a project with their figures as Excel or CSV. */
export function ExportPosts({ projectId, keys, disabled }: ExportPostsProps) {
  const { t } = useTranslation('monitors');
  const { t: shell } = useTranslation();
  const exported = useExportPosts();
  const onSuccess = () => showToast('success', t('head.exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('export', { ns: 'common' })}
      formatLabel={format => t(`head.exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={disabled}
      onPick={format => exported.mutate({ projectId, keys, format }, { onSuccess })}
    />
  );
}
