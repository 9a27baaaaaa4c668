import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { unreported } from '../../app/api.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useRecords, useExport } from './queries.ts';
import {
  hasFilter,
  readState,
  type RecordState,
  writeState,
  type RecordFilterState,
} from './record-state.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordTable } from './RecordTable.tsx';
import { ExportMenu } from '../../ui/files/ExportMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

/** Exports the filtered records as Excel or CSV. */
function ExportButton({ filter, disabled }: { filter: RecordFilterState; disabled: boolean }) {
  const { t } = useTranslation('operation-records');
  const { t: shell } = useTranslation();
  const exported = useExport();
  const onSuccess = () => showToast('success', t('exporting', { tray: shell('work.title') }));
  return (
    <ExportMenu
      label={t('export', { ns: 'common' })}
      formatLabel={format => t(`exportAs.${format}`)}
      isBusy={exported.isPending}
      disabled={disabled}
      onPick={format => exported.mutate({ filter, format }, { onSuccess })}
    />
  );
}

/** Who did what, when and from where; all filters are in the address. */
export default function OperationRecordsPage() {
  const { t } = useTranslation('operation-records');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useRecords(state);
  const change = (by: Partial<RecordState>) =>
    setParams(writeState({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.records.length && (
    <EmptyState>{t(hasFilter(state) ? 'none' : 'noneYet')}</EmptyState>
  );

  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <ExportButton filter={state} disabled={!data?.total} />
        </PageHead>
      }
      filters={<RecordFilters filter={state} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <RecordTable
          records={data?.records}
          isStale={isPlaceholderData}
          skeletonRows={10}
          instead={failed || empty}
        />
      }
      paging={state}
      onPaging={change}
    />
  );
}
