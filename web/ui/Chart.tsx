import { useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../session/settings.ts';
import styles from './Chart.module.css';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { Scrollable } from './Scrollable.tsx';

export interface ChartProps extends DrawingProps {
  /** The same figures as a table. */
  table: ReactNode;
}

/** A drawing with a table in its place on demand. */
export function Chart({ table, ...drawing }: ChartProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const scheme = useComputedColorScheme();
  const { theme } = useSettings();
  return (
    <div className={styles.chart}>
      {asTable ? (
        <Scrollable className={styles.table} style={{ height: drawing.height }} aria-label={drawing.label}>
          {table}
        </Scrollable>
      ) : (
        // Drawn anew in other colours.
        <Drawing key={`${scheme} ${theme}`} {...drawing} />
      )}
      <button type="button" className={styles.switch} onClick={() => setAsTable(is => !is)}>
        {t(asTable ? 'table.asChart' : 'table.asTable')}
      </button>
    </div>
  );
}
