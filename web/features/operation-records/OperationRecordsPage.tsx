import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import { CallError } from '../../api.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import styles from './OperationRecordsPage.module.css';
import { ExportButton } from './ExportButton.tsx';
import { useRecords } from './queries.ts';
import { hasFilter, readState, type RecordState, writeState } from './record-state.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordTable } from './RecordTable.tsx';

/** Who did what, when and from where; the whole question stands in the address. */
export default function OperationRecordsPage() {
  const { t } = useTranslation('operation-records');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useRecords(state);
  const change = (by: Partial<RecordState>) =>
    setParams(writeState({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / state.size));
  const failed = isError && (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  );
  const empty = data && !data.records.length && (
    <EmptyState>{t(hasFilter(state) ? 'none' : 'noneYet')}</EmptyState>
  );

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('about')}</p>
        </div>
        <ExportButton filter={state} disabled={!data?.total} />
      </header>
      <RecordFilters filter={state} onChange={change} />
      <p className={styles.total} role="status">
        {data
          ? t('total', { count: data.total, number: fullCount(data.total) })
          : !isError && <Bone width={90} height={19} />}
      </p>
      <RecordTable
        records={data?.records}
        isStale={isPlaceholderData}
        skeletonRows={10}
        instead={failed || empty || undefined}
      />
      <Pager
        page={state.page}
        pages={pages}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
      />
    </div>
  );
}
