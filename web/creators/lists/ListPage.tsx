import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { CallError, unreported } from '../../app/api.ts';
import { useColumnChoice } from '../shared/rows/column-choice.ts';
import { ColumnPicker } from '../shared/rows/ColumnPicker.tsx';
import { creatorColumns, exportedColumns } from '../shared/rows/creator-columns.tsx';
import { useQuickLook } from '../shared/quick-look/use-quick-look.ts';
import { QuickLook } from '../shared/quick-look/QuickLook.tsx';
import { SelectionActions, useAllowedActions } from '../shared/actions/SelectionActions.tsx';
import { useCreatorActions } from '../shared/actions/use-creator-actions.tsx';
import { paths } from '../../app/paths.ts';
import { useSettings } from '../../ui/settings/settings.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { pagesOf } from '../../ui/tables/paging.ts';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { memberColumns } from './in-place/member-columns.tsx';
import { ListHead } from './ListHead.tsx';
import { Group, Stack } from '../../ui/box/Box.tsx';
import styles from './lists.module.css';
import { MemberFilters } from './MemberFilters.tsx';
import { hasFilter, memberSortNames, type MemberState, readMembers, writeMembers } from './member-state.ts';
import { useList } from './queries.ts';
import { SimilarPanel } from './SimilarPanel.tsx';

const rowActions = ['campaign', 'copy', 'move', 'tag', 'status', 'note', 'remove', 'block'] as const;
const barActions = [
  'write',
  'campaign',
  'compare',
  'tag',
  'status',
  'note',
  'copy',
  'move',
  'export',
  'remove',
  'block',
] as const;

/** A list with every figure of its creators; all filters are in the address. */
export default function ListPage() {
  const { t } = useTranslation('lists');
  const { t: creators } = useTranslation('creators');
  const listId = Number(useParams().id);
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readMembers(params), [params]);
  const { density } = useSettings();
  const { data, error, isError, isPending, isPlaceholderData, refetch } = useList(listId, state);
  const list = data?.list;
  useTitle(list?.name ?? t('title'));
  const choice = useColumnChoice('list', state.sort);
  const table = useRef<HTMLDivElement>(null);
  const [isLikening, setLikening] = useState(false);
  const total = data?.total ?? 0;
  const pages = pagesOf(total, state.size);

  function change(by: Partial<MemberState>) {
    table.current?.scrollTo({ top: 0 });
    setParams(writeMembers({ ...state, page: 1, ...by }));
  }
  const actions = useCreatorActions({
    question: `${listId}?${JSON.stringify(state.filter)}`,
    rows: data?.members ?? [],
    total,
    all: { of: 'list', listId, filter: state.filter },
    ...(list && { from: { id: list.id, name: list.name } }),
  });
  const shownPage = data && { rows: data.members, page: state.page, size: state.size };
  const quickLook = useQuickLook(shownPage, isPlaceholderData, pages, page => change({ page }));
  const columns = creatorColumns(creators, {
    keys: choice.shown,
    special: memberColumns,
    sorts: memberSortNames,
    more: useAllowedActions(rowActions),
    onQuickLook(row) {
      setLikening(false);
      quickLook.open(row);
    },
    onAsk: actions.askOne,
  });

  const isGone = error instanceof CallError && (error.code === 404 || error.code === 400);
  if (isError && isGone) {
    return (
      <EmptyState
        title={t('missing.title')}
        actions={
          <Button component={Link} to={paths.lists()} variant="default">
            {t('missing.back')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    );
  }
  const instead = isError ? (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  ) : data && !data.members.length ? (
    hasFilter(state.filter) ? (
      <EmptyState
        actions={
          <Button variant="default" onClick={() => change({ filter: {} })}>
            {t('clearFilters', { ns: 'common' })}
          </Button>
        }
      >
        {t('empty.filtered')}
      </EmptyState>
    ) : (
      <EmptyState
        actions={
          <Button component={Link} to={paths.search('tiktok')} variant="default">
            {t('empty.search')}
          </Button>
        }
      >
        {t('empty.members')}
      </EmptyState>
    )
  ) : undefined;

  return (
    <Stack gap={12} className={styles.tablePage}>
      <ListHead
        list={list}
        collectors={data?.collectors.length ?? 0}
        onWrite={() => actions.askAll('write', [])}
        onExport={() => actions.askAll('export', exportedColumns(creators, columns))}
        onSimilar={() => {
          quickLook.close();
          setLikening(true);
        }}
      />
      <MemberFilters filter={state.filter} choices={data} onChange={filter => change({ filter })} />
      <Group gap={4} columnGap={16} justify="between" wrap size="md" tone="soft" minH={32}>
        <p role="status">
          {data ? (
            t('members', { count: total, number: fullCount(total) })
          ) : (
            <Skeleton width={90} height={19} />
          )}
        </p>
        <Group gap={4} wrap>
          <SelectBox
            showLabel
            label={creators('sort.by')}
            value={state.sort}
            options={memberSortNames.map(value => ({ value, label: t(`sort.${value}`) }))}
            onChange={sort => change({ sort })}
          />
          <ColumnPicker {...choice} />
        </Group>
      </Group>
      <DataTable
        scroller={table}
        label={t('table')}
        columns={columns}
        rows={isPending ? undefined : data?.members}
        keyOf={row => row.id}
        selected={actions.selected}
        sortedBy={state.sort}
        onSort={key => {
          const sort = memberSortNames.find(name => name === key);
          if (sort) change({ sort });
        }}
        density={density}
        isStale={isPlaceholderData}
        activeKey={quickLook.row?.id ?? null}
        skeletonRows={state.size}
        instead={instead}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
      <SelectionActions
        selection={actions.selection}
        total={total}
        actions={barActions}
        onAsk={what => actions.ask(what, exportedColumns(creators, columns))}
      />
      {actions.dialogs}
      {isLikening && list && <SimilarPanel list={list} onClose={() => setLikening(false)} />}
      {quickLook.row && (
        <QuickLook
          row={quickLook.row}
          place={quickLook.place}
          onStep={quickLook.step}
          onClose={quickLook.close}
        />
      )}
    </Stack>
  );
}
