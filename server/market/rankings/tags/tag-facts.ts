import { rankingWindows } from '../../../../contract/market/ranking-kinds.ts';
import type { TagFacts } from '../../../core/db/schema/rankings-tables.ts';
import type { Combo, Combos } from '../tallies/ranking-combinations.ts';
import { daysBefore } from '../ranking-history.ts';
import type { Publisher } from '../tallies/published-posts.queries.ts';
import { tagsOf } from './tag-dictionary.ts';
import type { RankedTag, TagRanking } from './tag-ranking.ts';
import { byText, Top } from '../tallies/top-entries.ts';
import { added, comparedIn, secondsOfDay } from '../tallies/ranking-windows.ts';

/** The number of posts and early users on a tag's page. */
const listed = 12;
/** The days that a tag's page covers. A creator who used it within three times as many may be an early user. */
const shownDays = 30;

interface Use {
  creatorId: number;
  postId: string;
  publishedAt: number;
  plays: number | null;
}

const byPlays = (a: Use, b: Use) =>
  (b.plays ?? -1) - (a.plays ?? -1) || a.creatorId - b.creatorId || byText(a.postId, b.postId);
const earliest = (a: Use, b: Use) =>
  a.publishedAt - b.publishedAt || a.creatorId - b.creatorId || byText(a.postId, b.postId);

class FactsOfTag {
  creators = 0;
  readonly posts = new Map<number, { posts: number; plays: number | null }>();
  readonly regions = new Map<string, number>();
  readonly categories = new Map<string, number>();
  readonly best = new Top(listed, byPlays);
  readonly early = new Top(listed, earliest);
}

/** How one creator uses a tag. */
interface OwnUses {
  facts: FactsOfTag;
  /** In the days that are shown. */
  posts: number;
  best: Use | null;
  first: Use;
}

/** The rankings of one region and category that contain a tag, with their windows. */
type RankedIn = Map<number, [window: number, ranked: RankedTag][]>;

const count = (counts: Map<string, number>, key: string, amount: number) =>
  counts.set(key, (counts.get(key) ?? 0) + amount);
const largestFirst = (counts: Map<string, number>) =>
  [...counts]
    .toSorted(([a, ones], [b, others]) => others - ones || byText(a, b))
    .map(([value, posts]): [string | null, number] => [value || null, posts]);

/** Reads the ranking tags of a platform a second time: for their pages, and for the period before each window. */
export class TagFactsTally {
  readonly #facts = new Map<number, FactsOfTag>();
  /** By combination. */
  readonly #ranked = new Map<number, RankedIn>();
  readonly #ranking: TagRanking;
  readonly #asOf: number;

  /** @param asOf in seconds */
  constructor(ranking: TagRanking, combos: readonly Combo[], asOf: number) {
    this.#ranking = ranking;
    this.#asOf = asOf;
    for (const combo of combos.keys()) {
      const ofCombo: RankedIn = new Map();
      for (const [window, { top }] of ranking.of(combo).entries()) {
        for (const ranked of top.first) {
          ofCombo.set(ranked.tag, [...(ofCombo.get(ranked.tag) ?? []), [window, ranked]]);
          if (!this.#facts.has(ranked.tag)) this.#facts.set(ranked.tag, new FactsOfTag());
        }
      }
      this.#ranked.set(combo, ofCombo);
    }
  }

  static readonly days = 3 * shownDays;

  add(publisher: Publisher, combos: Combos): void {
    const own = new Map<number, OwnUses>();
    const ranked = combos.of(publisher).map(combo => this.#ranked.get(combo));
    const lag = Math.max(0, this.#asOf - publisher.seenAt);
    for (const [postId, publishedAt, plays, , hashtags, isHeldBack] of publisher.posts) {
      if (isHeldBack || !hashtags) continue;
      const use = { creatorId: publisher.id, postId, publishedAt, plays };
      const age = this.#asOf - publishedAt;
      const isShown = age < shownDays * secondsOfDay;
      const compared = rankingWindows.map((_, window) => comparedIn(age, lag, window));
      for (const tag of tagsOf(hashtags, written => this.#ranking.dictionary.find(written))) {
        const facts = this.#facts.get(tag);
        if (!facts) continue;
        countCompared(ranked, tag, { compared, plays });
        let uses = own.get(tag);
        if (!uses) own.set(tag, (uses = { facts, posts: 0, best: null, first: use }));
        else if (earliest(use, uses.first) < 0) uses.first = use;
        if (!isShown) continue;
        uses.posts++;
        countDay(facts, use);
        if (plays !== null && (!uses.best || byPlays(use, uses.best) < 0)) uses.best = use;
      }
    }
    for (const { facts, posts, best, first } of own.values()) {
      facts.early.offer(first);
      if (best) facts.best.offer(best);
      if (!posts) continue;
      facts.creators++;
      count(facts.regions, publisher.region, posts);
      count(facts.categories, publisher.category, posts);
    }
  }

  /** @param today UTC day of the edition */
  *pages(today: string): Generator<{ tag: string; facts: TagFacts }> {
    const thisDay = Math.floor(this.#asOf / secondsOfDay);
    for (const [tag, { creators, posts, regions, categories, best, early }] of this.#facts) {
      const days = [...posts].toSorted(([a], [b]) => a - b);
      yield {
        tag: this.#ranking.dictionary.form(tag),
        facts: {
          creators,
          days: days.map(([day, { posts, plays }]) => [daysBefore(today, thisDay - day), posts, plays]),
          regions: largestFirst(regions),
          categories: largestFirst(categories),
          posts: best.first.map(({ creatorId, postId }) => [creatorId, postId]),
          early: early.first.map(({ creatorId, publishedAt, plays }) => [
            creatorId,
            new Date(publishedAt * 1000).toISOString(),
            plays,
          ]),
        },
      };
    }
  }
}

function countDay({ posts }: FactsOfTag, { publishedAt, plays }: Use): void {
  const day = Math.floor(publishedAt / secondsOfDay);
  const counts = posts.get(day);
  posts.set(day, { posts: (counts?.posts ?? 0) + 1, plays: added(counts?.plays ?? null, plays) });
}

/** @param compared by window: where the post counts */
function countCompared(
  ranked: readonly (RankedIn | undefined)[],
  tag: number,
  { compared, plays }: { compared: readonly ReturnType<typeof comparedIn>[]; plays: number | null },
): void {
  for (const ofCombo of ranked) {
    for (const [window, each] of ofCombo?.get(tag) ?? []) {
      if (compared[window] === 'now') each.playsCompared = added(each.playsCompared, plays);
      if (compared[window] !== 'before') continue;
      each.postsBefore++;
      each.playsBefore = added(each.playsBefore, plays);
    }
  }
}
