import { importHeadings } from '../../../contract/creators/list-imports/list-import-texts.ts';
import { platforms, type Platform } from '../../../contract/core/platform.ts';
import type { ImportField, ImportMapping } from '../../../contract/creators/list-imports/list-imports.ts';

const maxColumns = 60;
export const importFields = Object.keys(importHeadings.zh) as ImportField[];

/** The column's name in a spreadsheet: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const before = Math.floor(column / 26);
  return (before ? columnLetter(before - 1) : '') + String.fromCodePoint(65 + (column % 26));
}

/** The field of a column; undefined if it is left out. */
export const fieldOf = (mapping: ImportMapping, column: number): ImportField | undefined =>
  importFields.find(field => mapping[field] === column);

/** Assigns a field, or none, to a column; a column that had the field before is left out from then on. */
export function withColumn(mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping {
  const others = importFields.filter(each => mapping[each] !== undefined && mapping[each] !== column);
  const next: ImportMapping = {};
  for (const each of others) Object.assign(next, { [each]: mapping[each] });
  if (field) next[field] = column;
  return next;
}

/** The platform of all rows; undefined where a column says it, or nothing. */
export const platformOfAll = ({ platform }: ImportMapping): Platform | undefined =>
  typeof platform === 'string' ? platform : undefined;

/** A file needs its homepage links, or handles with their platforms. */
export const isEnough = ({ homepage, handle, platform }: ImportMapping) =>
  homepage !== undefined || (handle !== undefined && platform !== undefined);

/** `homepage:0,name:2`, for the address. */
export const mappingText = (mapping: ImportMapping) =>
  importFields.flatMap(field => (mapping[field] === undefined ? [] : `${field}:${mapping[field]}`)).join(',');

/** @returns null without a text, to distinguish it from a mapping that leaves every column out */
export function readMapping(text: string | null): ImportMapping | null {
  if (text === null) return null;
  const mapping: ImportMapping = {};
  for (const part of text.split(',')) {
    const [name, column] = part.split(':');
    const field = importFields.find(each => each === name);
    const number = Number(column || Number.NaN);
    const platform = platforms.find(each => each === column);
    if (field === 'platform' && platform) mapping.platform = platform;
    else if (field && Number.isSafeInteger(number) && number >= 0 && number < maxColumns)
      mapping[field] = number;
  }
  return mapping;
}
