import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { type EffectsState, readEffects, writeEffects } from '../effect-state.ts';
import { EffectTable } from './EffectTable.tsx';
import { useEffects } from '../queries.ts';

function NoProjects({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('effects');
  if (isFiltered) return <EmptyState>{t('none')}</EmptyState>;
  const make = (
    <Button component={Link} to={paths.monitors()}>
      {t('toMonitors')}
    </Button>
  );
  return <EmptyState actions={make}>{t('noneYet')}</EmptyState>;
}

/** The results and costs of each monitor project; all filters are in the address. */
export default function EffectsPage() {
  const { t } = useTranslation('effects');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readEffects(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useEffects(state);
  const change = (by: Partial<EffectsState>) =>
    setParams(writeEffects({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = data && !data.projects.length && <NoProjects isFiltered={state.name !== ''} />;
  return (
    <TablePage
      head={<PageHead title={t('title')} about={t('about')} />}
      filters={
        <FilterRow label={t('filters', { ns: 'common' })}>
          <SearchBox label={t('search')} keyword={state.name} onSearch={name => change({ name })} />
        </FilterRow>
      }
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={<EffectTable projects={data?.projects} isStale={isPlaceholderData} instead={failed || empty} />}
      paging={state}
      onPaging={change}
    />
  );
}
