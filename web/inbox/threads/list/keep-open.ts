import type { ThreadRow } from '../../../../contract/inbox/threads.ts';

/**
 * Keeps the open conversation in its place although it left the list: reading an unread one must not lose the
 * reader's place. It counts as read.
 * @param shown the rows as last shown
 */
export function keepOpen(
  rows: readonly ThreadRow[],
  shown: readonly ThreadRow[],
  openId: number | null,
): readonly ThreadRow[] {
  if (openId === null || rows.some(({ id }) => id === openId)) return rows;
  const at = shown.findIndex(({ id }) => id === openId);
  const open = shown[at];
  if (!open) return rows;
  const before = shown.slice(0, at).findLast(({ id }) => rows.some(row => row.id === id));
  const place = before ? rows.findIndex(({ id }) => id === before.id) + 1 : 0;
  return rows.toSpliced(place, 0, { ...open, unread: 0 });
}
