import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Platform } from '../../../contract/core/platform.ts';
import { CallError, unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { useCreator } from '../shared/quick-look/creator-query.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { DetailHead } from './DetailHead.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { DetailTabs } from './DetailTabs.tsx';

/** One creator, in five tabs. The tab and its filters are in the address. */
export default function DetailPage() {
  const { t } = useTranslation('creators');
  const { platform, id } = useParams();
  const [params] = useSearchParams();
  const { data, error, isError, refetch } = useCreator(platform as Platform, Number(id));
  useTitle(data ? data.name || data.handle : undefined);
  // A creator that turned out to be another one under a second spelling.
  if (data && data.id !== Number(id))
    return <Navigate to={paths.creator(data.platform, data.id, params.toString())} replace />;
  if (data)
    return (
      <Stack gap={16} key={data.id} frame={1480}>
        <DetailHead creator={data} />
        <DetailTabs creator={data} />
      </Stack>
    );
  if (!isError) return <DetailSkeleton />;
  // An address without a creator: a wrong number or platform counts like a deleted one.
  if (error instanceof CallError && (error.code === 404 || error.code === 400))
    return <EmptyState title={t('detail.missingTitle')}>{t('detail.missing')}</EmptyState>;
  return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
}
