import type { QueryInputOf } from '../../../../contract/core/endpoint.ts';
import { searchCreators, type TeamRow } from '../../../../contract/creators/search/creator-search.ts';
import type { Colleague } from '../story/colleague.ts';

export type SearchInput = NonNullable<QueryInputOf<typeof searchCreators>>;

/** Searches as the search page does; `skip` leaves out the first results. */
export async function find(
  who: Colleague,
  input: SearchInput,
  { count, skip = 0 }: { count: number; skip?: number },
): Promise<TeamRow[]> {
  const found: TeamRow[] = [];
  for (let page = 1; found.length < skip + count; page++) {
    const { creators } = await who.does(searchCreators, { query: { ...input, page, size: 50 } });
    found.push(...creators);
    if (creators.length < 50) break;
  }
  return found.slice(skip, skip + count);
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
