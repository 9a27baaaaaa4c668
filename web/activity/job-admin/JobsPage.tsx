import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { unreported } from '../../app/api.ts';
import { DeadJobs } from './DeadJobs.tsx';
import { ImportRuns } from './ImportRuns.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './JobsPage.module.css';
import { useJobs } from './queries.ts';
import { Queues } from './Queues.tsx';

/** Background work for the operator: waiting, running and failed jobs, and imports. */
export default function JobsPage() {
  const { t } = useTranslation('operations');
  const jobs = useJobs();
  useTitle(t('title'));
  return (
    <Stack gap={24} className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('about')}</p>
      </header>
      {jobs.isError ? (
        <ErrorState message={unreported(jobs.error)} onRetry={() => void jobs.refetch()} />
      ) : (
        <>
          <Queues queues={jobs.data?.queues} />
          <DeadJobs dead={jobs.data?.dead} />
        </>
      )}
      <ImportRuns />
    </Stack>
  );
}
