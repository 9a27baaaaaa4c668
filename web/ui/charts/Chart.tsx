import { useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { OrTable } from './OrTable.tsx';

export interface ChartProps extends DrawingProps {
  /** The same figures as a table. */
  table: ReactNode;
}

/** A drawing with a table in its place on demand. */
export function Chart({ table, ...drawing }: ChartProps) {
  const scheme = useComputedColorScheme();
  const { theme } = useSettings();
  return (
    <OrTable label={drawing.label} height={drawing.height} table={table}>
      {/* Drawn again in other colours. */}
      <Drawing key={`${scheme} ${theme}`} {...drawing} />
    </OrTable>
  );
}
