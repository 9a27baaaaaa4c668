import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { closestLine } from '../../../contract/catalogue/base-prices.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { fenOf, yuanOf } from './yuan.ts';

export type Cell = Pick<BasePrice, 'platform' | 'regionTier' | 'category'>;

/** Columns of the table; 0 means any region. */
export const tiers = [0, 1, 2, 3] as const;

/** The name of a cell's field; a category may contain anything but the bar. */
export const cellName = ({ platform, regionTier, category }: Cell) => `${platform}|${regionTier}|${category}`;

/** Categories of a platform's rows, each once in any case: those of the lines, then the offered ones. */
export function categoriesOf(
  platform: Platform,
  lines: readonly BasePrice[],
  offered: readonly string[],
): string[] {
  const own = lines.filter(line => line.platform === platform && line.category).map(line => line.category);
  const all = [...own, ...offered];
  const isFirst = (name: string, at: number) =>
    all.findIndex(other => other.toLowerCase() === name.toLowerCase()) === at;
  return all.filter(isFirst);
}

/** The lines of typed amounts; empty and invalid ones give none. */
export function linesOf(values: Readonly<Record<string, string>>, cells: readonly Cell[]): BasePrice[] {
  return cells.flatMap(cell => {
    const cpmFen = fenOf(values[cellName(cell)] ?? '');
    return cpmFen === null ? [] : [{ ...cell, cpmFen }];
  });
}

/** Whether a line belongs to exactly this cell. */
export const isLineOf = (line: BasePrice, cell: Cell) =>
  line.platform === cell.platform &&
  line.regionTier === cell.regionTier &&
  line.category.toLowerCase() === cell.category.toLowerCase();

/** The initial text of each cell. */
export function typedOf(team: readonly BasePrice[], cells: readonly Cell[]): Record<string, string> {
  return Object.fromEntries(
    cells.map(cell => {
      const line = team.find(each => isLineOf(each, cell));
      return [cellName(cell), line ? yuanOf(line.cpmFen) : ''];
    }),
  );
}

/** The CPM for a cell: by the team's lines, else by the general ones. */
export function usedFor(
  cell: Cell,
  team: readonly BasePrice[],
  general: readonly BasePrice[],
): { cpmFen: number; basis: 'team' | 'general' } | null {
  const own = closestLine(team, cell);
  if (own) return { cpmFen: own.cpmFen, basis: 'team' };
  const line = closestLine(general, cell);
  return line && { cpmFen: line.cpmFen, basis: 'general' };
}
