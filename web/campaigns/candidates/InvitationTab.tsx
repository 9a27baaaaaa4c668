import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayAs } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Candidate } from '../../../contract/campaigns/candidates.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import type { SelectedRows } from '../../ui/tables/use-row-checkboxes.tsx';
import { useSelection } from '../../ui/tables/use-selection.ts';
import { AddDialog } from './add-creators/AddDialog.tsx';
import { useCandidateColumns } from './use-candidate-columns.tsx';
import { type CandidateState, filterOf, readState, writeState } from './candidate-state.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './candidates.module.css';
import { BudgetLine } from './budget/BudgetLine.tsx';
import { CandidateSelection } from './CandidateSelection.tsx';
import { type Meant, useCandidates } from './queries.ts';
import { StatusChips } from './StatusChips.tsx';
import { useCandidateActs } from './use-candidate-acts.tsx';

/** The most candidates that one call may name. */
const maxSelected = 1000;

/** The candidates of a campaign, and their status; all filters are in the address. */
export function InvitationTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('candidates');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useCandidates(campaign.id, state);
  const [isAdding, setAdding] = useState(false);
  const mayEdit = mayAs(campaign.role, 'editor') && campaign.state !== 'archived';
  const { isExcluded, keyword } = state;
  const total = data?.total ?? 0;
  const selection = useSelection({
    question: JSON.stringify(filterOf(state)),
    pageIds: data?.candidates.map(({ creatorId }) => creatorId) ?? [],
    total,
    max: maxSelected,
    onFull: () => showToast('warning', t('selection.full', { number: fullCount(maxSelected) })),
  });
  const { act, dialog } = useCandidateActs(campaign.id, ({ meant, name }) => {
    if (name === undefined) selection.clear();
    else if (meant.of === 'ids' && !selection.isAll) selection.select(meant.creatorIds, false);
  });
  const columns = useCandidateColumns({ campaignId: campaign.id, isExcluded, act: mayEdit ? act : null });
  const selected: SelectedRows<Candidate> = {
    isSelected: ({ creatorId }) => selection.has(creatorId),
    onSelect: (rows, isSelected) =>
      selection.select(
        rows.map(({ creatorId }) => creatorId),
        isSelected,
      ),
    nameOf: ({ name, handle }) => name || handle,
  };

  function change(by: Partial<CandidateState>) {
    const next = writeState({ ...state, page: 1, ...by });
    next.set('id', String(campaign.id));
    setParams(next, { preventScrollReset: true });
  }
  const meant: Meant = selection.isAll
    ? { of: 'filter', filter: filterOf(state) }
    : { of: 'ids', creatorIds: [...selection.ids] };
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('add.open')}
    </Button>
  );
  const all = data && data.excluded + Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const adding = isAdding && <AddDialog campaign={campaign} onClose={() => setAdding(false)} />;
  if (!isError && (all ?? campaign.counts.candidates) === 0)
    return (
      <>
        <EmptyState actions={mayEdit && add}>{t('empty.none')}</EmptyState>
        {adding}
      </>
    );
  const empty = data && !total && (
    <EmptyState
      actions={
        <Button variant="default" onClick={() => change({ status: null, isExcluded: false, keyword: '' })}>
          {t('empty.clear')}
        </Button>
      }
    >
      {t(isExcluded && !keyword ? 'empty.excluded' : 'empty.filtered')}
    </EmptyState>
  );

  return (
    <Stack gap={12} shrink className={styles.tab}>
      <Group gap={10} columnGap={16} justify="between" wrap className={styles.top}>
        <StatusChips
          state={state}
          counts={data?.counts}
          excluded={data?.excluded ?? 0}
          onChange={by => change(by)}
        />
        {mayEdit && add}
      </Group>
      <Group gap={10} columnGap={16} justify="between" wrap className={styles.filters}>
        <SearchBox label={t('search')} keyword={keyword} onSearch={found => change({ keyword: found })} />
        {keyword && <LinkButton onClick={() => change({ keyword: '' })}>{t('clearSearch')}</LinkButton>}
        <Text as="span" size="md" tone="soft" push minH={20} className={styles.total} role="status">
          {data && t('total', { count: total, number: fullCount(total) })}
        </Text>
      </Group>
      {total > 0 && !isExcluded && (
        <BudgetLine
          campaign={campaign}
          meant={selection.count ? meant : { of: 'filter', filter: filterOf(state) }}
        />
      )}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.candidates}
        keyOf={({ creatorId }) => creatorId}
        isStale={isPlaceholderData}
        {...(mayEdit && { selected })}
        instead={isError ? <ErrorState message={unreported(error)} onRetry={() => void refetch()} /> : empty}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
      {mayEdit && (
        <CandidateSelection
          selection={selection}
          total={total}
          isExcluded={isExcluded}
          onAct={what => act(what, { meant, count: selection.count })}
        />
      )}
      {adding}
      {dialog}
    </Stack>
  );
}
