import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Group } from '../box/Box.tsx';
import styles from './use-row-checkboxes.module.css';

/** Selectable rows of a table. */
export interface SelectedRows<Row> {
  isSelected: (row: Row) => boolean;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
}

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  isMixed?: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
}

function RowCheckbox({ label, isSelected, isMixed = false, onSelect }: RowCheckboxProps) {
  return (
    <Group as="label" inline justify="center" fixed pointer className={styles.checkbox} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={box => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={event => {
          const { nativeEvent } = event;
          onSelect(event.currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </Group>
  );
}

/** Checkboxes in the first column: one per row, and one for the page. With Shift, all since the last one. */
export function useRowCheckboxes<Row>(
  rows: readonly Row[] | undefined,
  selected: SelectedRows<Row> | undefined,
) {
  const { t } = useTranslation();
  const last = useRef<Row>(undefined);
  if (!selected) return { page: null, beside: (_row: Row, cell: ReactNode) => cell };
  const all = rows ?? [];
  const count = all.filter(row => selected.isSelected(row)).length;

  function select(row: Row, isSelected: boolean, isRange: boolean) {
    const from = last.current === undefined ? -1 : all.indexOf(last.current);
    const to = all.indexOf(row);
    last.current = row;
    const range = all.slice(Math.min(from, to), Math.max(from, to) + 1);
    selected?.onSelect(isRange && from !== -1 ? range : [row], isSelected);
  }

  return {
    page: (
      <RowCheckbox
        label={t('table.selectPage')}
        isSelected={count > 0 && count === all.length}
        isMixed={count > 0 && count < all.length}
        onSelect={isSelected => selected.onSelect(all, isSelected)}
      />
    ),
    beside: (row: Row, cell: ReactNode) => (
      <Group gap={6} shrink>
        <RowCheckbox
          label={t('table.select', { name: selected.nameOf(row) })}
          isSelected={selected.isSelected(row)}
          onSelect={(isSelected, isRange) => select(row, isSelected, isRange)}
        />
        <Box grow shrink>
          {cell}
        </Box>
      </Group>
    ),
  };
}
