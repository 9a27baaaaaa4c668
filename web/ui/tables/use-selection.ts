import { useState } from 'react';

interface Selected<Id> {
  /** What was asked for when they were selected: another question has other rows, and none of them selected. */
  question: string;
  ids: ReadonlySet<Id>;
  isAll: boolean;
}

export interface Selection<Id extends number | string = number> {
  /** Ticked on this page or on others; empty while all are meant. */
  ids: readonly Id[];
  /** All that answer the question, those of other pages too. */
  isAll: boolean;
  count: number;
  has: (id: Id) => boolean;
  select: (ids: readonly Id[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

const nobody: ReadonlySet<never> = new Set();

/**
 * Who is selected after some rows were selected or unticked. Unticking one while all are selected leaves the rest of
 * its page: what stands on pages nobody has seen cannot be meant one by one.
 */
export function ticksAfter<Id extends number | string>(
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
 * Which rows are selected, over the pages of one question.
 * @param most so many can be selected one by one
 * @param onFull tells that no more are taken
 */
export function useSelection<Id extends number | string = number>(options: {
  question: string;
  pageIds: readonly Id[];
  total: number;
  most: number;
  onFull: () => void;
}): Selection<Id> {
  const { question, pageIds, total, most, onFull } = options;
  const none = { question, ids: nobody, isAll: false };
  const [kept, setKept] = useState<Selected<Id>>(none);
  const { ids, isAll } = kept.question === question ? kept : none;

  function select(changed: readonly Id[], isSelected: boolean) {
    const next = ticksAfter({ ids, isAll }, pageIds, changed, isSelected);
    if (next.ids.size > most) onFull();
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
