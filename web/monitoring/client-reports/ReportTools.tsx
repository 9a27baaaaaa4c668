import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter, IconShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientReportSettings } from '../../../contract/monitoring/client-reports/client-reports.ts';
import type { WrittenDraft } from '../../outreach/shared/drafts/use-kept-draft.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { fetchReportFile, type ReportView } from './queries.ts';
import { ShareReport } from './share/ShareReport.tsx';

export interface ReportToolsProps {
  projectId: number;
  report: ReportView;
  draft: WrittenDraft<ClientReportSettings>;
}

/** Print, export and share; each saves the settings first, so that all show the same. */
export function ReportTools({ projectId, report, draft }: ReportToolsProps) {
  const { t } = useTranslation('client-reports');
  const [isSharing, setSharing] = useState(false);
  const name = draft.content.title.trim() || report.projectName;
  const file = useMutation({
    async mutationFn() {
      await draft.flush();
      return fetchReportFile(projectId);
    },
    onSuccess: content => saveFile(content, `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.xlsx`),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        loading={file.isPending}
        onClick={() => file.mutate()}
      >
        {t('tools.excel')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconShare size={16} stroke={1.6} aria-hidden />}
        onClick={() => setSharing(true)}
      >
        {t('tools.share')}
      </Button>
      <Button leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
      {isSharing && (
        <ShareReport
          projectId={projectId}
          zone={report.content.zone}
          hasCosts={draft.content.parts.includes('costs')}
          mine={report.mine}
          flush={draft.flush}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
