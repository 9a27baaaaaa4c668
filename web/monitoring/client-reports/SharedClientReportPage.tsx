import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { CallError, isMissing, unreported } from '../../app/api.ts';
import { InLanguage } from '../../layout/public/InLanguage.tsx';
import { PublicFrame } from '../../layout/public/PublicFrame.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from '../../creators/shared/paper/frame.module.css';
import { type SharedReport, useSharedReport } from './queries.ts';
import { reportTexts } from './report-texts.ts';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { ReportPaper } from './ReportPaper.tsx';

/** It does not exist, or its address is over. */
const isOver = (error: Error) =>
  isMissing(error) || (error instanceof CallError && error.code === errors.gone.code);

/** In the language of the report, like everything that the client reads. */
function Tools({ report: { expiresAt, content } }: { report: SharedReport }) {
  const { t } = useTranslation('client-reports');
  const { team, zone } = content;
  const at = dateTime(expiresAt, zone);
  return (
    <Group
      gap={10}
      justify="between"
      wrap
      size="md"
      tone="soft"
      className={styles.tools}
      role="group"
      aria-label={t('tools.label')}
    >
      <span>{team ? t('shared.until', { team, at }) : t('shared.noTeam', { at })}</span>
      <Button leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
    </Group>
  );
}

function Shared({ token }: { token: string }) {
  const { t } = useTranslation('client-reports');
  const { data: report, error, refetch } = useSharedReport(token);
  useTitle(report ? report.content.title : t('title'));

  if (error) {
    return (
      <PublicFrame>
        {isOver(error) ? (
          <EmptyState title={t('over.title')}>{t('over.about')}</EmptyState>
        ) : (
          <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
        )}
      </PublicFrame>
    );
  }
  return (
    <main className={styles.open}>
      {report ? (
        <InLanguage lang={report.content.lang} texts={reportTexts} before={<ReportSkeleton />}>
          <Tools report={report} />
          <ReportPaper content={report.content} />
        </InLanguage>
      ) : (
        <ReportSkeleton />
      )}
    </main>
  );
}

/** A client report at its shared address; excluded from search engines, and its address is not sent as a referrer. */
export default function SharedClientReportPage() {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Shared key={token} token={token} />
    </>
  );
}
