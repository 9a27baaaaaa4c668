import type { ColumnSearch, ColumnWord } from '../../search-columns/column-search.ts';
import type { Word } from '../../search-input/keyword.ts';
import { termsOfTags, type PlatformSearch, type SearchParams } from '../conditions/criteria.ts';
import { everyCreator } from '../conditions/filter-conditions.queries.ts';

const microseconds = (time: Date | null) => (time ? time.getTime() * 1000 : null);

/** A search as the columns are asked: everything that they do not know themselves is in it. */
export function columnSearchOf(
  { page: _p, size: _s, sort: _o, hide_blocked: _h, platform, ...filter }: PlatformSearch,
  { keyword, postedSince, scope = everyCreator }: SearchParams,
): ColumnSearch {
  const asked = (word: Word): ColumnWord => ({
    word,
    own: (word.fields.includes('name') && scope.ownNamed?.get(word.text)) || [],
    similarTerms: [],
    similarHandles: [],
  });
  return {
    platform,
    filter,
    postedSinceUs: microseconds(postedSince),
    addedSinceUs: null,
    only: scope.only,
    except: scope.except,
    ownEmail: scope.ownEmail ?? [],
    words: keyword.words.map(asked),
    alternatives: keyword.alternatives.map(words => words.map(asked)),
    excluded: keyword.excluded,
    tags: termsOfTags(platform, filter.tags),
    anyTags: termsOfTags(platform, filter.tags_any),
    noTags: termsOfTags(platform, filter.tags_not),
    handle: keyword.handle,
  };
}

/** The same search, for creators that were added to the catalogue after a moment. */
export const addedSince = (search: ColumnSearch, since: Date): ColumnSearch => ({
  ...search,
  addedSinceUs: since.getTime() * 1000,
});
