import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { BlocklistEntry } from '../../../contract/blocklist.ts';
import { fullCount } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import { CallError } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { type BlockState, hasFilter, readState, writeState } from './block-state.ts';
import { BlockFilters } from './BlockFilters.tsx';
import styles from './BlocklistPage.module.css';
import { BlockTable } from './BlockTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useBlocklist } from './queries.ts';
import { TakeOffDialog } from './TakeOffDialog.tsx';

function NobodyHere({ state }: { state: BlockState }) {
  const { t } = useTranslation('blocklist');
  if (hasFilter(state)) return <EmptyState>{t('none')}</EmptyState>;
  if (state.isHistory) return <EmptyState>{t('noneRemoved')}</EmptyState>;
  const search = (
    <Button component={Link} to={paths.home()} variant="default">
      {t('goSearch')}
    </Button>
  );
  return <EmptyState actions={search}>{t('noneYet')}</EmptyState>;
}

/** Creators the team does not work with, and those it took off again; the whole question stands in the address. */
export default function BlocklistPage() {
  const { t } = useTranslation('blocklist');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useBlocklist(state);
  const [leaving, setLeaving] = useState<BlocklistEntry>();
  const change = (by: Partial<BlockState>) =>
    setParams(writeState({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const count = data && { count: data.total, number: fullCount(data.total) };
  const failed = isError && (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  );
  const empty = data && !data.entries.length && <NobodyHere state={state} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('about')}</p>
        </div>
        <ExportButton filter={state} disabled={!data?.total} />
      </header>
      <BlockFilters filter={state} onChange={change} />
      <p className={styles.total} role="status">
        {count
          ? state.isHistory
            ? t('totalRemoved', count)
            : t('total', count)
          : !isError && <Bone width={90} height={19} />}
      </p>
      <BlockTable
        entries={data?.entries}
        isHistory={state.isHistory}
        isStale={isPlaceholderData}
        instead={failed || empty || undefined}
        onTakeOff={setLeaving}
      />
      <Pager
        page={state.page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / state.size))}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
      />
      {leaving && <TakeOffDialog entry={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}
