import { useTranslation } from 'react-i18next';
import { postExportColumns } from '../../../contract/monitoring/export-columns.ts';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';

export interface ExportPostsProps {
  projectId: number;
  /** Exports only these posts; without it, all of the project. */
  keys?: readonly string[];
  disabled: boolean;
}

/** Exports posts of a project with their figures. */
export function ExportPosts({ projectId, keys, disabled }: ExportPostsProps) {
  const { t } = useTranslation('monitors');
  return (
    <ExportButton
      of={{ table: 'monitoredPosts', projectId, ...(keys && { keys: [...keys] }) }}
      columns={postExportColumns}
      disabled={disabled}
      formatLabel={format => t(`head.exportAs.${format}`)}
      startedText={tray => t('head.exporting', { tray })}
    />
  );
}
