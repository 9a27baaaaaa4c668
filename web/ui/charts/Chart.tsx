import { useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { OrTable } from './OrTable.tsx';

export interface ChartProps extends DrawingProps {
  /** The same figures as a table. */
  table: ReactNode;
}

/** A chart that can be switched to a table. */
export function Chart({ table, ...drawing }: ChartProps) {
  const scheme = useComputedColorScheme();
  const { theme } = useSettings();
  return (
    <OrTable label={drawing.label} height={drawing.height} table={table}>
      {/* Redrawn when the colours change. */}
      <Drawing key={`${scheme} ${theme}`} {...drawing} />
    </OrTable>
  );
}
