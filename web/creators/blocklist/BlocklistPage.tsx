import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { BlocklistEntry } from '../../../contract/creators/blocklist.ts';
import { blocklistExportColumns } from '../../../contract/creators/export-columns.ts';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { type BlockState, filterOf, hasFilter, readState, writeState } from './block-state.ts';
import { BlockFilters } from './BlockFilters.tsx';
import { BlockTable } from './BlockTable.tsx';
import { useBlocklist } from './queries.ts';
import { TakeOffDialog } from './TakeOffDialog.tsx';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';

const ofRemoved: readonly string[] = ['removedBy', 'removedAt', 'removedReason'];

function NobodyHere({ state }: { state: BlockState }) {
  const { t } = useTranslation('blocklist');
  if (hasFilter(state)) return <EmptyState>{t('none')}</EmptyState>;
  if (state.isHistory) return <EmptyState>{t('noneRemoved')}</EmptyState>;
  const search = (
    <Button component={Link} to={paths.search('tiktok')} variant="default">
      {t('searchCreators', { ns: 'common' })}
    </Button>
  );
  return <EmptyState actions={search}>{t('noneYet')}</EmptyState>;
}

/** Blocked creators, and those that were unblocked; all filters are in the address. */
export default function BlocklistPage() {
  const { t } = useTranslation('blocklist');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useBlocklist(state);
  const [leaving, setLeaving] = useState<BlocklistEntry>();
  const change = (by: Partial<BlockState>) =>
    setParams(writeState({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.entries.length && <NobodyHere state={state} />;
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <ExportButton
            of={{ table: 'blocklist', filter: filterOf(state) }}
            columns={blocklistExportColumns.filter(key => state.isHistory || !ofRemoved.includes(key))}
            disabled={!data?.total}
            formatLabel={format => t(`exportAs.${format}`)}
            startedText={tray => t('exporting', { tray })}
          />
        </PageHead>
      }
      filters={<BlockFilters filter={state} onChange={change} />}
      total={data?.total}
      totalText={count => t(state.isHistory ? 'totalRemoved' : 'total', count)}
      isFailed={isError}
      table={
        <BlockTable
          entries={data?.entries}
          isHistory={state.isHistory}
          isStale={isPlaceholderData}
          instead={failed || empty}
          onTakeOff={setLeaving}
        />
      }
      paging={state}
      onPaging={change}
    >
      {leaving && <TakeOffDialog entry={leaving} onClose={() => setLeaving(undefined)} />}
    </TablePage>
  );
}
