import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isNotInPlan, unreported } from '../../app/api.ts';
import { NotInPlan } from '../../layout/plan/NotInPlan.tsx';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { type AcquisitionsState, readAcquisitions, writeAcquisitions } from './acquisition-state.ts';
import { AcquisitionFilters } from './AcquisitionFilters.tsx';
import { AcquisitionTable } from './AcquisitionTable.tsx';
import { useAcquisitions } from './queries.ts';
import { Allowed } from '../../session/Allowed.tsx';

/** The team's acquisitions; all filters are in the address. */
export default function AcquisitionsPage() {
  const { t } = useTranslation('acquisitions');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readAcquisitions(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useAcquisitions(state);
  if (isNotInPlan(error)) return <NotInPlan title={t('title')}>{t('notInPlan')}</NotInPlan>;
  const change = (by: Partial<AcquisitionsState>) =>
    setParams(writeAcquisitions({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const isFiltered = Boolean(state.state ?? state.name);
  const first = (
    <Allowed to="creators.acquire">
      <Button component={Link} to={paths.newAcquisition()} variant="default">
        {t('createFirst')}
      </Button>
    </Allowed>
  );
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.acquisitions.length && (
    <EmptyState actions={!isFiltered && first}>{t(isFiltered ? 'none' : 'noneYet')}</EmptyState>
  );
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <Allowed to="creators.acquire">
            <Button
              component={Link}
              to={paths.newAcquisition()}
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            >
              {t('create')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<AcquisitionFilters state={state} page={data} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <AcquisitionTable
          acquisitions={data?.acquisitions}
          isStale={isPlaceholderData}
          instead={failed || empty}
        />
      }
      paging={state}
      onPaging={change}
    />
  );
}
