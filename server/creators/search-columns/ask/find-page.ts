import type { Sort } from '../../../../contract/creators/search/search-filter.ts';
import { entriesOf, scopesOf } from '../../search-input/keyword.ts';
import type { ColumnHit, ColumnPage, ColumnSearch } from '../column-search.ts';
import type { ColumnStore } from '../store/column-store.ts';
import { countBits } from '../store/memory/bits.ts';
import type { NumberName, PlatformColumns } from '../store/platform-columns.ts';
import { bestRows } from './best-rows.ts';
import { type Matching, matchingRows } from './matching-rows.ts';
import { type Tier, tiersOf } from './tiers.ts';

const sortColumns: Record<Sort, NumberName> = {
  relevance: 'followers',
  followers: 'followers',
  avg_plays: 'average_plays',
  avg_intrate: 'interaction_bp',
  follower_plays: 'plays_to_followers_bp',
  growth: 'growth_bp',
  price: 'price_fen',
  newest_post: 'last_post_at',
};

const usPerSecond = 1_000_000;

/** Reads a page from the tiers, each only as far as the page needs. */
function readPage(
  columns: PlatformColumns,
  tiers: Iterable<Tier>,
  { sort, offset, limit }: { sort: Sort; offset: number; limit: number },
): ColumnHit[] {
  const hits: ColumnHit[] = [];
  const unit = sort === 'newest_post' ? usPerSecond : 1;
  let skipped = offset;
  for (const { rank, rows } of tiers) {
    if (hits.length >= limit) break;
    const count = countBits(rows);
    if (count > skipped) {
      const max = Math.min(count, skipped + limit - hits.length);
      const best = bestRows(rows, columns.numbers[sortColumns[sort]], columns.ids, { skipped, max });
      for (const { id, key } of best) hits.push({ id, rank, key: key === null ? null : key / unit });
    }
    skipped = Math.max(0, skipped - count);
  }
  return hits;
}

function tiersIn(columns: PlatformColumns, found: Matching, { handle }: ColumnSearch): Iterable<Tier> {
  return found.words.length ? tiersOf(columns, found, handle) : [{ rank: 0, rows: found.rows }];
}

/** For each word of the search, whether creators of the platform have exactly this word; of a run, all its pairs. */
function areWhole(columns: PlatformColumns, { platform, words }: ColumnSearch): boolean[] {
  if (!words.length) return [];
  const alive = columns.alive();
  const { terms } = columns;
  return words.map(({ word }) =>
    entriesOf(word).every(entry =>
      scopesOf(platform, word).some(scope => {
        const term = terms.find(scope.slice(1) + entry);
        return term >= 0 && terms.postings.hasAny(term, alive);
      }),
    ),
  );
}

/** Finds one page of a search on one platform, and counts everything that matches. */
export function findPage(
  store: ColumnStore,
  search: ColumnSearch,
  sort: Sort,
  page: { offset: number; limit: number },
): ColumnPage {
  const columns = store.of(search.platform);
  const found = matchingRows(store, search, { isRanked: sort === 'relevance' });
  return {
    hits: readPage(columns, tiersIn(columns, found, search), { sort, ...page }),
    total: countBits(found.rows),
    isWhole: areWhole(columns, search),
  };
}

export const countMatches = (store: ColumnStore, search: ColumnSearch): number =>
  countBits(matchingRows(store, search).rows);
