import type { TFunction } from 'i18next';
import { useState } from 'react';
import { isColumnField } from '../../../../contract/core/sources/creator-fields.ts';
import { fieldName } from '../../../catalogue/shared/display-names.ts';
import { recall, remember } from '../../../ui/settings/storage.ts';

/** Columns beside the creator, in display order; a sortable column has the name of its sort. */
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
const ofMembers = [
  'status',
  'email',
  'last_contact',
  'notes',
  'added_at',
  'added_by',
  ...ofCreators.filter(key => key !== 'status' && key !== 'last_contact'),
] as const;
export type ColumnKey = (typeof ofMembers)[number];

export const columnHead = (t: TFunction<'creators'>, key: ColumnKey) =>
  isColumnField(key) ? fieldName(key) : t(`column.${key}`);

/** For each table of creators: the columns it offers and its default columns. */
export const creatorTables = {
  search: {
    offered: ofCreators,
    first: ['tags', 'followers', 'avg_plays', 'avg_intrate', 'follower_plays', 'price'],
    storageKey: 'creators_columns',
  },
  list: {
    offered: ofMembers,
    // As many as a screen of 1440 pixels holds beside the menu.
    first: ['status', 'email', 'last_contact', 'notes', 'followers'],
    storageKey: 'list_columns',
  },
} as const satisfies Record<
  string,
  { offered: readonly ColumnKey[]; first: readonly ColumnKey[]; storageKey: string }
>;

/** The chosen columns, which the browser remembers; the column of the current sort is always included. */
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
