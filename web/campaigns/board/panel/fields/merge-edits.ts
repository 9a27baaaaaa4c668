import {
  isSameField,
  rowFields,
  type RowField,
  type Row,
  units,
  type UnitName,
  type Values,
} from './field-values.ts';

/** Both changed the same differently: the field keeps the typed value until the user decides. */
export interface Conflict {
  /** A unit, or a field of a row: `7.publishOn`. */
  key: string;
  theirs: Partial<Values['fields']> | string;
}

export interface Merged {
  values: Values;
  /** What only they changed and was taken over: units, and fields of rows as `7.publishOn`. */
  taken: string[];
  conflicts: Conflict[];
  /** Rows that they removed, and that stay because something was typed in them. */
  kept: string[];
  /** Rows that were removed here, and return because they changed something in them. */
  returned: string[];
  /** Rows that they added, or removed. */
  added: string[];
  removed: string[];
}

export const rowKey = (row: Row, field: RowField): string => `${row.key}.${field}`;

type Fields = Values['fields'];

const isSameUnit = (one: Fields, other: Fields, unit: UnitName): boolean =>
  units[unit].every(name => isSameField(name, one, other));

const isSameRow = (one: Row, other: Row): boolean => rowFields.every(field => one[field] === other[field]);

const pick = (fields: Fields, unit: UnitName): Partial<Fields> =>
  Object.fromEntries(units[unit].map(name => [name, fields[name]]));

function mergeFields(base: Fields, mine: Fields, theirs: Fields, into: Merged): Fields {
  let fields = mine;
  for (const unit of Object.keys(units) as UnitName[]) {
    if (isSameUnit(base, theirs, unit) || isSameUnit(mine, theirs, unit)) continue;
    if (isSameUnit(base, mine, unit)) {
      fields = { ...fields, ...pick(theirs, unit) };
      into.taken.push(unit);
    } else into.conflicts.push({ key: unit, theirs: pick(theirs, unit) });
  }
  return fields;
}

function mergeRow(base: Row, mine: Row, theirs: Row, into: Merged): Row {
  const row = { ...mine };
  for (const field of rowFields) {
    if (theirs[field] === base[field] || theirs[field] === mine[field]) continue;
    if (mine[field] === base[field]) {
      (row as Record<RowField, string>)[field] = theirs[field];
      into.taken.push(rowKey(mine, field));
    } else into.conflicts.push({ key: rowKey(mine, field), theirs: theirs[field] });
  }
  return row;
}

/** Rows in their order here; the rows that they added follow at the end of the common ones. */
function mergeRows(base: Values, mine: Values, theirs: Values, into: Merged): Row[] {
  const byId = (values: Values) =>
    new Map(values.rows.flatMap(row => (row.id === null ? [] : [[row.id, row]])));
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const rows: Row[] = [];
  for (const row of mine.rows) {
    const was = row.id === null ? undefined : before.get(row.id);
    const now = row.id === null ? undefined : there.get(row.id);
    if (!was || now) rows.push(was && now ? mergeRow(was, row, now, into) : row);
    else if (isSameRow(was, row)) into.removed.push(row.key);
    else {
      // It could not be saved under its old id, so it becomes a new row.
      rows.push({ ...row, id: null });
      into.kept.push(row.key);
    }
  }
  for (const row of theirs.rows) {
    if (row.id === null || here.has(row.id)) continue;
    const was = before.get(row.id);
    if (was && isSameRow(was, row)) continue;
    rows.push(row);
    into[was ? 'returned' : 'added'].push(row.key);
  }
  return rows;
}

/**
 * Merges two people's changes of a collaboration: a field that only one of them changed gets that value; if both did,
 * the user has to decide. Nothing that was typed is lost.
 * @param base what both began with
 */
export function merge(base: Values, mine: Values, theirs: Values): Merged {
  const into: Merged = {
    values: mine,
    taken: [],
    conflicts: [],
    kept: [],
    returned: [],
    added: [],
    removed: [],
  };
  into.values = {
    fields: mergeFields(base.fields, mine.fields, theirs.fields, into),
    rows: mergeRows(base, mine, theirs, into),
  };
  return into;
}
