import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import type { Suppression } from '../../../contract/suppressions.ts';
import { CallError } from '../../api.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AddDialog } from './AddDialog.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { useSuppressions } from './queries.ts';
import { hasFilter, readState, type SuppressionState, writeState } from './suppression-state.ts';
import { SuppressionFilters } from './SuppressionFilters.tsx';
import styles from './SuppressionsPage.module.css';
import { SuppressionTable } from './SuppressionTable.tsx';

function NobodyHere({ state }: { state: SuppressionState }) {
  const { t } = useTranslation('suppressions');
  if (hasFilter(state)) return <EmptyState>{t('none')}</EmptyState>;
  return <EmptyState>{t(state.isHistory ? 'noneRemoved' : 'noneYet')}</EmptyState>;
}

/** Addresses that the team does not write to, and those taken off again; the whole question stands in the address. */
export default function SuppressionsPage() {
  const { t } = useTranslation('suppressions');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useSuppressions(state);
  const [lifting, setLifting] = useState<Suppression>();
  const [isAdding, setAdding] = useState(false);
  const change = (by: Partial<SuppressionState>) =>
    setParams(writeState({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const failed = isError && (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  );
  const empty = data && !data.suppressions.length && <NobodyHere state={state} />;
  const count = data && { count: data.total, number: fullCount(data.total) };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('about')}</p>
        </div>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </header>
      <SuppressionFilters state={state} onChange={change} />
      <p className={styles.total} role="status">
        {count
          ? t(state.isHistory ? 'totalRemoved' : 'total', count)
          : !isError && <Bone width={90} height={19} />}
      </p>
      <SuppressionTable
        entries={data?.suppressions}
        isHistory={state.isHistory}
        isStale={isPlaceholderData}
        instead={failed || empty || undefined}
        onLift={setLifting}
      />
      <Pager
        page={state.page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / state.size))}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {lifting && <LiftDialog entry={lifting} onClose={() => setLifting(undefined)} />}
    </div>
  );
}
