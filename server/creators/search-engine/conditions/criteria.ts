import type { SearchQuery } from '../../../../contract/creators/search/search-filter.ts';
import { type Platform, platformsIn } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Criteria } from './conditions.queries.ts';
import { everyCreator, type CreatorScope } from './filter-conditions.queries.ts';
import { planWord, withOwn, withSimilar } from '../keywords/keyword-plan.ts';
import type { Keyword, Word } from '../../search-input/keyword.ts';
import { tagScope, tagWord } from '../../../../contract/catalogue/search-terms.ts';

/** A search on one platform. */
export type PlatformSearch = SearchQuery & { platform: Platform };

/** The searches of which a search consists. */
export const searchesIn = (query: SearchQuery): PlatformSearch[] =>
  platformsIn(query.platform).map(platform => ({ ...query, platform }));

/** A search, resolved for this moment and this team. */
export interface SearchParams {
  keyword: Keyword;
  postedSince: Date | null;
  scope?: CreatorScope;
}

const termOfTag = (platform: Platform, tag: string) => tagScope(platform) + tagWord(tag);

/** The tags as terms, each once. */
export const termsOfTags = (platform: Platform, tags: readonly string[] = []): string[] => [
  ...new Set(tags.map(tag => termOfTag(platform, tag))),
];

/** Looks up the words in the dictionary. */
export async function criteriaOf(
  db: Db,
  query: PlatformSearch,
  { keyword, postedSince, scope = everyCreator }: SearchParams,
): Promise<Criteria> {
  const { platform, page: _p, size: _s, sort: _o, hide_blocked: _h, ...filter } = query;
  const planAll = (words: readonly Word[]) =>
    Promise.all(
      words.map(async word =>
        withOwn(
          await planWord(db, platform, word),
          word.fields.includes('name') ? scope.ownNamed?.get(word.text) : [],
        ),
      ),
    );
  const [words, alternatives] = await Promise.all([
    planAll(keyword.words),
    Promise.all(keyword.alternatives.map(planAll)),
  ]);
  return {
    platform,
    filter,
    scope,
    ownEmail: scope.ownEmail ?? [],
    postedSince,
    words,
    alternatives,
    excluded: keyword.excluded,
    tags: termsOfTags(platform, query.tags),
    anyTags: termsOfTags(platform, query.tags_any),
    noTags: termsOfTags(platform, query.tags_not),
    handle: keyword.handle,
  };
}

/** A keyword with fewer results may be misspelt. */
export const fewResults = 20;

/** Adds spellings near the words; null if there are none. */
export async function widenCriteria(db: Db, criteria: Criteria): Promise<Criteria | null> {
  const wider = await Promise.all(criteria.words.map(word => withSimilar(db, criteria.platform, word)));
  const hasSimilar = wider.some(({ similar }) => similar.entries.length + similar.handles.length);
  return hasSimilar ? { ...criteria, words: wider } : null;
}
