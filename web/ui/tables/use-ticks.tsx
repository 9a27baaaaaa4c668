import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './use-ticks.module.css';

/** Rows of a table that can be ticked. */
export interface TickedRows<Row> {
  isTicked: (row: Row) => boolean;
  onTick: (rows: readonly Row[], isTicked: boolean) => void;
  /** What a row is called, for its box. */
  nameOf: (row: Row) => string;
}

interface TickProps {
  label: string;
  isTicked: boolean;
  isMixed?: boolean;
  onTick: (isTicked: boolean, isRange: boolean) => void;
}

function Tick({ label, isTicked, isMixed = false, onTick }: TickProps) {
  return (
    <label className={styles.tick} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        ref={box => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={event => {
          const { nativeEvent } = event;
          onTick(event.currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}

/** Boxes before the first column: one for each row, and one for the page. With Shift, all since the last one. */
export function useTicks<Row>(rows: readonly Row[] | undefined, ticked: TickedRows<Row> | undefined) {
  const { t } = useTranslation();
  const last = useRef<Row>(undefined);
  if (!ticked) return { page: null, beside: (_row: Row, cell: ReactNode) => cell };
  const all = rows ?? [];
  const count = all.filter(row => ticked.isTicked(row)).length;

  function tick(row: Row, isTicked: boolean, isRange: boolean) {
    const from = last.current === undefined ? -1 : all.indexOf(last.current);
    const to = all.indexOf(row);
    last.current = row;
    const range = all.slice(Math.min(from, to), Math.max(from, to) + 1);
    ticked?.onTick(isRange && from !== -1 ? range : [row], isTicked);
  }

  return {
    page: (
      <Tick
        label={t('table.tickPage')}
        isTicked={count > 0 && count === all.length}
        isMixed={count > 0 && count < all.length}
        onTick={isTicked => ticked.onTick(all, isTicked)}
      />
    ),
    beside: (row: Row, cell: ReactNode) => (
      <div className={styles.beside}>
        <Tick
          label={t('table.tick', { name: ticked.nameOf(row) })}
          isTicked={ticked.isTicked(row)}
          onTick={(isTicked, isRange) => tick(row, isTicked, isRange)}
        />
        <div className={styles.cell}>{cell}</div>
      </div>
    ),
  };
}
