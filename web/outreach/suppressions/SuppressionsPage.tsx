import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import { unreported } from '../../app/api.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { AddDialog } from './AddDialog.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { useSuppressions } from './queries.ts';
import { hasFilter, readState, type SuppressionState, writeState } from './suppression-state.ts';
import { SuppressionFilters } from './SuppressionFilters.tsx';
import { SuppressionTable } from './SuppressionTable.tsx';
import { Allowed } from '../../session/Allowed.tsx';

function NobodyHere({ state }: { state: SuppressionState }) {
  const { t } = useTranslation('suppressions');
  if (hasFilter(state)) return <EmptyState>{t('none')}</EmptyState>;
  return <EmptyState>{t(state.isHistory ? 'noneRemoved' : 'noneYet')}</EmptyState>;
}

/** Suppressed addresses and those lifted again; all filters are in the address. */
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
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.suppressions.length && <NobodyHere state={state} />;
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <Allowed to="suppressions.edit">
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<SuppressionFilters state={state} onChange={change} />}
      total={data?.total}
      totalText={count => t(state.isHistory ? 'totalRemoved' : 'total', count)}
      isFailed={isError}
      table={
        <SuppressionTable
          entries={data?.suppressions}
          isHistory={state.isHistory}
          isStale={isPlaceholderData}
          instead={failed || empty}
          onLift={setLifting}
        />
      }
      paging={state}
      onPaging={change}
    >
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {lifting && <LiftDialog entry={lifting} onClose={() => setLifting(undefined)} />}
    </TablePage>
  );
}
