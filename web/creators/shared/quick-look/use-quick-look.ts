import { useState } from 'react';
import type { ShownCreator } from '../shown-creator.ts';

/** The page of rows to step through. */
export interface Searched {
  rows: readonly ShownCreator[];
  page: number;
  size: number;
}

export interface QuickLookState {
  row: ShownCreator | undefined;
  /** Position among all rows, from 1. */
  place: number;
  open: (row: ShownCreator) => void;
  close: () => void;
  /** Steps to the next or the previous row, also across pages. */
  step: (by: 1 | -1) => void;
}

interface Look {
  row: ShownCreator;
  /** Set while another page loads: where to continue on it. The previous row stays until then. */
  goingTo?: { page: number; edge: 'first' | 'last' };
}

/** The creator in the quick look, and the steps through all rows. */
export function useQuickLook(
  looked: Searched | undefined,
  isStale: boolean,
  pages: number,
  onPage: (page: number) => void,
): QuickLookState {
  const [look, setLook] = useState<Look | null>(null);
  const rows = looked?.rows ?? [];
  // The row may have been reloaded since.
  const shown = look && (rows.find(row => row.id === look.row.id) ?? look.row);
  if (look?.goingTo && !isStale && look.goingTo.page === looked?.page) {
    const row = look.goingTo.edge === 'first' ? rows[0] : rows.at(-1);
    setLook(row ? { row } : null);
  }
  const at = look ? rows.findIndex(row => row.id === look.row.id) : -1;
  // The row is no longer in the results.
  if (look && !look.goingTo && !isStale && looked && at === -1) setLook(null);
  return {
    row: shown ?? undefined,
    place: looked ? (looked.page - 1) * looked.size + at + 1 : 0,
    open: row => setLook({ row }),
    close: () => setLook(null),
    step(by) {
      if (isStale || !look || at === -1 || !looked) return;
      const next = rows[at + by];
      const page = looked.page + by;
      if (next) setLook({ row: next });
      else if (page >= 1 && page <= pages) {
        onPage(page);
        setLook({ row: look.row, goingTo: { page, edge: by === 1 ? 'first' : 'last' } });
      }
    },
  };
}
