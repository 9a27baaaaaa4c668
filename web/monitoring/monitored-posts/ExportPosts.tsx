import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { postExportColumns } from '../../../contract/monitoring/export-columns.ts';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';
import { filterOf, readPosts } from './post-state.ts';

export interface ExportPostsProps {
  projectId: number;
  /** Exports only these posts. */
  keys?: readonly string[];
  disabled: boolean;
}

/** Exports posts of a project with their figures: the given ones, those that the posts tab shows, or all. */
export function ExportPosts({ projectId, keys, disabled }: ExportPostsProps) {
  const { t } = useTranslation('monitors');
  const [params] = useSearchParams();
  const filter = params.get('tab') === 'posts' ? filterOf(readPosts(params)) : undefined;
  const some = keys ? { keys: [...keys] } : filter && { filter };
  return (
    <ExportButton
      of={{ table: 'monitoredPosts', projectId, ...some }}
      columns={postExportColumns}
      disabled={disabled}
      formatLabel={format => t(`head.exportAs.${format}`)}
      startedText={tray => t('head.exporting', { tray })}
    />
  );
}
