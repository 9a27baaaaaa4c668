import { limits } from '../../../contract/core/limits.ts';

/** The creators of an address, in order, each once; `beyond` is the number above the limit. */
export function readIds(text: string | null): { ids: number[]; beyond: number } {
  const named = (text ?? '').split(',').map(part => part.trim());
  const ids = [...new Set(named.filter(part => /^[1-9]\d{0,15}$/.test(part)).map(Number))].filter(
    Number.isSafeInteger,
  );
  return { ids: ids.slice(0, limits.compared.max), beyond: Math.max(0, ids.length - limits.compared.max) };
}

/** Moves one place to the left (-1) or right; does nothing at the ends. */
export function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (at === -1 || other === undefined) return [...ids];
  return ids.map((each, place) => (place === at ? other : place === at + by ? id : each));
}

/** Ids that an error reports as unknown: its fields are `ids.7`. */
export function missingIds(fields: readonly { field: string }[]): number[] {
  return fields.flatMap(({ field }) => {
    const [, id] = /^ids\.(\d+)$/.exec(field) ?? [];
    return id ? [Number(id)] : [];
  });
}
