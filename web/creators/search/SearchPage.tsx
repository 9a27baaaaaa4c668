import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Sort } from '../../../contract/creators/search/search-filter.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { SearchPlatform } from '../../../contract/core/platform.ts';
import { CallError, isNotInPlan, unreported } from '../../app/api.ts';
import { searchPlatformName, searchPlatforms } from '../../layout/search/platform-names.ts';
import { useSettings } from '../../ui/settings/settings.ts';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { pagesOf } from '../../ui/tables/paging.ts';
import { later } from '../../ui/page/later.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { useColumnChoice } from '../shared/rows/column-choice.ts';
import { creatorColumns, exportedColumns } from '../shared/rows/creator-columns.tsx';
import { FilterBar } from './FilterBar.tsx';
import { KeywordBox } from './sentence/KeywordBox.tsx';
import { PlatformTabs } from './PlatformTabs.tsx';
import { tabTotals } from './tab-totals.ts';
import { useChoices, useCounts, useSearch } from './queries.ts';
import { useQuickLook } from '../shared/quick-look/use-quick-look.ts';
import { quickLookPart } from '../shared/quick-look/quick-look-part.ts';
import { SelectionActions, useAllowedActions } from '../shared/actions/SelectionActions.tsx';
import { useCreatorActions } from '../shared/actions/use-creator-actions.tsx';
import { paths } from '../../app/paths.ts';
import { ResultsBar } from './ResultsBar.tsx';
import { SavedSearches } from './saved/SavedSearches.tsx';
import { UpgradeLink } from '../../layout/plan/UpgradeLink.tsx';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './SearchPage.module.css';
import { readUnread, type Sentence, writeSentenceSearch } from './sentence/search-sentence.ts';
import {
  type Change,
  changeSearch,
  type Filter,
  filterNames,
  readSearch,
  type SearchState,
  sortNames,
  writeSearch,
} from './search-state.ts';
import type { SearchReply } from '../../../contract/creators/search/creator-search.ts';
import { fullCount } from '../../../contract/core/format.ts';

/** What the search did with the keyword beyond the request. */
function SearchNotes({ reply }: { reply: SearchReply | undefined }) {
  const { t } = useTranslation('creators');
  if (!reply) return null;
  const notes = reply.similar.map(({ asked, found }) =>
    t(found.length ? 'note.similar' : 'note.notFound', {
      asked,
      found: found.join(t('comma', { ns: 'common' })),
    }),
  );
  if (reply.unsearchable) notes.push(t('note.unsearchable'));
  return notes.map(note => (
    <Text fixed size="md" tone="soft" key={note}>
      {note}
    </Text>
  ));
}

/** After the last result of the plan: says that there are more, and how to get them. */
function PlanEdge({ reply }: { reply: SearchReply }) {
  const { t } = useTranslation('creators');
  const { page, size, shown, total } = reply;
  if ((total !== null && total <= shown) || page * size < shown) return null;
  return (
    <Text fixed size="md" tone="soft">
      {t('planEdge.text', { number: fullCount(shown) })} <UpgradeLink>{t('planEdge.upgrade')}</UpgradeLink>
    </Text>
  );
}

/** Up to the end of a page. */
const seenOf = ({ page, size, creators }: SearchReply) => (page - 1) * size + creators.length;

const withinPlan = ({ shown }: SearchReply, results: number) =>
  Math.min(results, shown, limits.searchResults);

function usePlatform(): SearchPlatform {
  const last = useLocation().pathname.split('/').at(-1);
  return searchPlatforms.find(platform => platform === last) ?? 'tiktok';
}

/** The wrong filters; undefined if the search failed for another reason. */
function faultsIn(error: unknown) {
  const fields = error instanceof CallError ? error.fields : [];
  return fields.length && fields.every(({ field }) => filterNames.some(name => name === field))
    ? fields
    : undefined;
}

/** It knows the words of every field, so it comes once there is a keyword. */
const categoryOffer = later(() => import('./sentence/CategoryOffer.tsx'));
const notInPlan = later(() => import('../../layout/plan/NotInPlan.tsx'));
const noResults = later(() => import('./NoResults.tsx'));
const unreadNote = later(() => import('./sentence/UnreadNote.tsx'));

const rowActions = ['campaign', 'tag', 'status', 'note', 'block'] as const;
const barActions = ['save', 'write', 'campaign', 'compare', 'tag', 'status', 'export', 'block'] as const;

