import type { z } from 'zod';
import type { filterChoices } from '../../../../contract/creators/search/creator-search.ts';
import { searchQuerySchema } from '../../../../contract/creators/search/search-filter.ts';
import type { SearchPlatform } from '../../../../contract/core/platform.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { parseKeyword } from '../../search-input/keyword.ts';
import { countValuesInColumns } from '../columns/find-in-columns.ts';
import { searchesIn } from '../conditions/criteria.ts';
import { listFacets } from '../creator.queries.ts';
import { byCommonness } from './facets.ts';
import type { ValueCount } from './facets.queries.ts';
import { sumCounts } from './sum-counts.ts';

type Choices = z.output<(typeof filterChoices)['reply']>;

const offered = ['region', 'language', 'category', 'tags'] as const;
/** What the catalogue keeps of them, by its own names; updated after imports and at night. */
const kept = { region: 'region', language: 'language', category: 'category', tags: 'tag' } as const;
/** A platform has more tags than anybody chooses from. */
const maxTags = 200;

/** The numbers of the offered values, by facet and platform. */
async function countOffered(db: Db, searched: SearchPlatform): Promise<ValueCount[][][]> {
  const searches = searchesIn(searchQuerySchema.parse({ platform: searched }));
  const everything = { keyword: parseKeyword({}), postedSince: null };
  const counted = await countValuesInColumns(db, offered, searches, everything);
  if (counted) return counted;
  const rowsOf = await Promise.all(searches.map(({ platform }) => listFacets(db, platform)));
  return offered.map(facet => rowsOf.map(rows => rows.filter(row => row.facet === kept[facet])));
}

/** Returns the catalogue’s values that filters offer, the most frequent first. */
export async function listChoices(db: Db, _ctx: Context, searched: SearchPlatform): Promise<Choices> {
  const counted = await countOffered(db, searched);
  const [regions = [], languages = [], categories = [], tags = []] = counted.map(platforms =>
    sumCounts(platforms.map(counts => counts.toSorted(byCommonness).slice(0, maxTags)))
      .toSorted(byCommonness)
      .map(({ value }) => value),
  );
  return { regions, languages, categories, tags };
}
