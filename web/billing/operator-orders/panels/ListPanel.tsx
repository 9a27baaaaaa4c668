import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../../ui/tables/Pager.tsx';
import type { Paging } from '../../../ui/tables/paging.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';

export interface ListPanelProps<Row> {
  label: string;
  about: string;
  none: string;
  columns: readonly Column<Row>[];
  list: {
    rows: readonly Row[] | undefined;
    total: number | undefined;
    error: unknown;
    isStale: boolean;
    onRetry: () => void;
  };
  keyOf: (row: Row) => string | number;
  paging: Paging;
  onPaging: (by: Partial<Paging>) => void;
  /** Filters above the table. */
  children?: ReactNode;
}

/** A tab with one list: title, filters and pages of rows. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { label, about, none, columns, list, keyOf, paging, onPaging, children } = props;
  const { t } = useTranslation('operator-orders');
  const { rows, total, error, isStale, onRetry } = list;
  const failed = error && !rows ? <ErrorState message={unreported(error)} onRetry={onRetry} /> : null;
  return (
    <Stack gap={16} shrink>
      <Text tone="soft" leading="relaxed">
        {about}
      </Text>
      {children}
      <Text block size="sm" tone="faint" breaks role="status">
        {total === undefined ? ' ' : t('total', { count: total, number: fullCount(total) })}
      </Text>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        isStale={isStale}
        density="compact"
        skeletonRows={6}
        instead={failed ?? (rows && !rows.length && <EmptyState>{none}</EmptyState>)}
      />
      <Pager paging={paging} total={total} onChange={onPaging} />
    </Stack>
  );
}
