import { searchQuerySchema, type SearchQuery } from '../../../contract/creators/search/search-filter.ts';
import type { SearchPlatform } from '../../../contract/core/platform.ts';

/** The platform is stored in a column of its own; a saved search always opens on its first page. */
const aside = new Set(['platform', 'page']);
const known = Object.keys(searchQuerySchema.shape).filter(name => !aside.has(name));

/** Returns the set parameters of a search's address, always in the same order. */
export function tidyQuery(query: string): string {
  const asked = new URLSearchParams(query);
  const tidy = new URLSearchParams();
  for (const name of known) {
    const value = asked.get(name)?.trim();
    if (value) tidy.set(name, value);
  }
  return tidy.toString();
}

/** @returns the parameters of a saved address, or the first one that cannot be read */
export function readQuery(
  platform: SearchPlatform,
  query: string,
): { asked: SearchQuery } | { wrong: string } {
  const read = searchQuerySchema.safeParse({ ...Object.fromEntries(new URLSearchParams(query)), platform });
  return read.success ? { asked: read.data } : { wrong: String(read.error.issues[0]?.path[0] ?? '') };
}
