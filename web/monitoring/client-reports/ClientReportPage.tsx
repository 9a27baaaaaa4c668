import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import { CallError, unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Grid } from '../../ui/box/Box.tsx';
import styles from './page.module.css';
import { useClientReport } from './queries.ts';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { WorkedReport } from './WorkedReport.tsx';

function Missing() {
  const { t } = useTranslation('client-reports');
  return (
    <EmptyState
      title={t('missing.title')}
      actions={
        <Button component={Link} to={paths.monitors()} variant="default">
          {t('missing.back')}
        </Button>
      }
    >
      {t('missing.text')}
    </EmptyState>
  );
}

const missingCodes: readonly number[] = [errors.not_found.code, errors.invalid_request.code];

/** The client report of a monitor project: edited, printed, exported and shared. */
export default function ClientReportPage() {
  const { t } = useTranslation('client-reports');
  const { id: written = '' } = useParams();
  const id = Number(written);
  const { data, error, isError, refetch } = useClientReport(id);
  const [openings, setOpenings] = useState(0);
  useTitle(data ? t('titleOf', { name: data.projectName }) : t('title'));

  if (error instanceof CallError && missingCodes.includes(error.code)) return <Missing />;
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (data) {
    const reload = () => void refetch().then(() => setOpenings(count => count + 1));
    return <WorkedReport key={`${id} ${openings}`} id={id} report={data} onReload={reload} />;
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Grid gap={20} align="start" className={styles.layout} aria-busy="true">
        <Skeleton width="100%" height={560} />
        <ReportSkeleton />
      </Grid>
    </>
  );
}
