import type { Collaboration } from '../../../../../contract/campaigns/collaborations.ts';
import { merge, type Conflict, rowKey } from './merge-edits.ts';
import {
  isSame,
  isSameField,
  type Row,
  type RowField,
  rowFields,
  type UnitName,
  units,
  valuesOf,
  type Values,
} from './field-values.ts';

/** How the form changed because somebody else changed the collaboration; shown until it is dismissed. */
interface Note {
  /** Who changed it; empty if the account was deleted. */
  by: string;
  /** Units and fields of rows that now have their value. */
  taken: string[];
  kept: string[];
  returned: string[];
  added: string[];
  removed: string[];
}

export interface Edit {
  /** The server's values. */
  base: Values;
  mine: Values;
  revision: number;
  /** Changed on both sides, to be decided. */
  conflicts: Conflict[];
  note: Note | null;
}

export function begun(collaboration: Collaboration): Edit {
  const values = valuesOf(collaboration);
  return { base: values, mine: values, revision: collaboration.revision, conflicts: [], note: null };
}

export const isChanged = ({ base, mine }: Edit): boolean => !isSame(base, mine);

const splitKey = (key: string): [row: string, field: RowField | undefined] => {
  const [row = '', name] = key.split('.');
  return [row, rowFields.find(field => field === name)];
};

const isUnit = (key: string): key is UnitName => Object.hasOwn(units, key);

/** Decided, or typed so that both values are equal. */
function isSettled({ key, theirs }: Conflict, { fields, rows }: Values): boolean {
  if (typeof theirs !== 'string')
    return isUnit(key) && units[key].every(name => isSameField(name, fields, { ...fields, ...theirs }));
  const [name, field] = splitKey(key);
  const row = rows.find(each => each.key === name);
  return !row || !field || row[field] === theirs;
}

const joined = (before: readonly string[] | undefined, more: readonly string[]): string[] => [
  ...new Set([...(before ?? []), ...more]),
];

/** Updates the form with a newer version of the server: untouched fields follow it, typed ones stay. */
export function renewed(edit: Edit, collaboration: Collaboration): Edit {
  const theirs = valuesOf(collaboration);
  const { revision, changedBy } = collaboration;
  if (!isChanged(edit)) return { ...edit, base: theirs, mine: theirs, revision, conflicts: [] };
  if (isSame(edit.base, theirs)) return { ...edit, base: theirs, revision };
  const { values, conflicts, ...what } = merge(edit.base, edit.mine, theirs);
  const fresh = new Set(conflicts.map(({ key }) => key));
  const before = edit.conflicts.filter(each => !fresh.has(each.key) && !isSettled(each, values));
  const all = [...before, ...conflicts];
  const hasChanged = Object.values(what).some(keys => keys.length > 0);
  const note = hasChanged
    ? {
        by: changedBy,
        taken: joined(edit.note?.taken, what.taken),
        kept: joined(edit.note?.kept, what.kept),
        returned: joined(edit.note?.returned, what.returned),
        added: joined(edit.note?.added, what.added),
        removed: joined(edit.note?.removed, what.removed),
      }
    : edit.note;
  return { base: theirs, mine: values, revision, conflicts: all, note };
}

/** Resolves a conflict: takes their value, or keeps the own one. */
export function chosen(edit: Edit, key: string, whose: 'mine' | 'theirs'): Edit {
  const conflict = edit.conflicts.find(each => each.key === key);
  if (!conflict) return edit;
  const conflicts = edit.conflicts.filter(each => each !== conflict);
  if (whose === 'mine') return { ...edit, conflicts };
  const { theirs } = conflict;
  if (typeof theirs !== 'string') {
    return { ...edit, conflicts, mine: { ...edit.mine, fields: { ...edit.mine.fields, ...theirs } } };
  }
  const [name, field] = splitKey(key);
  const rows = edit.mine.rows.map(row =>
    row.key === name && field ? ({ ...row, [field]: theirs } satisfies Row) : row,
  );
  return { ...edit, conflicts, mine: { ...edit.mine, rows } };
}

/** The conflict of a field: a unit, or a row's field. */
export const conflictAt = (edit: Edit, at: UnitName | [Row, RowField]): Conflict | undefined => {
  const key = typeof at === 'string' ? at : rowKey(...at);
  return edit.conflicts.find(each => each.key === key);
};

export const withRow = (edit: Edit, key: string, field: RowField, value: string): Edit => ({
  ...edit,
  mine: {
    ...edit.mine,
    rows: edit.mine.rows.map(row => (row.key === key ? { ...row, [field]: value } : row)),
  },
});

/** Removes the conflicts of a removed row. */
export const withoutRow = (edit: Edit, key: string): Edit => ({
  ...edit,
  mine: { ...edit.mine, rows: edit.mine.rows.filter(row => row.key !== key) },
  conflicts: edit.conflicts.filter(conflict => splitKey(conflict.key)[0] !== key),
});

export function withNewRow(edit: Edit): Edit {
  const { rows } = edit.mine;
  const last = rows.at(-1);
  const numbers = rows.flatMap(({ key }) => (key.startsWith('new') ? [Number(key.slice(3))] : []));
  const row: Row = {
    key: `new${Math.max(0, ...numbers) + 1}`,
    id: null,
    kind: last?.kind ?? 'video',
    title: '',
    draftDueOn: '',
    publishOn: '',
    postUrl: '',
  };
  return { ...edit, mine: { ...edit.mine, rows: [...rows, row] } };
}
