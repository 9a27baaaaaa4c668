import { useState } from 'react';
import type { CreatorRow, SearchReply } from '../../../contract/creators.ts';

export interface QuickLookState {
  row: CreatorRow | undefined;
  /** Place in all results, from 1. */
  place: number;
  open: (row: CreatorRow) => void;
  close: () => void;
  /** To the next or the one before, over the edge of a page too. */
  step: (by: 1 | -1) => void;
}

type Look = { id: number } | { edge: 'first' | 'last' } | null;

/** Which result is looked at, and the way through all of them. */
export function useQuickLook(
  reply: SearchReply | undefined,
  isStale: boolean,
  pages: number,
  onPage: (page: number) => void,
): QuickLookState {
  const [look, setLook] = useState<Look>(null);
  const rows = reply?.creators ?? [];
  if (look && 'edge' in look && !isStale && rows.length) {
    const row = look.edge === 'first' ? rows[0] : rows.at(-1);
    setLook(row ? { id: row.id } : null);
  }
  const at = look && 'id' in look ? rows.findIndex(row => row.id === look.id) : -1;
  return {
    row: rows[at],
    place: reply ? (reply.page - 1) * reply.size + at + 1 : 0,
    open: row => setLook({ id: row.id }),
    close: () => setLook(null),
    step(by) {
      if (isStale || at === -1 || !reply) return;
      const next = rows[at + by];
      const page = reply.page + by;
      if (next) setLook({ id: next.id });
      else if (page >= 1 && page <= pages) {
        onPage(page);
        setLook({ edge: by === 1 ? 'first' : 'last' });
      }
    },
  };
}
