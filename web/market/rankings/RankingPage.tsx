import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isNotInPlan, unreported } from '../../app/api.ts';
import { NotInPlan } from '../../layout/plan/NotInPlan.tsx';
import { platformNames } from '../../layout/search/platform-names.ts';
import { isNarrowed, type RankState } from '../shared/filters/rank-state.ts';
import { numbered, RankAbout } from '../shared/RankAbout.tsx';
import { RankFilters } from '../shared/filters/RankFilters.tsx';
import { paths } from '../../app/paths.ts';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import type { SelectedRows } from '../../ui/tables/use-row-checkboxes.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import type { Edition } from './queries.ts';
import { type OwnColumns, type Ranked, useRankColumns } from './use-rank-columns.tsx';

export interface RankingPageProps<Row> {
  kind: 'video' | 'creator' | 'tag';
  state: RankState;
  onChange: (by: Partial<RankState>) => void;
  answer: {
    data: Edition | undefined;
    error: unknown;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: OwnColumns<Row>;
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  selected?: SelectedRows<Row>;
  /** Additional filters. */
  search?: ReactNode;
  /** Dialogs and bars over the page. */
  children?: ReactNode;
}

/** There is no ranking yet, or none with these filters. */
function NoRows({ state, edition }: { state: RankState; edition: Edition }) {
  const { t } = useTranslation('rankings');
  if (edition.madeAt !== null && isNarrowed(state)) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <EmptyState
      actions={
        <Button component={Link} to={paths.newAcquisition()}>
          {t('collect')}
        </Button>
      }
    >
      {t(edition.madeAt === null ? 'noneYet' : 'noneOfWindow')}
    </EmptyState>
  );
}

/** A ranking of the catalogue's own posts; all filters are in the address. */
export function RankingPage<Row extends Ranked>(props: RankingPageProps<Row>) {
  const { kind, state, onChange, answer, columns, rows, keyOf, selected, search, children } = props;
  const { t } = useTranslation('rankings');
  const title = t(`kind.${kind}.title`);
  useTitle(title);
  const { data, error, isError, isPlaceholderData, refetch } = answer;
  // If no row has an earlier rank, this is the first edition, and there is none to compare with.
  const isCompared = rows?.some(({ before }) => before !== null);
  const shown = useRankColumns(kind, columns, isCompared ? (data?.day ?? null) : null);
  const failed =
    isError &&
    !data &&
    (isNotInPlan(error) ? (
      <NotInPlan>{t('notInPlan', { platform: platformNames[state.platform] })}</NotInPlan>
    ) : (
      <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
    ));
  const empty = data && rows?.length === 0 && <NoRows state={state} edition={data} />;
  const considered = data && (
    <>
      {t(`considered.${kind}`, numbered(data.considered))}
      {data.heldBack > 0 && <> · {t('heldBack', numbered(data.heldBack))}</>}
    </>
  );
  return (
    <TablePage
      head={
        <PageHead
          title={title}
          about={
            <RankAbout madeAt={data?.madeAt} considered={considered}>
              {t(`kind.${kind}.about`)}
            </RankAbout>
          }
        />
      }
      filters={
        <RankFilters
          state={state}
          onChange={onChange}
          hasPlatforms
          regions={data?.regions}
          categories={data?.categories}
        >
          {search}
        </RankFilters>
      }
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <DataTable
          label={title}
          columns={shown}
          rows={rows}
          keyOf={keyOf}
          isStale={isPlaceholderData}
          instead={failed || empty}
          {...(selected && { selected })}
        />
      }
      paging={state}
      onPaging={onChange}
    >
      {children}
    </TablePage>
  );
}
