import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { exportColumns } from '../../../contract/workspace/export-columns.ts';
import { unreported } from '../../app/api.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useRecords } from './queries.ts';
import { filterOf, hasFilter, readState, type RecordState, writeState } from './record-state.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SealNote } from './SealNote.tsx';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';

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
          <ExportButton
            of={{ table: 'operationRecords', filter: filterOf(state) }}
            columns={exportColumns.operationRecords}
            disabled={!data?.total}
            formatLabel={format => t(`exportAs.${format}`)}
            startedText={tray => t('exporting', { tray })}
          />
        </PageHead>
      }
      filters={
        <>
          <SealNote />
          <RecordFilters filter={state} onChange={change} />
        </>
      }
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
