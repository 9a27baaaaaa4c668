import { useTranslation } from 'react-i18next';
import { isNotInPlan, unreported } from '../../../app/api.ts';
import { NotInPlan } from '../../../layout/plan/NotInPlan.tsx';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { AcquisitionForm } from './AcquisitionForm.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './form.module.css';
import { useWays } from '../queries.ts';

const heights = [560, 150, 150];

function Content() {
  const { data, error, isError, refetch } = useWays();
  if (isError && !data) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (data) return <AcquisitionForm page={data} />;
  return (
    <Stack gap={14} shrink aria-busy>
      {heights.map((height, at) => (
        <Skeleton key={`${height} ${at}`} width="100%" height={height} />
      ))}
    </Stack>
  );
}

/** Starts an acquisition; its address may set the input: `platform`, `kind`, `like` and `listId`. */
export default function NewAcquisitionPage() {
  const { t } = useTranslation('acquisitions');
  const { error } = useWays();
  const title = t('form.title');
  useTitle(title);
  if (isNotInPlan(error)) return <NotInPlan title={t('title')}>{t('notInPlan')}</NotInPlan>;
  return (
    <Stack gap={14} className={styles.page}>
      <Crumbs above={[{ name: t('title'), to: paths.acquisitions() }]}>{title}</Crumbs>
      <h1>{title}</h1>
      <Content />
    </Stack>
  );
}
