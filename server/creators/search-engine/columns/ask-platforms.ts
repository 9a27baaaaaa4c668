import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import type { ColumnAnswer, ColumnAsk } from '../../search-columns/column-asks.ts';
import type { ColumnSearch } from '../../search-columns/column-search.ts';
import { searchColumns } from '../../search-columns/search-columns.ts';
import { fewResults, type PlatformSearch, type SearchParams } from '../conditions/criteria.ts';
import { findSimilar, noneSimilar, termOf, type SearchedWord } from '../keywords/keyword-plan.ts';
import { columnSearchOf } from './column-search-of.ts';

/** What the columns answered on one platform. */
export interface PlatformAnswers {
  platform: Platform;
  words: SearchedWord[];
  /** In the order of what was asked. */
  answers: ColumnAnswer[];
}

/** What is asked on a platform. The first has a page if the search has words: it tells whether they are known. */
type AsksOf = (search: ColumnSearch) => ColumnAsk[];

/** @returns for each search its answers, all of one snapshot; null if the database has to answer */
async function askAll(searches: readonly ColumnSearch[], asksOf: AsksOf): Promise<ColumnAnswer[][] | null> {
  const asks = searches.map(asksOf);
  const answers = await searchColumns.ask(asks.flat());
  return answers && asks.map(each => answers.splice(0, each.length));
}

/** Looks up near spellings in the dictionary, of words that are almost unknown in a search with few results. */
async function searchedWords(
  db: Db,
  { platform, words }: ColumnSearch,
  page: ColumnAnswer['page'] | undefined,
): Promise<SearchedWord[]> {
  return Promise.all(
    words.map(async ({ word }, at) => {
      const isWhole = page?.isWhole[at] ?? true;
      const isFew = page !== undefined && page.total < fewResults;
      return {
        word,
        isWhole,
        similar: isFew && !isWhole ? await findSimilar(db, platform, word) : noneSimilar,
      };
    }),
  );
}

const hasSimilar = ({ similar: { entries, handles } }: SearchedWord) => entries.length + handles.length > 0;

const widened = (search: ColumnSearch, words: readonly SearchedWord[]): ColumnSearch => ({
  ...search,
  words: search.words.map((asked, at) => ({
    ...asked,
    similarTerms: words[at]?.similar.entries.map(termOf) ?? [],
    similarHandles: words[at]?.similar.handles ?? [],
  })),
});

/**
 * Asks the columns of every platform; where few are found and a word is almost unknown, once more with near spellings.
 * @returns null if the database has to answer
 */
export async function askPlatforms(
  db: Db,
  searches: readonly PlatformSearch[],
  asked: SearchParams,
  asksOf: AsksOf,
): Promise<PlatformAnswers[] | null> {
  const first = searches.map(search => columnSearchOf(search, asked));
  const found = await askAll(first, asksOf);
  if (!found) return null;
  const words = await Promise.all(first.map((search, at) => searchedWords(db, search, found[at]?.[0]?.page)));
  const isMisspelt = words.map(each => each.some(hasSimilar));
  const again = first.flatMap((search, at) => (isMisspelt[at] ? [widened(search, words[at] ?? [])] : []));
  const wider = again.length ? await askAll(again, asksOf) : [];
  if (!wider) return null;
  return searches.map(({ platform }, at) => ({
    platform,
    words: words[at] ?? [],
    answers: (isMisspelt[at] ? wider.shift() : found[at]) ?? [],
  }));
}
