/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its roles in browsers, so they are written out */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Overlay } from '../overlays/Overlay.tsx';
import { Box, Group } from '../box/Box.tsx';
import styles from './DataTable.module.css';
import { Scrollable } from './Scrollable.tsx';
import { type SelectedRows, useRowCheckboxes } from './use-row-checkboxes.tsx';

export interface Column<Row> {
  key: string;
  /** Includes unit and window if the figure has them. */
  head: string;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** Minimum width, pixels. */
  width: number;
  /** The header sorts by this column, descending only. */
  sortable?: boolean;
  /** The column of actions: without a header text, and sticky at the end. */
  hidesHead?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined until they are loaded: a skeleton is shown. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  sortedBy?: string;
  onSort?: (key: string) => void;
  density?: 'comfortable' | 'compact';
  /** The rows are of the previous page while the next one loads. */
  isStale?: boolean;
  /** The row whose details are open. */
  activeKey?: string | number | null;
  /** Adds a checkbox to each row. */
  selected?: SelectedRows<Row>;
  skeletonRows?: number;
  /** In place of rows: an empty or an error state. */
  instead?: ReactNode;
  /** The scrolling element, for callers that scroll it. */
  scroller?: RefObject<HTMLDivElement | null>;
}

function HeadCell<Row>({
  column,
  isSorted,
  before,
  onSort,
}: {
  column: Column<Row>;
  isSorted: boolean;
  before?: ReactNode;
  onSort?: () => void;
}) {
  const { t } = useTranslation();
  const words = column.hidesHead ? (
    <Box as="span" visuallyHidden>
      {column.head}
    </Box>
  ) : (
    column.head
  );
  const head =
    column.sortable && onSort ? (
      <Group
        as="button"
        inline
        plain
        py={2}
        px={0}
        pointer
        type="button"
        className={styles.sort}
        title={t('table.sortBy', { column: column.head })}
        onClick={onSort}
      >
        {words}
        <span aria-hidden className={styles.arrow}>
          ↓
        </span>
      </Group>
    ) : (
      words
    );
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={column.align}
      data-pinned={column.hidesHead ? 'end' : undefined}
      style={{ width: column.width }}
      aria-sort={isSorted ? 'descending' : undefined}
    >
      {before ? (
        <Group as="span" gap={6}>
          {before}
          {head}
        </Group>
      ) : (
        head
      )}
    </th>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row">
      {columns.map((column, at) => (
        <td key={column.key} role="cell" data-align={column.align}>
          {column.hidesHead ? null : (
            <Skeleton width={at === 0 ? '80%' : '60%'} height={at === 0 ? 28 : 14} />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Less than the padding of the last column hides nothing. */
const paddingPx = 8;

/** Marks an element that scrolls sideways by `data-more`, as long as there is more at its end. */
function useMoreBeside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    // From right to left, the way that was scrolled is negative.
    const mark = () =>
      scroller.toggleAttribute(
        'data-more',
        scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > paddingPx,
      );
    mark();
    const observer = new ResizeObserver(mark);
    for (const each of [scroller, ...scroller.children]) observer.observe(each);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [element]);
}

/** A table with a sticky header and a sticky first column; on phones each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    sortedBy,
    onSort,
    density = 'comfortable',
    isStale,
    activeKey,
  } = props;
  const { t } = useTranslation();
  const own = useRef<HTMLDivElement>(null);
  const scroller = props.scroller ?? own;
  useMoreBeside(scroller);
  useEffect(() => {
    if (activeKey == null) return;
    scroller.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, scroller]);
  const checkboxes = useRowCheckboxes(props.instead ? [] : rows, props.selected);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const skeletons = Array.from({ length: props.skeletonRows ?? 10 }, (_, at) => at);
  const whole = (
    <Scrollable
      ref={scroller}
      className={styles.scroller}
      data-selected={(props.selected && rows?.some(row => props.selected?.isSelected(row))) || undefined}
      aria-label={`${label} · ${t('table.scroll')}`}
    >
      <Box
        as="table"
        full
        className={styles.table}
        role="table"
        aria-label={label}
        aria-busy={isStale || (!props.instead && !rows)}
        data-density={density}
        style={{ minWidth: width }}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, at) => (
              <HeadCell
                key={column.key}
                column={column}
                before={at === 0 && checkboxes.page}
                isSorted={column.key === sortedBy}
                onSort={onSort && (() => onSort(column.key))}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {props.instead && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.instead}>
                {props.instead}
              </td>
            </tr>
          )}
          {!props.instead && !rows && skeletons.map(at => <SkeletonRow key={at} columns={columns} />)}
          {!props.instead &&
            rows?.map(row => (
              <tr
                key={keyOf(row)}
                role="row"
                data-active={keyOf(row) === activeKey || undefined}
                data-selected={props.selected?.isSelected(row) || undefined}
              >
                {columns.map((column, at) => (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.hidesHead ? undefined : column.head}
                    data-align={column.align}
                    data-pinned={column.hidesHead ? 'end' : undefined}
                  >
                    {at === 0 ? checkboxes.beside(row, column.cell(row)) : column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Box>
    </Scrollable>
  );
  if (isStale === undefined) return whole;
  return (
    <Overlay isBusy={isStale} label={t('loading')}>
      {whole}
    </Overlay>
  );
}
