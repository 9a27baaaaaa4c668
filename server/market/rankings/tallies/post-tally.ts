import { rankingLimits, rankingWindows } from '../../../../contract/market/ranking-kinds.ts';
import type { Publisher } from './published-posts.queries.ts';
import { byText, more, Top } from './top-entries.ts';
import { added, shortestWindow } from './ranking-windows.ts';

interface Video {
  creatorId: number;
  postId: string;
  publishedAt: number;
  plays: number;
  engagement: number | null;
}

/** What a creator published within a window. */
interface Output {
  creatorId: number;
  followers: number | null;
  posts: number;
  plays: number | null;
  engagement: number | null;
}

const byPlays = (a: Video, b: Video) =>
  b.plays - a.plays ||
  more(a.engagement, b.engagement) ||
  b.publishedAt - a.publishedAt ||
  b.creatorId - a.creatorId ||
  byText(b.postId, a.postId);

const byAllPlays = (a: Output, b: Output) =>
  more(a.plays, b.plays) || more(a.followers, b.followers) || a.creatorId - b.creatorId;

/** The totals of one ranking's region and category over one window. */
export interface Tally {
  videos: Top<Video>;
  creators: Top<Output>;
  /** The number of posts they are chosen from. */
  posts: number;
  publishers: number;
}

const emptyTally = (): Tally => ({
  videos: new Top(rankingLimits.places, byPlays),
  creators: new Top(rankingLimits.places, byAllPlays),
  posts: 0,
  publishers: 0,
});

/** Ranks videos and creators of one platform, by combination of region and category. */
export class PostTally {
  readonly #combos = new Map<number, Tally[]>();
  readonly #heldBack = new Map<number, number[]>();
  readonly #asOf: number;

  /** @param asOf in seconds */
  constructor(asOf: number) {
    this.#asOf = asOf;
  }

  /** By window. */
  of(combo: number): Tally[] {
    let tallies = this.#combos.get(combo);
    if (!tallies) this.#combos.set(combo, (tallies = rankingWindows.map(emptyTally)));
    return tallies;
  }

  /** How many posts were left out, by window. */
  heldBackOf(combo: number): number[] {
    let counts = this.#heldBack.get(combo);
    if (!counts) this.#heldBack.set(combo, (counts = rankingWindows.map(() => 0)));
    return counts;
  }

  /** Drops what was ranked. The number of left-out posts stays, because it is read later. */
  forget(combo: number): void {
    this.#combos.delete(combo);
  }

  add(publisher: Publisher, combos: readonly number[]): void {
    const tallies = combos.map(combo => this.of(combo));
    const outputs = rankingWindows.map((): Output => ({
      creatorId: publisher.id,
      followers: publisher.followers,
      posts: 0,
      plays: null,
      engagement: null,
    }));
    for (const [postId, publishedAt, plays, engagement, , isHeldBack] of publisher.posts) {
      const shortest = shortestWindow(this.#asOf - publishedAt);
      if (isHeldBack) {
        for (const combo of combos) {
          const counts = this.heldBackOf(combo);
          for (let window = shortest; window < counts.length; window++)
            counts[window] = (counts[window] ?? 0) + 1;
        }
        continue;
      }
      const video =
        plays === null ? null : { creatorId: publisher.id, postId, publishedAt, plays, engagement };
      for (let window = shortest; window < rankingWindows.length; window++) {
        for (const byWindow of tallies) {
          const tally = byWindow[window];
          if (!tally) continue;
          tally.posts++;
          if (video) tally.videos.offer(video);
        }
        const output = outputs[window];
        if (!output) continue;
        output.posts++;
        output.plays = added(output.plays, plays);
        output.engagement = added(output.engagement, engagement);
      }
    }
    for (const [window, output] of outputs.entries()) {
      for (const byWindow of tallies) {
        const tally = byWindow[window];
        if (!tally || !output.posts) continue;
        tally.publishers++;
        if (output.plays !== null) tally.creators.offer(output);
      }
    }
  }
}
