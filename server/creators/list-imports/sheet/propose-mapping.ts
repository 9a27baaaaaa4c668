import {
  importFields,
  type ImportField,
  type ImportMapping,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import { platformOf } from '../../../../contract/core/pasted-links/profile-links.ts';
import { toCount, wrong } from '../../../outside/connectors/files/fields/value-converters.ts';
import { fieldNamed, isOurs } from './heading-words.ts';
import { isProfileLink } from './headings.ts';

export type Sample = readonly (readonly string[])[];

export interface Proposal {
  mapping: ImportMapping;
  basis: 'headings' | 'remembered' | 'contents' | 'none';
}

/** Without one of these fields, a row names no creator. */
export const isUsable = ({ homepage, handle, platform }: ImportMapping): boolean =>
  homepage !== undefined || (handle !== undefined && platform !== undefined);

/** Counts for each of `width` columns the cells that match. */
function fitting(sample: Sample, width: number, fits: (cell: string) => boolean): number[] {
  return Array.from(
    { length: width },
    (_, column) => sample.filter(cells => fits(cells[column] ?? '')).length,
  );
}

/** Whether a column that may hold notes holds numbers. */
const isCounted = (sample: Sample, column: number): boolean => {
  const filled = sample.map(cells => cells[column]?.trim() ?? '').filter(cell => cell !== '');
  return filled.length > 0 && filled.every(cell => toCount(cell) !== wrong);
};

function byHeadings(headings: readonly string[], sample: Sample, links: readonly number[]): ImportMapping {
  const found = new Map<ImportField, { column: number; links: number; rank: number }>();
  for (const [column, heading] of headings.entries()) {
    const named = fieldNamed(heading);
    if (!named || (named.isDoubtful && isCounted(sample, column))) continue;
    const candidate = { column, links: links[column] ?? 0, rank: named.rank };
    const best = found.get(named.field);
    const isBetter =
      !best ||
      (named.field === 'homepage' && candidate.links !== best.links
        ? candidate.links > best.links
        : candidate.rank < best.rank);
    if (isBetter) found.set(named.field, candidate);
  }
  return Object.fromEntries([...found].map(([field, { column }]) => [field, column]));
}

/** Returns the column in which most of the filled cells match, and at least half of them. */
function mostly(sample: Sample, counts: readonly number[]): number | undefined {
  const max = Math.max(0, ...counts);
  const column = counts.indexOf(max);
  const filled = sample.filter(cells => (cells[column] ?? '').trim() !== '').length;
  return max > 0 && max * 2 >= filled ? column : undefined;
}

function byContents(sample: Sample, width: number, links: readonly number[]): ImportMapping {
  const columnOf = (fits: (cell: string) => boolean) => mostly(sample, fitting(sample, width, fits));
  const columns = {
    homepage: mostly(sample, links),
    platform: columnOf(cell => cell.trim() !== '' && Boolean(platformOf(cell))),
    handle: columnOf(cell => /^@[\p{L}\p{N}_.-]+$/u.test(cell.trim())),
    email: columnOf(cell => /^\S+@\S+\.\w{2,}$/.test(cell.trim())),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined));
}

/** A column whose heading promises links but that has none gives way to a column that has only links. */
function together(named: ImportMapping, seen: ImportMapping, links: readonly number[]): ImportMapping {
  const isEmpty = named.homepage !== undefined && !links[named.homepage];
  const homepage = isEmpty ? (seen.homepage ?? named.homepage) : (named.homepage ?? seen.homepage);
  const rest = Object.entries({ ...seen, ...named }).filter(
    ([field, column]) => field !== 'homepage' && column !== homepage,
  );
  return { ...(homepage === undefined ? {} : { homepage }), ...Object.fromEntries(rest) };
}

function isSame(a: ImportMapping, b: ImportMapping): boolean {
  return importFields.every(field => a[field] === b[field]);
}

/** Removes our own columns, because reasons of an earlier import contain links as examples. */
function withoutOurs(headings: readonly string[], rows: Sample): Sample {
  const ours = new Set(headings.flatMap((heading, column) => (isOurs(heading) ? [column] : [])));
  return rows.map(cells => cells.map((cell, column) => (ours.has(column) ? '' : cell)));
}

/**
 * Proposes what each column of a file contains: as the team chose for these headings before, else by the headings, else
 * by the cells.
 */
export function proposeMapping(
  headings: readonly string[],
  rows: Sample,
  remembered: ImportMapping | null,
): Proposal {
  const sample = withoutOurs(headings, rows);
  const links = fitting(sample, headings.length, isProfileLink);
  const named = byHeadings(headings, sample, links);
  const mapping = together(named, byContents(sample, headings.length, links), links);
  const isNamed = isUsable(named) && mapping.homepage === named.homepage;
  if (remembered && !(isNamed && isSame(remembered, mapping))) {
    return { mapping: remembered, basis: 'remembered' };
  }
  if (isNamed) return { mapping, basis: 'headings' };
  return { mapping, basis: isUsable(mapping) ? 'contents' : 'none' };
}
