import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import { usePayables } from './entries/payable-calls.ts';
import { PayableTable } from './entries/PayableTable.tsx';
import { usePayableActs } from './entries/use-payable-acts.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SelectionBar } from '../../ui/tables/SelectionBar.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSelection } from '../../ui/tables/use-selection.ts';
import { hasFilter, type PayableQuestion, writeQuestion } from './payable-state.ts';

const maxSelected = 200;

/** The common parts of both pages of payables: the table with its states, actions and selection. */
export function usePayableList(question: PayableQuestion, withCampaign: boolean) {
  const { t } = useTranslation('payables');
  const query = useMemo(() => writeQuestion(question).toString(), [question]);
  const { data, error, isError, isPlaceholderData, refetch } = usePayables(query);
  const acts = usePayableActs();
  // On a campaign's own page, the campaign is not a filter.
  const asked = withCampaign ? question : { ...question, campaignId: null };
  const payables = data?.payables;
  const total = data?.total ?? 0;
  const selection = useSelection({
    question: query,
    pageIds: payables?.map(({ id }) => id) ?? [],
    total: payables?.length ?? 0,
    max: maxSelected,
    onFull: () => showToast('error', t('tooMany', { count: maxSelected })),
  });
  const toApprove = (payables ?? []).filter(
    ({ id, mine, state }) => mine && state === 'planned' && selection.has(id),
  );
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = payables?.length === 0 && <EmptyState>{t(hasFilter(asked) ? 'none' : 'noneYet')}</EmptyState>;
  return {
    data,
    isError,
    table: (
      <PayableTable
        payables={payables}
        isStale={isPlaceholderData}
        instead={failed || empty}
        withCampaign={withCampaign}
        acts={acts}
        selection={selection}
      />
    ),
    over: (
      <>
        <SelectionBar
          selection={selection}
          total={Math.min(total, payables?.length ?? 0)}
          words={{
            count: (count, number) => t('selected', { count, number }),
            all: (count, number) => t('selectAll', { count, number }),
          }}
        >
          <Button
            size="compact-sm"
            disabled={!toApprove.length}
            loading={acts.isBusy}
            onClick={() => {
              acts.approve(toApprove.map(({ id }) => id));
              selection.clear();
            }}
          >
            {t('approveSome', { count: toApprove.length })}
          </Button>
        </SelectionBar>
        {acts.dialogs}
      </>
    ),
  };
}
