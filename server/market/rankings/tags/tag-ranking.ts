import { rankingLimits, rankingWindows } from '../../../../contract/market/ranking-kinds.ts';
import type { Publisher } from '../tallies/published-posts.queries.ts';
import { TagDictionary, tagsOf } from './tag-dictionary.ts';
import { TagSums, type TagUse } from './tag-sums.ts';
import { byText, Top } from '../tallies/top-entries.ts';
import { added, shortestWindow } from '../tallies/ranking-windows.ts';

export interface RankedTag {
  tag: number;
  form: string;
  creators: number;
  posts: number;
  plays: number;
  /** In the equally long period before, and now, of creators that can be compared; only known for tags that rank. */
  postsBefore: number;
  playsBefore: number | null;
  playsCompared: number | null;
}

export interface RankedTags {
  top: Top<RankedTag>;
  /** Tags that enough creators use. */
  considered: number;
}

const byPlays = (a: RankedTag, b: RankedTag) =>
  b.plays - a.plays || b.creators - a.creators || byText(a.form, b.form);

/**
 * Ranks the tags of one platform. Creators come region by region: the sums of a region are ranked and dropped after it,
 * so that only the sums of all regions are kept.
 */
export class TagRanking {
  readonly dictionary = new TagDictionary();
  readonly #asOf: number;
  readonly #byCombo = new Map<number, RankedTags[]>();
  #wide = new TagSums();
  #ofRegion = new TagSums();

  /** @param asOf in seconds */
  constructor(asOf: number) {
    this.#asOf = asOf;
  }

  /** @param hasRegion by combination */
  add(publisher: Publisher, combos: readonly number[], hasRegion: (combo: number) => boolean): void {
    const uses = this.#usesOf(publisher);
    for (const combo of combos) {
      const sums = hasRegion(combo) ? this.#ofRegion : this.#wide;
      for (const [tag, use] of uses) sums.add(combo, tag, use);
    }
  }

  #usesOf({ posts }: Publisher): Map<number, TagUse> {
    const uses = new Map<number, TagUse>();
    for (const [, publishedAt, plays, , hashtags, isHeldBack] of posts) {
      const shortest = shortestWindow(this.#asOf - publishedAt);
      if (isHeldBack || shortest === rankingWindows.length) continue;
      for (const tag of tagsOf(hashtags, written => this.dictionary.numberOf(written))) {
        let use = uses.get(tag);
        if (!use)
          uses.set(
            tag,
            (use = { posts: rankingWindows.map(() => 0), plays: rankingWindows.map(() => null) }),
          );
        for (let window = shortest; window < rankingWindows.length; window++) {
          use.posts[window] = (use.posts[window] ?? 0) + 1;
          use.plays[window] = added(use.plays[window] ?? null, plays);
        }
      }
    }
    return uses;
  }

  endRegion(): void {
    this.#rank(this.#ofRegion);
    this.#ofRegion = new TagSums();
  }

  endPlatform(): void {
    this.#rank(this.#wide);
    this.#wide = new TagSums();
  }

  #rank(sums: TagSums): void {
    sums.each((window, { combo, tag, creators, posts, plays }) => {
      if (creators < rankingLimits.tagCreators || plays === null) return;
      const ranked = this.of(combo)[window];
      if (!ranked) return;
      ranked.considered++;
      const form = this.dictionary.form(tag);
      const compared = { postsBefore: 0, playsBefore: null, playsCompared: null };
      ranked.top.offer({ tag, form, creators, posts, plays, ...compared });
    });
  }

  /** By window. */
  of(combo: number): RankedTags[] {
    let ranked = this.#byCombo.get(combo);
    if (!ranked) {
      const top = () => new Top(rankingLimits.places, byPlays);
      this.#byCombo.set(combo, (ranked = rankingWindows.map(() => ({ top: top(), considered: 0 }))));
    }
    return ranked;
  }
}
