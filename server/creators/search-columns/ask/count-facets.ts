import { type FacetName, rangePresets, rangeValue } from '../../../../contract/creators/search/facets.ts';
import type { ColumnCount, ColumnSearch } from '../column-search.ts';
import type { CodedColumn } from '../store/coded-column.ts';
import type { ColumnStore } from '../store/column-store.ts';
import type { ListColumn } from '../store/list-column.ts';
import { type Bits, countBits, intersect } from '../store/memory/bits.ts';
import { chunkMask, chunkShift, type NumberColumn, wordMask, wordShift } from '../store/memory/column.ts';
import type { Dictionary } from '../store/memory/dictionary.ts';
import type { PlatformColumns } from '../store/platform-columns.ts';
import { mailableRows } from './keep-filtered.ts';
import { matchingRows, rowsOfIds } from './matching-rows.ts';

/** Counts by number in a dictionary. */
function countCodes(rows: Bits, { dictionary, codes: { chunks } }: CodedColumn): Uint32Array {
  const counts = new Uint32Array(dictionary.size + 1);
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] ?? 0;
    const chunk = chunks[at >>> wordShift];
    if (word === 0 || !chunk) continue;
    const base = (at & wordMask) << 5;
    for (; word !== 0; word &= word - 1) {
      const code = chunk[base + 31 - Math.clz32(word & -word)] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts.subarray(1);
}

function countLists(rows: Bits, { dictionary, values, ends }: ListColumn): Uint32Array {
  const counts = new Uint32Array(dictionary.size);
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] ?? 0;
    const chunk = ends.chunks[at >>> wordShift];
    if (word === 0 || !chunk) continue;
    const base = (at & wordMask) << 5;
    for (; word !== 0; word &= word - 1) {
      const inChunk = base + 31 - Math.clz32(word & -word);
      const from = inChunk > 0 ? (chunk[inChunk - 1] ?? 0) : at > 0 ? ends.get((at << 5) - 1) : 0;
      const to = chunk[inChunk] ?? 0;
      for (let place = from; place < to; place++) {
        const id = values.chunks[place >>> chunkShift]?.[place & chunkMask] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The commonest values, at most `max`; equally common ones by their code points, as PostgreSQL sorts them. */
function commonest(counts: Uint32Array, dictionary: Dictionary, max: number): ColumnCount[] {
  const ids: number[] = [];
  for (let id = 0; id < counts.length; id++) if (counts[id]) ids.push(id);
  const countOf = (id: number) => counts[id] ?? 0;
  const least = ids.length > max ? countOf(ids.toSorted((a, b) => countOf(b) - countOf(a))[max - 1] ?? 0) : 0;
  return ids
    .filter(id => countOf(id) >= least)
    .map(id => ({ creators: countOf(id), bytes: dictionary.bytesOf(id) }))
    .toSorted((a, b) => b.creators - a.creators || Buffer.compare(a.bytes, b.bytes))
    .slice(0, max)
    .map(({ creators, bytes }) => ({ value: bytes.toString(), creators }));
}

/**
 * Counts the numbers below, at and between the steps: at `2 * i` those before step `i`, at `2 * i + 1` those that equal
 * it. Null is counted nowhere.
 */
function countSteps(rows: Bits, { chunks }: NumberColumn, steps: readonly number[]): Uint32Array {
  const ascending = Float64Array.from(steps);
  const counts = new Uint32Array(2 * steps.length + 2);
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] ?? 0;
    const chunk = chunks[at >>> wordShift];
    if (word === 0 || !chunk) continue;
    const base = (at & wordMask) << 5;
    for (; word !== 0; word &= word - 1) {
      const value = chunk[base + 31 - Math.clz32(word & -word)] ?? NaN;
      if (value !== value) continue;
      let step = 0;
      while (step < ascending.length && value > (ascending[step] ?? 0)) step++;
      const place = 2 * step + (value === ascending[step] ? 1 : 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}

/** A number at a boundary is in both ranges, as in the filter. */
function countRanges(rows: Bits, column: NumberColumn, name: keyof typeof rangePresets): ColumnCount[] {
  const presets = rangePresets[name];
  const steps = [...new Set(presets.flatMap(bounds => bounds.filter(end => end !== null)))].toSorted(
    (a, b) => a - b,
  );
  const counts = countSteps(rows, column, steps);
  return presets.map(bounds => {
    const [from, to] = bounds;
    const first = from === null ? 0 : 2 * steps.indexOf(from) + 1;
    const last = to === null ? counts.length - 1 : 2 * steps.indexOf(to) + 1;
    const creators = counts.subarray(first, last + 1).reduce((sum, count) => sum + count, 0);
    return { value: rangeValue(bounds), creators };
  });
}

function countFlag(rows: Bits, flag: Bits): ColumnCount[] {
  const has = rows.slice();
  intersect(has, flag);
  const creators = countBits(has);
  return [
    { value: '1', creators },
    { value: '0', creators: countBits(rows) - creators },
  ];
}

const present = (counts: readonly ColumnCount[], max: number) =>
  counts
    .filter(({ creators }) => creators > 0)
    .toSorted((a, b) => b.creators - a.creators || (a.value < b.value ? -1 : 1))
    .slice(0, max);

/** @param mailable returns the rows with an address for the team */
function countIn(
  columns: PlatformColumns,
  facet: FacetName,
  { rows, max, mailable }: { rows: Bits; max: number; mailable: () => Bits },
): ColumnCount[] {
  const { codes, numbers, flags } = columns;
  switch (facet) {
    case 'region':
    case 'language':
    case 'category':
    case 'level':
      return commonest(countCodes(rows, codes[facet]), codes[facet].dictionary, max);
    case 'tags':
    case 'brands':
      return commonest(countLists(rows, columns[facet]), columns[facet].dictionary, max);
    case 'followers':
      return present(countRanges(rows, numbers.followers, facet), max);
    case 'avg_plays':
      return present(countRanges(rows, numbers.average_plays, facet), max);
    case 'verified':
      return present(countFlag(rows, flags.verified.bits), max);
    case 'has_email':
      return present(countFlag(rows, mailable()), max);
  }
}

/** Which facets are counted, and how many values of each. */
export type FacetLimits = Partial<Record<FacetName, number>>;

/** Counts creators by the values of several filters. All of them are asked of the same search. */
export function countFacets(
  store: ColumnStore,
  search: ColumnSearch,
  limits: FacetLimits,
): Partial<Record<FacetName, ColumnCount[]>> {
  const columns = store.of(search.platform);
  const { rows } = matchingRows(store, search);
  const mailable = () => mailableRows(columns, rowsOfIds(store, search, search.ownEmail));
  const counted = Object.entries(limits) as [FacetName, number][];
  return Object.fromEntries(
    counted.map(([facet, max]) => [facet, countIn(columns, facet, { rows, max, mailable })]),
  );
}

/** Counts creators by the values of a filter: the commonest first, at most `max`. */
export const countFacet = (
  store: ColumnStore,
  search: ColumnSearch,
  facet: FacetName,
  max: number,
): ColumnCount[] => countFacets(store, search, { [facet]: max })[facet] ?? [];
