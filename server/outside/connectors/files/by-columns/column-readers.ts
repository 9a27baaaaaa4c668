import { isObject } from '../formats/is-object.ts';
import { CellFault, shown } from '../formats/import-fault.ts';
import { postIdOf } from '../fields/account-handles.ts';
import { tidyWords, type Reader } from '../fields/field-readers.ts';
import {
  isExact,
  isNothing,
  toCount,
  toFlag,
  toList,
  toText,
  wrong,
  written,
  type Converted,
} from '../fields/value-converters.ts';
import type { Row } from '../fields/table-row.ts';
import { timeReader } from './column-dates.ts';
import { plainCount, withUnit, type SampledColumn } from './sampled-columns.ts';

type Columns = readonly SampledColumn[] | undefined;

const cellsOf = (row: Row, columns: Columns) =>
  (columns ?? []).flatMap(column => row.values(column.column).map(cell => ({ column, cell })));

function read<T>(
  columns: Columns,
  expected: string,
  convert: (cell: unknown, column: SampledColumn) => Converted<T>,
): Reader<T> {
  return row => {
    let fault: CellFault | undefined;
    for (const { column, cell } of cellsOf(row, columns)) {
      const found = convert(cell, column);
      if (found === wrong)
        fault ??= new CellFault(row.label(column.column), {
          code: 'wrong-value',
          expected,
          value: shown(cell),
        });
      else if (found !== undefined) return found;
    }
    if (fault) throw fault;
    return undefined;
  };
}

export const textIn = (columns: Columns): Reader<string> =>
  read(columns, 'string', cell => (isNothing(cell) ? undefined : toText(cell)));

/** A count; of "4.5M" and 4512345 the exact one. `hidden` says that the platform does not show it. */
export function countIn(columns: Columns, hidden?: Columns): Reader<number> {
  // Columns about the same thing only: others are a second choice that the heading does not promise.
  const own = columns?.filter(({ about }) => about === columns[0]?.about);
  const plain = read(own, 'count', (cell, column) => toCount(withUnit(plainCount(cell), column)));
  const exact = read(own, 'count', (cell, column) => {
    const found = column.unit === 1 && isExact(cell) ? toCount(cell) : undefined;
    return found === wrong ? undefined : found;
  });
  const isHidden = flagIn(hidden);
  return row => (isHidden(row) ? undefined : (exact(row) ?? plain(row)));
}

export const flagIn = (columns: Columns): Reader<boolean> =>
  read(columns, 'flag', cell => {
    const found = toFlag(cell);
    return found === wrong ? undefined : found;
  });

export function timeIn(columns: Columns): Reader<string> {
  const readers = (columns ?? []).map(column => {
    const convert = timeReader(column.cells);
    return convert ? read([column], 'instant', convert) : () => undefined;
  });
  return row => {
    for (const reader of readers) {
      const found = reader(row);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

const namesInDictionaries = /['"](?:name|title|hashtagName|tag|username)['"]:\s*(?:'([^']*)'|"([^"]*)")/g;

/** Words of a list, of objects with names, or behind their marks in a text: "#one #two". */
function wordsOf(cell: unknown): Converted<string[]> {
  if (Array.isArray(cell)) {
    return cell.flatMap((item: unknown) => {
      const name = isObject(item)
        ? (item.name ?? item.title ?? item.hashtagName ?? item.tag ?? item.username)
        : item;
      return toText(name) ?? [];
    });
  }
  const text = written(cell);
  if (isNothing(cell) || text === '[]') return undefined;
  const named = [...text.matchAll(namesInDictionaries)].map(found => found[1] ?? found[2] ?? '');
  if (named.length) return named;
  if (/^[[({]/.test(text)) return toList(text);
  const marked = [...text.matchAll(/[#@]([^\s#@,|;]+)/g)].map(found => found[1] ?? '');
  return marked.length ? marked : toList(text);
}

export const wordsIn = (columns: Columns): Reader<string[]> => {
  const list = read(columns, 'array', wordsOf);
  return row => {
    const found = list(row);
    return found?.length ? tidyWords(found) : undefined;
  };
};

/** The words of all columns: a second topic stands in a column of its own. */
export const allWordsIn =
  (columns: Columns): Reader<string[]> =>
  row => {
    const found = cellsOf(row, columns).flatMap(({ cell }) => {
      const list = wordsOf(cell);
      return list === wrong ? [] : (list ?? []);
    });
    return found.length ? tidyWords(found) : undefined;
  };

export const addressesIn = (columns: Columns): Reader<string[]> =>
  read(columns, 'string', cell => {
    const found = written(cell).match(/[^\s,;|'"[\]()<>]+@[^\s,;|'"[\]()<>]+/g);
    return found ? [...new Set(found)].slice(0, 20) : undefined;
  });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Instagram's code of a post is its number in another notation. */
function codeOfNumber(number: string): string {
  let rest = BigInt(number.split('_')[0] ?? 0);
  let code = '';
  for (; rest > 0n; rest /= 64n) code = (letters[Number(rest % 64n)] ?? '') + code;
  return code;
}

/** The upper bits of an Instagram number count milliseconds. */
export function instagramTime(code: string): string | undefined {
  if (!/^[\w-]{10,12}$/.test(code)) return undefined;
  const number = [...code].reduce((sum, letter) => sum * 64n + BigInt(letters.indexOf(letter)), 0n);
  const time = new Date(Number(number >> 23n) + 1_314_220_021_721);
  return time.getUTCFullYear() >= 2011 && time.getUTCFullYear() <= 2060 ? time.toISOString() : undefined;
}

/** The id of a post: as it stands in its link, which is never rounded, else in its own column. */
export function postIdIn(
  links: Columns,
  ids: Columns,
  platform: (row: Row) => string | undefined,
): Reader<string> {
  return row => {
    for (const { cell } of cellsOf(row, links)) {
      const found = postIdOf(written(cell));
      if (found !== undefined) return found;
    }
    for (const { column, cell } of cellsOf(row, ids)) {
      const text = written(cell).replace(/^(\d+)\.0$/, '$1');
      if (isNothing(cell)) continue;
      const isRounded = /^\d\.\d+e\+\d+$/i.test(text);
      if (isRounded || text.length > 200 || /\s/.test(text))
        throw new CellFault(row.label(column.column), {
          code: 'wrong-value',
          expected: 'id',
          value: shown(text),
        });
      const isNumber = /^\d{15,20}(_\d+)?$/.test(text);
      return isNumber && platform(row) === 'instagram' ? codeOfNumber(text) : text;
    }
    return undefined;
  };
}