/** The whole search is in the address, so that it can be shared, and back and forward work. */
export default function SearchPage() {
  const { t } = useTranslation('creators');
  const platform = usePlatform();
  useTitle(`${t('title')} · ${searchPlatformName(platform)}`);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);
  const unread = useMemo(() => readUnread(params), [params]);
  const { density } = useSettings();
  const search = useSearch(platform, writeSearch(state));
  const choices = useChoices(platform).data;
  const reply = search.isError ? undefined : search.data;
  const isAnswered = reply !== undefined && !search.isPlaceholderData;
  const counts = useCounts(platform, writeSearch(state), isAnswered).data;
  const sort = state.sort ?? reply?.sort;
  const choice = useColumnChoice('search', sort);
  const within = reply ? withinPlan(reply, reply.total ?? seenOf(reply) + 1) : 0;
  const pages = pagesOf(within, state.size);
  /** While they are being counted, nobody can select all results. */
  const selectable = reply?.total === null ? reply.creators.length : within;
  const filterQuery = writeSearch({ ...state, sort: null, page: 1, size: limits.pageSizes[0] });
  const actions = useCreatorActions({
    question: `${platform}?${filterQuery}`,
    rows: reply?.creators ?? [],
    total: selectable,
    all: {
      of: 'search',
      platform,
      filter: Object.fromEntries(filterQuery),
      hideBlocked: state.filter.hide_blocked !== '0',
      ...(sort && { sort }),
    },
  });

  const table = useRef<HTMLDivElement>(null);

  function go(to: SearchState, pieces: readonly string[]) {
    table.current?.scrollTo({ top: 0 });
    setParams(writeSentenceSearch(to, pieces));
  }
  const change = (by: Change) => go(changeSearch(state, by), unread);
  /** A sentence is a new search: nothing of the previous one stays. */
  function ask({ state: asked, platform: other, unread: pieces }: Sentence) {
    table.current?.scrollTo({ top: 0 });
    const query = writeSentenceSearch({ ...asked, size: state.size }, pieces).toString();
    void navigate(paths.search(other ?? platform, query));
  }
  const changeFilter = (filter: Partial<Filter>) => change({ filter });
  const shownPage = reply && { rows: reply.creators, page: reply.page, size: reply.size };
  const quickLook = useQuickLook(shownPage, search.isPlaceholderData, pages, page => change({ page }));
  const look = quickLookPart.useWanted(quickLook.row !== undefined);
  const columns = creatorColumns(t, {
    keys: choice.shown,
    isMixed: platform === 'all',
    sorts: sortNames,
    more: useAllowedActions(rowActions),
    onQuickLook: quickLook.open,
    onAsk: actions.askOne,
  });
  const faults = faultsIn(search.error);
  const isClosed = search.isError && isNotInPlan(search.error);
  const closed = notInPlan.useWanted(isClosed);
  const isEmpty = reply?.creators.length === 0;
  const nothing = noResults.useWanted(isEmpty);
  const note = unreadNote.useWanted(unread.length > 0);
  const offer = categoryOffer.useWanted(state.filter.keyword !== '' && state.filter.category === '');

  return (
    <Stack gap={12} className={styles.page}>
      <Box as="h1" visuallyHidden>
        {t('title')}
      </Box>
      <Group gap={12} justify="between" fixed>
        <PlatformTabs
          platform={platform}
          search={writeSentenceSearch({ ...state, page: 1 }, unread).toString()}
          totals={tabTotals(reply?.platforms, counts?.platforms)}
        />
        <SavedSearches platform={platform} state={state} />
      </Group>
      <KeywordBox
        keyword={state.filter.keyword}
        isUnasked={filterQuery.size === 0}
        onSearch={keyword => go(changeSearch(state, { filter: { keyword } }), [])}
        onSentence={ask}
      />
      <FilterBar
        filter={state.filter}
        faults={faults ?? []}
        choices={choices}
        asked={{ platform, search: filterQuery }}
        onChange={changeFilter}
      />
      <ResultsBar
        reply={reply}
        isLoading={search.isPending}
        hasWords={Boolean(state.filter.keyword || state.filter.user_name || state.filter.description)}
        sort={state.sort}
        onSort={(by: Sort) => change({ sort: by })}
        columns={choice}
        offer={
          offer && (
            <offer.CategoryOffer
              platform={platform}
              state={state}
              choices={choices}
              onTake={offered => go(offered, [])}
            />
          )
        }
      />
      {note && <note.UnreadNote unread={unread} onDismiss={() => go(state, [])} />}
      <SearchNotes reply={reply} />
      <DataTable
        scroller={table}
        label={t('results')}
        columns={columns}
        rows={reply?.creators}
        keyOf={row => row.id}
        selected={actions.selected}
        sortedBy={sort}
        onSort={key => change({ sort: sortNames.find(name => name === key) ?? null })}
        density={density}
        isStale={search.isPlaceholderData}
        activeKey={quickLook.row?.id ?? null}
        skeletonRows={state.size}
        instead={
          faults ? (
            <EmptyState>{t('empty.faults')}</EmptyState>
          ) : isClosed && closed ? (
            <closed.NotInPlan>{search.error.message}</closed.NotInPlan>
          ) : search.isError && !isClosed ? (
            <ErrorState message={unreported(search.error)} onRetry={() => void search.refetch()} />
          ) : (
            isEmpty && nothing && <nothing.NoResults filter={state.filter} onChange={changeFilter} />
          )
        }
      />
      {reply && <PlanEdge reply={reply} />}
      <Pager paging={state} total={within} onChange={change} />
      <SelectionActions
        selection={actions.selection}
        total={selectable}
        actions={barActions}
        onAsk={what => actions.ask(what, exportedColumns(t, columns))}
      />
      {actions.dialogs}
      {quickLook.row && look && (
        <look.QuickLook
          row={quickLook.row}
          place={quickLook.place}
          onStep={quickLook.step}
          onClose={quickLook.close}
        />
      )}
    </Stack>
  );
}
