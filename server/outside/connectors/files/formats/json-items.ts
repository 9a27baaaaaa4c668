import { shown, type Fault } from './import-fault.ts';
import { isObject } from './is-object.ts';
import { firstJsonFault } from './json-syntax.ts';

/** One object of a JSON or NDJSON file with the line where it starts, or why there is none. */
export type JsonItem =
  | { line: number; path: string; value: Record<string, unknown> }
  | { line: number; path: string; fault: Fault };

const longNumber = /[:[,]\s*-?\d{17,}\s*[,}\]]/;

/** Ids written as numbers have more digits than a number of JavaScript keeps: these become texts. */
function parse(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
      ? context?.source
      : value,
  );
}

/**
 * Reads the text of one object that starts at `line`, character `column`. A syntax fault has the line of the error, not
 * that of the object.
 */
export function readObject(text: string, line: number, column: number, path: string): JsonItem {
  try {
    // No text in the database may contain NUL.
    const value = parse(text.includes('\\u0000') ? text.replaceAll('\\u0000', '\\ufffd') : text);
    if (isObject(value)) {
      return { line, path, value };
    }
    return { line, path, fault: { code: 'not-an-object', value: shown(text), at: column } };
  } catch {
    const found = firstJsonFault(text) ?? { offset: 0, unexpected: text[0] ?? 'end' };
    const before = text.slice(0, found.offset).split(/\r\n|\n|\r/);
    const last = before.at(-1) ?? '';
    const at = before.length === 1 ? column + found.offset : last.length + 1;
    const fault: Fault =
      found.unexpected === 'end'
        ? { code: 'cut-off', at }
        : { code: 'not-json', value: shown(JSON.stringify(found.unexpected)), at };
    return { line: line + before.length - 1, path, fault };
  }
}
