import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, Text } from '../box/Box.tsx';
import styles from './Chart.module.css';
import { Scrollable } from '../tables/Scrollable.tsx';

export interface OrTableProps {
  label: string;
  /** Of the table, pixels. */
  height: number;
  /** The same figures as a table. */
  table: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart that can be switched to a table. */
export function OrTable({ label, height, table, children }: OrTableProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  return (
    <Stack gap={4}>
      {asTable ? (
        <Scrollable className={styles.table} style={{ height }} aria-label={label}>
          {table}
        </Scrollable>
      ) : (
        children
      )}
      <Text
        as="button"
        self="end"
        size="sm"
        tone="accent"
        plain
        p={0}
        pointer
        type="button"
        className={styles.switch}
        onClick={() => setAsTable(is => !is)}
      >
        {t(asTable ? 'table.asChart' : 'table.asTable')}
      </Text>
    </Stack>
  );
}
