import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { type ImportsState, readImports, writeImports } from './import-state.ts';
import { ImportFilters } from './ImportFilters.tsx';
import { ImportTable } from './ImportTable.tsx';
import { writeNewImport } from './new-import-state.ts';
import { useImports } from './queries.ts';
import { Allowed } from '../../session/Allowed.tsx';

/** Every import of a file into a list; all filters are in the address. */
export default function ImportsPage() {
  const { t } = useTranslation('list-imports');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readImports(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useImports(state);
  const change = (by: Partial<ImportsState>) =>
    setParams(writeImports({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const toNew = paths.newListImport(writeNewImport({ listId: state.listId }));
  const isFiltered = Boolean(state.state ?? state.listId);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const first = (
    <Allowed to="creators.edit">
      <Button component={Link} to={toNew} variant="default">
        {t('importNew')}
      </Button>
    </Allowed>
  );
  const empty = data && !data.imports.length && (
    <EmptyState actions={!isFiltered && first}>{t(isFiltered ? 'none' : 'noneYet')}</EmptyState>
  );
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <Allowed to="creators.edit">
            <Button
              component={Link}
              to={toNew}
              leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            >
              {t('importNew')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<ImportFilters filter={state} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={<ImportTable imports={data?.imports} isStale={isPlaceholderData} instead={failed || empty} />}
      paging={state}
      onPaging={change}
    />
  );
}
