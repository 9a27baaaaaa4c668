import type { ReactNode } from 'react';
import { fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Pager } from './Pager.tsx';
import type { Paging } from './paging.ts';
import { Stack, Text } from '../box/Box.tsx';
import styles from './TablePage.module.css';

export interface TablePageProps {
  head: ReactNode;
  filters?: ReactNode;
  /** Rows of all pages; undefined until it is loaded. */
  total: number | undefined;
  totalText: (total: { count: number; number: string }) => string;
  isFailed: boolean;
  table: ReactNode;
  paging: Paging;
  onPaging: (paging: Partial<Paging>) => void;
  /** Dialogs and panels over the page. */
  children?: ReactNode;
}

/** A page with one table: title, filters, count, rows and pages. */
export function TablePage(props: TablePageProps) {
  const { head, filters, total, totalText, isFailed, table, paging, onPaging, children } = props;
  return (
    <Stack gap={12} shrink className={styles.page}>
      {head}
      {filters}
      <Text size="md" tone="soft" minH={20} role="status">
        {total === undefined
          ? !isFailed && <Skeleton width={90} height={19} />
          : totalText({ count: total, number: fullCount(total) })}
      </Text>
      {table}
      <Pager paging={paging} total={total} onChange={onPaging} />
      {children}
    </Stack>
  );
}
