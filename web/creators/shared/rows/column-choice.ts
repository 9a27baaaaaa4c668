import { useState } from 'react';
import { recall, remember } from '../../../ui/settings/storage.ts';

/** Columns beside the creator, in their order; those that sort have the name of their sort. */
const ofCreators = [
  'tags',
  'followers',
  'avg_plays',
  'avg_intrate',
  'follower_plays',
  'growth',
  'price',
  'newest_post',
  'category',
  'status',
  'team_tags',
  'last_contact',
] as const;
const ofMembers = ['added_at', 'added_by', ...ofCreators] as const;
export type ColumnKey = (typeof ofMembers)[number];

/** A table of creators: which columns it offers, and those it has at first. */
export const creatorTables = {
  search: {
    offered: ofCreators,
    first: ['tags', 'followers', 'avg_plays', 'avg_intrate', 'follower_plays', 'price'],
    storageKey: 'creators_columns',
  },
  list: {
    offered: ofMembers,
    first: [
      'added_at',
      'added_by',
      'tags',
      'followers',
      'avg_plays',
      'avg_intrate',
      'follower_plays',
      'price',
    ],
    storageKey: 'list_columns',
  },
} as const satisfies Record<
  string,
  { offered: readonly ColumnKey[]; first: readonly ColumnKey[]; storageKey: string }
>;

/** The chosen columns, remembered; what the rows are sorted by is always among them. */
export function useColumnChoice(table: keyof typeof creatorTables, sort: string | undefined) {
  const { offered, first, storageKey } = creatorTables[table];
  const [chosen, setChosen] = useState<string[]>(() => recall(storageKey, [...first]));
  const shown: ColumnKey[] = offered.filter(key => chosen.includes(key) || key === sort);
  function choose(columns: string[]) {
    remember(storageKey, columns);
    setChosen(columns);
  }
  return { offered, shown, choose };
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>;
