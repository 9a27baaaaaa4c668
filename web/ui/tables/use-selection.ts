import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepSelection, recallSelection, type Selected } from './kept-selection.ts';

export interface Selection<Id extends number | string = number> {
  /** Selected on any page; empty if all are selected. */
  ids: readonly Id[];
  /** All rows that match the filters, on all pages. */
  isAll: boolean;
  count: number;
  has: (id: Id) => boolean;
  select: (ids: readonly Id[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

const nobody: ReadonlySet<never> = new Set();

/**
 * The selection after rows were checked or unchecked. Unchecking one of all leaves the rest of its page: rows of other
 * pages cannot be selected individually.
 */
export function selectionAfter<Id extends number | string>(
  { ids, isAll }: Pick<Selected<Id>, 'ids' | 'isAll'>,
  pageIds: readonly Id[],
  changed: readonly Id[],
  isSelected: boolean,
): Pick<Selected<Id>, 'ids' | 'isAll'> {
  if (isAll && isSelected) return { ids: nobody, isAll };
  const next = new Set(isAll ? pageIds : ids);
  for (const id of changed) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return { ids: next, isAll: false };
}

/**
 * The selected rows, over all pages of the same filters; they outlast going to another page and back.
 * @param max the maximum number of individually selected rows
 * @param onFull called when the maximum is reached
 */
export function useSelection<Id extends number | string = number>(options: {
  question: string;
  pageIds: readonly Id[];
  total: number;
  max: number;
  onFull: () => void;
}): Selection<Id> {
  const { question, pageIds, total, max, onFull } = options;
  const { key } = useLocation();
  const none = { question, ids: nobody, isAll: false };
  const [kept, setKept] = useState<Selected<Id>>(() => recallSelection<Id>(question) ?? none);
  // Also in a new entry of the history: another page of the same rows.
  useEffect(() => keepSelection(kept, key), [kept, key]);
  const { ids, isAll } = kept.question === question ? kept : none;

  function select(changed: readonly Id[], isSelected: boolean) {
    const next = selectionAfter({ ids, isAll }, pageIds, changed, isSelected);
    if (next.ids.size > max) onFull();
    else setKept({ question, ...next });
  }

  return {
    ids: isAll ? [] : [...ids],
    isAll,
    count: isAll ? total : ids.size,
    has: id => isAll || ids.has(id),
    select,
    selectAll: () => setKept({ question, ids: nobody, isAll: true }),
    clear: () => setKept(none),
  };
}
