import { useState } from 'react';
import type { Sort } from '../../contract/creators.ts';
import { recall, remember } from '../session/storage.ts';

/** Columns beside the creator, in their order; those that sort bear the name of their sort. */
export const columnKeys = [
  'tags',
  'followers',
  'avg_plays',
  'avg_intrate',
  'follower_plays',
  'growth',
  'price',
  'newest_post',
  'category',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

const first: ColumnKey[] = ['tags', 'followers', 'avg_plays', 'avg_intrate', 'follower_plays', 'price'];
const storageKey = 'creators_columns';

/** The chosen columns, remembered; what the results are sorted by is always among them. */
export function useColumnChoice(sort: Sort | undefined) {
  const [chosen, setChosen] = useState<string[]>(() => recall(storageKey, first));
  const shown = columnKeys.filter(key => chosen.includes(key) || key === sort);
  function choose(columns: string[]) {
    remember(storageKey, columns);
    setChosen(columns);
  }
  return [shown, choose] as const;
}
