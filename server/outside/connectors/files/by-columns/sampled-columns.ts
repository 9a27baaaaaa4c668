import { meaningOf, type ColumnMeaning } from '../../headings/column-meaning.ts';
import { isNothing, toCount, wrong, written } from '../fields/value-converters.ts';
import { accountOf, postIdOf } from '../fields/account-handles.ts';
import { isObject } from '../formats/is-object.ts';
import { ObjectRow, type Row } from '../fields/table-row.ts';

/** A column of a file with what its heading says and what stands in its first cells. */
export interface SampledColumn extends ColumnMeaning {
  column: string;
  /** Cells that say something. */
  cells: unknown[];
}

const deepest = 4;
const maxColumns = 500;

/** The columns of a table, and the paths to the values of nested objects. */
export function columnNames(sample: readonly Row[]): string[] {
  const names = new Set<string>();
  const visit = (value: Record<string, unknown>, path: string, depth: number) => {
    for (const [key, inner] of Object.entries(value)) {
      const name = path + key;
      if (isObject(inner) && depth < deepest) visit(inner, `${name}.`, depth + 1);
      else if (names.size < maxColumns) names.add(name);
    }
  };
  for (const row of sample) {
    if (row instanceof ObjectRow) visit(row.value, '', 1);
    else for (const name of row.columns()) names.add(name);
  }
  return [...names].filter(name => name !== '');
}

/** @param meanings what the user says about columns, by their name */
export function sampledColumns(
  sample: readonly Row[],
  meanings: ReadonlyMap<string, ColumnMeaning | null>,
): SampledColumn[] {
  const names = columnNames(sample);
  // A table without headings has numbers in their place.
  const areNumbers = names.every((name, at) => name === String(at + 1));
  return names.flatMap(column => {
    const cells = sample.flatMap(row => row.values(column)).filter(cell => !isNothing(cell));
    const meaning = meanings.has(column)
      ? meanings.get(column)
      : areNumbers
        ? bareMeaning(cells)
        : meaningOf(column);
    return meaning ? [{ ...meaning, column, cells }] : [];
  });
}

/** A column without a heading is known only by links and handles. */
function bareMeaning(cells: readonly unknown[]): ColumnMeaning | null {
  const rest = { about: null, platform: null, unit: 1, doubt: 0 };
  if (share(cells, isProfileLink) >= 0.6) return { ...rest, meaning: 'creatorLink' };
  return likeness(cells) >= 0.8 ? { ...rest, meaning: 'handle' } : null;
}

/** The share of the filled cells that fit; 0 for a column without any. */
export function share(cells: readonly unknown[], fits: (cell: unknown) => boolean): number {
  return cells.length ? cells.filter(fits).length / cells.length : 0;
}

const longestCount = 60;
const roughly =
  /^(?:over|more than|about|around|almost|nearly|approx\.?|approximately|up to|ca\.?|c\.|más de|mais de|plus de|约|约为|超过|超|近)\s*(?=\d)/i;
const counted =
  /^(\D{0,2}\d[\d.,\s]*(?:\p{L}{1,9}\.?)??\+?)\s*(?:de\s|d['’]\s?)?(?:followers?|subscribers?|subs|fans|posts?|videos?|views?|plays?|likes?|粉丝|人|名|次|回|本|件|명|회|개|lượt(?: xem| thích)?|người(?: theo dõi)?|seguidores|suscriptores|inscritos|abonnés|vues|vistas|pengikut)$/iu;

/** A count as people write it into a cell of its own: "over 800K", "1.2M followers". */
export const plainCount = (cell: unknown): unknown =>
  typeof cell === 'string' && cell.length <= longestCount
    ? cell.trim().replace(roughly, '').replace(counted, '$1')
    : cell;

const suffixes = new Map([[1e3, 'K'], [1e4, 'w'], [1e6, 'M'], [1e9, 'B']]); // oxfmt-ignore

/** "1,050" ten thousands; of millions nobody has thousands. */
const isGrouped = (text: string, unit: number) => unit < 1e6 && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text);

/** "32.4" below "Followers (millions)". A column whose cells are already large is written out. */
export function withUnit(cell: unknown, { unit, cells }: Pick<SampledColumn, 'unit' | 'cells'>): unknown {
  const suffix = suffixes.get(unit);
  // Most columns have no unit, and a file may have millions of cells: the sample is looked at last.
  if (suffix === undefined || isNothing(cell) || !/^[\d.,\s]+$/.test(written(cell))) return cell;
  const isWrittenOut = cells.some(each => Number(toCount(each) === wrong ? 0 : toCount(each)) > 1e5);
  return isWrittenOut
    ? cell
    : `${isGrouped(written(cell), unit) ? written(cell).replaceAll(',', '') : written(cell)}${suffix}`;
}

export const isCount = (cell: unknown): boolean => toCount(plainCount(cell)) !== wrong;
export const isProfileLink = (cell: unknown): boolean => accountOf(written(cell)) !== undefined;
export const isPostLink = (cell: unknown): boolean => postIdOf(written(cell)) !== undefined;

/** How much the cells look like account names; those in lower case more, because most are. */
export function likeness(cells: readonly unknown[]): number {
  const marks = cells.map(cell => {
    const text = written(cell);
    if (!/^@?[\w.-]{1,40}$/.test(text)) return 0;
    if (/^\d+$/.test(text)) return 0.2;
    return text === text.toLowerCase() ? 1 : 0.9;
  });
  return marks.reduce<number>((sum, mark) => sum + mark, 0) / Math.max(1, cells.length);
}
