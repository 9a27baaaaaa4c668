import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientReportSettings } from '../../../contract/monitoring/client-reports/client-reports.ts';
import { InLanguage } from '../../layout/public/InLanguage.tsx';
import { type DraftKind, findLocal, useKeptDraft } from '../../outreach/shared/drafts/use-kept-draft.ts';
import { paths } from '../../app/paths.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Box, Grid, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';
import { fetchSettings, type ReportView, saveSettings, useReportCalls } from './queries.ts';
import { reportTexts } from './report-texts.ts';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { ReportPaper } from './ReportPaper.tsx';
import { ReportTools } from './ReportTools.tsx';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { shownContent } from './shown-content.ts';

const daysOf = ({ beginsOn, endsOn }: ClientReportSettings) => `${beginsOn} ${endsOn}`;

/** @param renew reloads the figures: only the server can calculate other days */
function kindOf(first: ClientReportSettings, renew: () => void): DraftKind<ClientReportSettings> {
  let shown = daysOf(first);
  return {
    kind: 'clientReport',
    isContent: ({ parts, lang }) => Array.isArray(parts) && typeof lang === 'string',
    filesOf: () => [],
    async save(id, settings, revision) {
      const saved = await saveSettings(id, settings, revision);
      if (daysOf(settings) !== shown) renew();
      shown = daysOf(settings);
      return saved;
    },
    fetch: fetchSettings,
  };
}

export interface WorkedReportProps {
  id: number;
  report: ReportView;
  /** Restarts with the server's version. */
  onReload: () => void;
}

/** The settings beside their report. */
export function WorkedReport({ id, report, onReload }: WorkedReportProps) {
  const { t } = useTranslation('client-reports');
  const { renew } = useReportCalls(id);
  const [opened] = useState(() => {
    const { settings, revision } = report;
    return { id, content: settings, files: [], revision };
  });
  const [kind] = useState(() => kindOf(report.settings, renew));
  const [local] = useState(() => {
    const found = report.mine ? findLocal(kind, opened) : null;
    return found?.isApplied ? found.local : null;
  });
  const draft = useKeptDraft(kind, opened, local);
  const shown = shownContent(report.content, draft.content, report);
  return (
    <>
      <Box mb={16} className={styles.head}>
        <PageHead
          title={t('titleOf', { name: report.projectName })}
          back={
            <Text as={Link} size="md" tone="soft" to={paths.monitor(id)} className={styles.back}>
              {t('back')}
            </Text>
          }
        >
          <ReportTools projectId={id} report={report} draft={draft} />
        </PageHead>
      </Box>
      <Grid gap={20} align="start" className={styles.layout}>
        <SettingsCard projectId={id} report={report} draft={draft} onReload={onReload} />
        <InLanguage lang={shown.lang} texts={reportTexts} before={<ReportSkeleton />}>
          <ReportPaper content={shown} isDraft />
        </InLanguage>
      </Grid>
    </>
  );
}
