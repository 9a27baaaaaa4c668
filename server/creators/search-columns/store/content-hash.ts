import type { ColumnRow } from '../column-row.ts';

/**
 * 53 bits of what words are found by (cyrb53), so that a row whose figures alone have changed stays where it is. Nothing
 * separates a text from the next but a character that PostgreSQL does not store.
 */
export function contentHash({ lowerHandle, searchText, tags, brands }: ColumnRow): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const text of [lowerHandle, searchText, ...tags, '', ...brands]) {
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      one = Math.imul(one ^ letter, 2654435761);
      other = Math.imul(other ^ letter, 1597334677);
    }
    one = Math.imul(one ^ 0x10000, 2654435761);
    other = Math.imul(other ^ 0x10000, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}
