import { brandKey } from '../../../../contract/catalogue/brand-key.ts';
import { boundsOf } from '../../search-input/filter-bounds.ts';
import type { ColumnSearch } from '../column-search.ts';
import type { CodedColumn } from '../store/coded-column.ts';
import type { ListColumn } from '../store/list-column.ts';
import { type Bits, intersect, subtract, unite } from '../store/memory/bits.ts';
import { type NumberColumn, wordMask, wordShift } from '../store/memory/column.ts';
import { utf8Of } from '../store/memory/dictionary.ts';
import type { CodeName, PlatformColumns } from '../store/platform-columns.ts';

/** Keeps the rows whose number lies between two ends, which are included. */
function keepBetween(rows: Bits, { chunks }: NumberColumn, from = -Infinity, to = Infinity): void {
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] ?? 0;
    const chunk = chunks[at >>> wordShift];
    if (word === 0 || !chunk) continue;
    const base = (at & wordMask) << 5;
    let kept = 0;
    for (; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      const value = chunk[base + bit] ?? NaN;
      if (value >= from && value <= to) kept |= 1 << bit;
    }
    rows[at] = kept;
  }
}

/** Keeps the rows with one of the values. */
function keepValues(rows: Bits, column: CodedColumn, values: readonly string[]): void {
  const isAsked = column.codesOf(values);
  const { chunks } = column.codes;
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] ?? 0;
    const chunk = chunks[at >>> wordShift];
    if (word === 0 || !chunk) continue;
    const base = (at & wordMask) << 5;
    let kept = 0;
    for (; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      kept |= (isAsked[chunk[base + bit] ?? 0] ?? 0) << bit;
    }
    rows[at] = kept;
  }
}

function keepBrands(
  rows: Bits,
  found: Bits,
  { dictionary, postings }: ListColumn,
  brands: readonly string[],
) {
  for (const brand of brands) {
    const id = dictionary.find(utf8Of(brandKey(brand)));
    if (id >= 0) postings?.uniteInto(found, id);
  }
  intersect(rows, found);
}

function keepIf(rows: Bits, flag: Bits, isKept: boolean): void {
  if (isKept) intersect(rows, flag);
  else subtract(rows, flag);
}

/**
 * Rows with an address for the team.
 * @param own rows with an address that only the team has
 */
export function mailableRows({ flags }: PlatformColumns, own: Bits): Bits {
  const rows = own.slice();
  unite(rows, flags.hasEmail.bits);
  return rows;
}

/** Keeps the rows that the filter asks for by facts and figures. What whole sets answer comes first. */
export function keepFiltered(
  rows: Bits,
  columns: PlatformColumns,
  search: ColumnSearch,
  ownEmail: Bits,
): void {
  const { filter, postedSinceUs, addedSinceUs } = search;
  const { flags, codes, numbers } = columns;
  if (filter.verified !== undefined) keepIf(rows, flags.verified.bits, filter.verified);
  if (filter.has_email !== undefined) keepIf(rows, mailableRows(columns, ownEmail), filter.has_email);
  if (filter.has_ads !== undefined) intersect(rows, (filter.has_ads ? flags.hasAds : flags.hasNoAds).bits);
  if (filter.brands?.length) keepBrands(rows, columns.nobody(), columns.brands, filter.brands);
  for (const name of ['region', 'language', 'category', 'level'] satisfies CodeName[]) {
    const values = filter[name];
    if (values?.length) keepValues(rows, codes[name], values);
  }
  for (const { column, from, to } of boundsOf(filter)) keepBetween(rows, numbers[column], from, to);
  if (postedSinceUs !== null) keepBetween(rows, numbers.last_post_at, postedSinceUs);
  if (addedSinceUs !== null) keepBetween(rows, numbers.added_at, addedSinceUs + 1);
}
