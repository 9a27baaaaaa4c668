import { useState } from 'react';
import type { CreatorRow, SearchReply } from '../../contract/creators.ts';

export interface QuickLookState {
  row: CreatorRow | undefined;
  /** Place in all results, from 1. */
  place: number;
  open: (row: CreatorRow) => void;
  close: () => void;
  /** To the next or the one before, over the edge of a page too. */
  step: (by: 1 | -1) => void;
}

interface Look {
  row: CreatorRow;
  /** On the way to another page: where it goes on there. The row before stays until then. */
  goingTo?: { page: number; edge: 'first' | 'last' };
}

/** Which result is looked at, and the way through all of them. */
export function useQuickLook(
  reply: SearchReply | undefined,
  isStale: boolean,
  pages: number,
  onPage: (page: number) => void,
): QuickLookState {
  const [look, setLook] = useState<Look | null>(null);
  const rows = reply?.creators ?? [];
  if (look?.goingTo && !isStale && look.goingTo.page === reply?.page) {
    const row = look.goingTo.edge === 'first' ? rows[0] : rows.at(-1);
    setLook(row ? { row } : null);
  }
  const at = look ? rows.findIndex(row => row.id === look.row.id) : -1;
  // Another search took the row away.
  if (look && !look.goingTo && !isStale && reply && at === -1) setLook(null);
  return {
    row: look?.row,
    place: reply ? (reply.page - 1) * reply.size + at + 1 : 0,
    open: row => setLook({ row }),
    close: () => setLook(null),
    step(by) {
      if (isStale || !look || at === -1 || !reply) return;
      const next = rows[at + by];
      const page = reply.page + by;
      if (next) setLook({ row: next });
      else if (page >= 1 && page <= pages) {
        onPage(page);
        setLook({ row: look.row, goingTo: { page, edge: by === 1 ? 'first' : 'last' } });
      }
    },
  };
}
