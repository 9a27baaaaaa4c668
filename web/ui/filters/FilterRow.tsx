import type { ReactNode } from 'react';
import { Group } from '../box/Box.tsx';

/** The filters of a table: a search box, chips, and a button to clear them. */
export function FilterRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Group gap={8} wrap role={label && 'group'} aria-label={label}>
      {children}
    </Group>
  );
}
