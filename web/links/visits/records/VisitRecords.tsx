import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import { visitExportColumns } from '../../../../contract/links/export-columns.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ExportButton } from '../../../layout/tray/ExportButton.tsx';
import { Pager } from '../../../ui/tables/Pager.tsx';
import { KindToggle } from './KindToggle.tsx';
import { useLinkSettings } from '../../shared/queries.ts';
import { Group, Stack } from '../../../ui/box/Box.tsx';
import styles from './records.module.css';
import { useVisitColumns } from './use-visit-columns.tsx';
import { useVisits } from '../queries.ts';
import { filterOf, hasFilter, maxRecords, readVisits, type VisitState, writeVisits } from './visit-state.ts';
import { VisitFilters } from './VisitFilters.tsx';

export interface VisitRecordsProps {
  /** Limits the records to one link; without it, all links are shown with a column for their names. */
  linkId?: number;
  /** Set if the page chooses the days and the kind of visits; otherwise both are chosen here. */
  range?: { from: string; to: string };
  /** Replaces the choice of the kind of visits, if the page has it. */
  heading?: ReactNode;
}

/**
 * Access records with filters, pages and an export. The filters are in the address (`kind`, `from`, `to`, `visitor`,
 * `region`, `system`, `device`, `app`, `referrer`, `page`, `size`); its other parameters stay. Needs the texts
 * `visits`.
 */
export function VisitRecords({ linkId, range, heading }: VisitRecordsProps) {
  const { t } = useTranslation('visits');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => ({ ...readVisits(params), ...range }), [params, range]);
  const filter = filterOf(state, linkId);
  const { data, error, isError, isPlaceholderData, refetch } = useVisits(filter, state);
  const { data: settings } = useLinkSettings();
  const columns = useVisitColumns({ hasLink: linkId === undefined, hasBots: state.kind !== 'people' });
  const change = (by: Partial<VisitState>) =>
    setParams(writeVisits(params, by), { preventScrollReset: true });
  const isNarrowed = hasFilter(state) || Boolean(state.from || state.to);
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = data && !data.visits.length && (
    <EmptyState>{t(isNarrowed ? 'records.none' : 'records.noneYet')}</EmptyState>
  );
  const total = data && { count: data.total, number: fullCount(data.total) };

  return (
    <Stack as="section" gap={12} shrink aria-label={t('records.title')}>
      <Group gap={8} columnGap={16} justify="between" wrap>
        {heading ?? <KindToggle kind={state.kind} onChange={kind => change({ kind })} />}
        <ExportButton
          of={{ table: 'visits', filter }}
          columns={visitExportColumns}
          disabled={!data?.total}
          formatLabel={format => t(`records.exportAs.${format}`)}
          startedText={tray => t('records.exporting', { tray })}
        />
      </Group>
      <VisitFilters filter={state} hasDays={!range} onChange={change} />
      <Group
        as="p"
        gap={2}
        columnGap={16}
        align="stretch"
        wrap
        size="md"
        tone="soft"
        minH={20}
        className={styles.total}
        role="status"
      >
        {total
          ? t(total.count >= maxRecords ? 'records.totalAtLeast' : 'records.total', total)
          : !isError && <Skeleton width={90} height={19} />}
        {total && settings && <span>{t('records.kept', { days: settings.retentionDays })}</span>}
      </Group>
      <DataTable
        label={t('records.title')}
        columns={columns}
        rows={data?.visits}
        keyOf={({ id }) => id}
        isStale={isPlaceholderData}
        density="compact"
        skeletonRows={10}
        instead={failed || empty}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
    </Stack>
  );
}
