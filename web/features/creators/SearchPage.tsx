import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { Sort } from '../../../contract/creators.ts';
import { limits } from '../../../contract/limits.ts';
import type { Platform } from '../../../contract/platform.ts';
import { CallError } from '../../api.ts';
import { useSettings } from '../../session/settings.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useColumnChoice } from '../../creator-tools/column-choice.ts';
import { creatorColumns } from '../../creator-tools/columns.tsx';
import { FilterBar } from './FilterBar.tsx';
import { KeywordBox } from './KeywordBox.tsx';
import { platformNames } from '../../creator-tools/names.ts';
import { NoResults } from './NoResults.tsx';
import { PlanEdge } from './PlanEdge.tsx';
import { PlatformTabs } from './PlatformTabs.tsx';
import { useChoices, useSearch } from './queries.ts';
import { useQuickLook } from '../../creator-tools/quick-look.ts';
import { QuickLook } from '../../creator-tools/QuickLook.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import styles from './SearchPage.module.css';
import {
  type Change,
  changeSearch,
  type Filter,
  filterNames,
  readSearch,
  sortNames,
  writeSearch,
} from './search-state.ts';

function usePlatform(): Platform {
  const last = useLocation().pathname.split('/').at(-1);
  return last === 'youtube' || last === 'instagram' ? last : 'tiktok';
}

/** What was refused of the filters; undefined when the search failed for another reason. */
function faultsIn(error: unknown) {
  const fields = error instanceof CallError ? error.fields : [];
  return fields.length && fields.every(({ field }) => filterNames.some(name => name === field))
    ? fields
    : undefined;
}

/** The whole search stands in the address: shareable, and back and forward go through it. */
export default function SearchPage() {
  const { t } = useTranslation('creators');
  const platform = usePlatform();
  useTitle(`${t('title')} · ${platformNames[platform]}`);
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);
  const { density } = useSettings();
  const search = useSearch(platform, writeSearch(state));
  const choices = useChoices(platform).data;
  const reply = search.isError ? undefined : search.data;
  const [columnKeys, chooseColumns] = useColumnChoice(state.sort ?? reply?.sort);
  const pages = reply
    ? Math.max(1, Math.ceil(Math.min(reply.total.value, reply.shown, limits.searchResults) / state.size))
    : 1;

  const table = useRef<HTMLDivElement>(null);

  function change(by: Change) {
    table.current?.scrollTo({ top: 0 });
    setParams(writeSearch(changeSearch(state, by)));
  }
  const changeFilter = (filter: Partial<Filter>) => change({ filter });
  const look = useQuickLook(reply, search.isPlaceholderData, pages, page => change({ page }));
  const columns = creatorColumns(t, columnKeys, look.open);
  const faults = faultsIn(search.error);

  return (
    <div className={styles.page}>
      <h1 className={styles.unseen}>{t('title')}</h1>
      <PlatformTabs platform={platform} search={writeSearch({ ...state, page: 1 }).toString()} />
      <KeywordBox keyword={state.filter.keyword} onSearch={keyword => changeFilter({ keyword })} />
      <FilterBar filter={state.filter} faults={faults ?? []} choices={choices} onChange={changeFilter} />
      <ResultsBar
        reply={reply}
        isLoading={search.isPending}
        hasWords={Boolean(state.filter.keyword || state.filter.user_name || state.filter.description)}
        sort={state.sort}
        onSort={(sort: Sort) => change({ sort })}
        columns={columnKeys}
        onColumns={chooseColumns}
      />
      <SearchNotes reply={reply} />
      <DataTable
        scroller={table}
        label={t('results')}
        columns={columns}
        rows={reply?.creators}
        keyOf={row => row.id}
        sortedBy={state.sort ?? reply?.sort}
        onSort={key => change({ sort: sortNames.find(sort => sort === key) ?? null })}
        density={density}
        isStale={search.isPlaceholderData}
        activeKey={look.row?.id ?? null}
        skeletonRows={state.size}
        instead={
          faults ? (
            <EmptyState>{t('empty.faults')}</EmptyState>
          ) : search.isError ? (
            <ErrorState
              message={
                search.error instanceof CallError && !search.error.told ? search.error.message : undefined
              }
              onRetry={() => void search.refetch()}
            />
          ) : reply && !reply.creators.length ? (
            <NoResults filter={state.filter} onChange={changeFilter} />
          ) : undefined
        }
      />
      {reply && <PlanEdge reply={reply} />}
      <Pager
        page={state.page}
        pages={pages}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
      />
      {look.row && <QuickLook row={look.row} place={look.place} onStep={look.step} onClose={look.close} />}
    </div>
  );
}
