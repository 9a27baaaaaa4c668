import { scopeOf } from '../../../../contract/catalogue/search-terms.ts';
import type { Db } from '../../../core/db/database.ts';
import { estimateHandles, findEntries } from '../keywords/keyword.queries.ts';
import { foundElsewhere, handleBegins, onlyNameHasWords } from './relevance.queries.ts';
import { leadByHandle, leadByTerms, type Criteria, type Leading } from '../conditions/conditions.queries.ts';
import type { Condition } from '../conditions/filter-conditions.queries.ts';
import { countUpTo, indexPage, rankedWalkPage, walkPage, type Hit, type Page } from './search.queries.ts';

/**
 * Relevance for a keyword that is too common to rank all its creators: the tiers, of which the handle is the first, are
 * read one after another, each only as far as the page needs.
 */
interface Tier {
  /** Returns the page of this tier alone, and its total (only queried if the page was not filled). */
  page(page: Page): Promise<Hit[]>;
  total(): Promise<number>;
}

/** This many of the most followed creators are ordered by tags and bio; after them, followers alone decide. */
const rankedCandidates = 200;
const farEnough = 20_000;
/** Beyond every rank of rank.queries.ts. */
const afterRanked = 7;

/** A tier that the indexes find, or, if it is too large, that a walk finds: then all of it has the same rank. */
function tier(
  db: Db,
  criteria: Criteria,
  leading: Leading | null,
  { rank, also }: { rank: number; also: Condition[] },
): Tier {
  if (leading === null) {
    return {
      page: page => walkPage(db, criteria, 'followers', page, { rank, also }),
      total: () => countUpTo(db, criteria, farEnough, also),
    };
  }
  return {
    page: async page => (await indexPage(db, criteria, leading, 'relevance', page, also)).hits,
    total: async () =>
      (await indexPage(db, criteria, leading, 'relevance', { offset: 0, limit: 1 }, also)).total,
  };
}

async function handleTier(db: Db, criteria: Criteria, few: number): Promise<Tier> {
  const begins = handleBegins(criteria);
  const expected = await estimateHandles(db, criteria.platform, `${criteria.handle}%`);
  return tier(db, criteria, expected > few ? null : leadByHandle(begins), { rank: 1, also: [begins] });
}

async function nameTier(db: Db, criteria: Criteria, few: number): Promise<Tier> {
  const words = [...new Set(criteria.words.map(({ word }) => word.text))];
  const entries = await findEntries(db, 'equal', words, [scopeOf(criteria.platform, 'name')], words.length);
  const rarest = entries.toSorted((a, b) => a.creators - b.creators)[0];
  const some = entries.length === words.length ? rarest : undefined;
  const isCommon = some !== undefined && some.creators > few;
  const leading = isCommon ? null : leadByTerms(some ? [some.scope + some.word] : []);
  return tier(db, criteria, leading, { rank: 2, also: onlyNameHasWords(criteria) });
}

function restTier(db: Db, criteria: Criteria): Tier {
  const also = foundElsewhere(criteria);
  return {
    async page({ offset, limit }) {
      const ranked = Math.max(0, Math.min(limit, rankedCandidates - offset));
      const best = ranked
        ? await rankedWalkPage(db, criteria, rankedCandidates, { offset, limit: ranked }, also)
        : [];
      if (best.length < ranked || ranked === limit) return best;
      const next = { offset: offset + ranked, limit: limit - ranked };
      return [...best, ...(await walkPage(db, criteria, 'followers', next, { rank: afterRanked, also }))];
    },
    total: () => countUpTo(db, criteria, farEnough, also),
  };
}

export async function relevancePage(db: Db, criteria: Criteria, page: Page, few: number): Promise<Hit[]> {
  const hits: Hit[] = [];
  let { offset } = page;
  for (const makeTier of [handleTier, nameTier, restTier]) {
    const next = await makeTier(db, criteria, few);
    const found = await next.page({ offset, limit: page.limit - hits.length });
    hits.push(...found);
    if (hits.length === page.limit) break;
    offset = found.length ? 0 : Math.max(0, offset - (offset ? await next.total() : 0));
  }
  return hits;
}
