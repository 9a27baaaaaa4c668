import {
  isExact,
  toCount,
  toFlag,
  toList,
  toSeconds,
  toText,
  wrong,
  type Converted,
} from './value-converters.ts';
import { CellFault, shown } from '../formats/import-fault.ts';
import { accountOf, cut, handleOf, slugOf } from './account-handles.ts';
import { toInstant } from './instants.ts';
import { languageOf, regionOf } from './place-names.ts';
import type { Row } from './table-row.ts';

/** Reads one field of a record from a row: undefined if the source has no value. Throws CellFault. */
export type Reader<T> = (row: Row) => T | undefined;

/** Reads the first of `columns` that has a value, converted. */
function reader<T>(
  expected: string,
  convert: (value: unknown) => Converted<T>,
  columns: string[],
): Reader<T> {
  return row => {
    let fault: CellFault | undefined;
    for (const column of columns) {
      for (const value of row.values(column)) {
        const converted = convert(value);
        if (converted === wrong) {
          fault ??= new CellFault(row.label(column), { code: 'wrong-value', expected, value: shown(value) });
        } else if (converted !== undefined) return converted;
      }
    }
    if (fault) throw fault;
    return undefined;
  };
}

export const text = (...columns: string[]) => reader('string', toText, columns);
export const flag = (...columns: string[]) => reader('flag', toFlag, columns);
export const seconds = (...columns: string[]) => reader('duration', toSeconds, columns);
export const instant = (...columns: string[]) => reader('instant', toInstant, columns);

/** Reads a count; if columns of the same heading have "4.5M" and 4512345, the exact figure is taken. */
export function count(...columns: string[]): Reader<number> {
  const first = reader('count', toCount, columns);
  const exact = reader('count', value => (isExact(value) ? ignoreWrong(toCount(value)) : undefined), columns);
  return row => exact(row) ?? first(row);
}

function ignoreWrong<T>(converted: Converted<T>): T | undefined {
  return converted === wrong ? undefined : converted;
}

/** A list of words without their # or @, each once. */
export function words(...columns: string[]): Reader<string[]> {
  const list = reader('array', toList, columns);
  return row => {
    const found = list(row);
    return found && tidyWords(found);
  };
}

export function tidyWords(list: string[]): string[] {
  const tidy = list.map(word => cut(word.replace(/^[#@\s]+/, '').trim(), 150)).filter(word => word !== '');
  return [...new Set(tidy)];
}

export const id = (...columns: string[]) =>
  reader(
    'id',
    value => {
      const found = toText(value)?.replace(/^(\d+)\.0$/, '$1');
      if (found === undefined) return undefined;
      return found.length <= 200 && !/\s/.test(found) && !/^\d\.\d+e\+\d+$/i.test(found) ? found : wrong;
    },
    columns,
  );

export const handle = (...columns: string[]) =>
  reader(
    'handle',
    value => {
      const found = toText(value);
      return found === undefined ? undefined : (handleOf(found) ?? wrong);
    },
    columns,
  );

/** The stand-in handle of a creator known by name only: see `slugOf`. */
export const handleOfName = (...columns: string[]) =>
  reader(
    'name',
    value => {
      const found = toText(value);
      return found === undefined ? undefined : (slugOf(found) ?? wrong);
    },
    columns,
  );

/** The handle in a link to the profile or to one of its videos. */
export const handleInLink = (...columns: string[]) =>
  reader(
    'link',
    value => {
      const found = toText(value);
      return found === undefined ? undefined : (accountOf(found)?.handle ?? wrong);
    },
    columns,
  );

/** Reads a country; a name of none ("All", an unknown spelling) counts as no value. */
export const region = (...columns: string[]) =>
  reader('string', value => regionOf(toText(value) ?? ''), columns);
export const language = (...columns: string[]) =>
  reader('string', value => languageOf(toText(value) ?? ''), columns);

/** Reads a count unless a flag says that the platform hides it: then it is unknown, whatever stands there. */
export const unlessHidden = (read: Reader<number>, ...flags: string[]): Reader<number> => {
  const isHidden = flag(...flags);
  return row => (isHidden(row) ? undefined : read(row));
};

/** The first reader that finds something. */
export function firstOf<T>(...readers: Reader<T>[]): Reader<T> {
  return row => {
    for (const read of readers) {
      const found = read(row);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Reads a value by `read` and converts it by `change`. */
export function derived<T, U>(read: Reader<T>, change: (value: T, row: Row) => U | undefined): Reader<U> {
  return row => {
    const found = read(row);
    return found === undefined ? undefined : change(found, row);
  };
}

/** Title and description as one caption. */
export function joined(...readers: Reader<string>[]): Reader<string> {
  return row => {
    const parts = readers.flatMap(read => read(row) ?? []);
    return parts.length > 0 ? [...new Set(parts)].join('\n\n') : undefined;
  };
}
