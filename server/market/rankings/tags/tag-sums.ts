import { rankingWindows } from '../../../../contract/market/ranking-kinds.ts';

const windows = rankingWindows.length;
/** If the table is fuller than this, lookups become slow. */
const fullest = 0.6;

/** What one creator's posts contribute to a tag, by window; plays are null if none are known. */
export interface TagUse {
  posts: number[];
  plays: (number | null)[];
}

export interface TagSum {
  combo: number;
  tag: number;
  creators: number;
  posts: number;
  plays: number | null;
}

/**
 * Sums by combination of region and category, and tag. There are millions: they are stored in flat arrays with open
 * addressing, 64 bytes each.
 */
export class TagSums {
  #room: number;
  #used = 0;
  /** A combination plus one; 0 means empty. */
  #combos: Uint32Array;
  #tags: Uint32Array;
  #creators: Uint32Array;
  #posts: Uint32Array;
  /** Negative if none are known. */
  #plays: Float64Array;

  constructor(room = 1 << 12) {
    this.#room = room;
    this.#combos = new Uint32Array(room);
    this.#tags = new Uint32Array(room);
    this.#creators = new Uint32Array(room * windows);
    this.#posts = new Uint32Array(room * windows);
    this.#plays = new Float64Array(room * windows).fill(-1);
  }

  #placeOf(combo: number, tag: number): number {
    const mask = this.#room - 1;
    let place = Math.imul(Math.imul(tag, 0x9e3779b1) ^ (combo + 1), 0x85ebca6b) >>> 7;
    for (place &= mask; ; place = (place + 1) & mask) {
      const there = this.#combos[place];
      if (there === 0 || (there === combo + 1 && this.#tags[place] === tag)) return place;
    }
  }

  add(combo: number, tag: number, { posts, plays }: TagUse): void {
    if (this.#used > this.#room * fullest) this.#grow();
    const place = this.#placeOf(combo, tag);
    if (this.#combos[place] === 0) {
      this.#used++;
      this.#combos[place] = combo + 1;
      this.#tags[place] = tag;
    }
    for (let window = 0; window < windows; window++) {
      const at = place * windows + window;
      const count = posts[window];
      if (!count) continue;
      this.#creators[at] = (this.#creators[at] ?? 0) + 1;
      this.#posts[at] = (this.#posts[at] ?? 0) + count;
      const known = plays[window] ?? null;
      if (known !== null) this.#plays[at] = Math.max(0, this.#plays[at] ?? 0) + known;
    }
  }

  #grow(): void {
    const wider = new TagSums(this.#room * 2);
    for (let from = 0; from < this.#room; from++) {
      const combo = this.#combos[from];
      if (!combo) continue;
      const to = wider.#placeOf(combo - 1, this.#tags[from] ?? 0);
      wider.#combos[to] = combo;
      wider.#tags[to] = this.#tags[from] ?? 0;
      for (const name of ['creators', 'posts', 'plays'] as const) wider.#copy(name, this, from, to);
    }
    this.#room = wider.#room;
    this.#combos = wider.#combos;
    this.#tags = wider.#tags;
    this.#creators = wider.#creators;
    this.#posts = wider.#posts;
    this.#plays = wider.#plays;
  }

  #copy(name: 'creators' | 'posts' | 'plays', other: TagSums, from: number, to: number): void {
    const columns = (sums: TagSums) =>
      ({ creators: sums.#creators, posts: sums.#posts, plays: sums.#plays })[name];
    const values = columns(other).subarray(from * windows, (from + 1) * windows);
    columns(this).set(values, to * windows);
  }

  /** Calls with every sum, for each window that has posts. Always passes the same object. */
  each(call: (window: number, sum: TagSum) => void): void {
    const sum: TagSum = { combo: 0, tag: 0, creators: 0, posts: 0, plays: null };
    for (let place = 0; place < this.#room; place++) {
      if (this.#combos[place] === 0) continue;
      for (let window = 0; window < windows; window++) {
        const at = place * windows + window;
        if (!this.#posts[at]) continue;
        sum.combo = (this.#combos[place] ?? 0) - 1;
        sum.tag = this.#tags[place] ?? 0;
        sum.creators = this.#creators[at] ?? 0;
        sum.posts = this.#posts[at];
        const plays = this.#plays[at] ?? -1;
        sum.plays = plays < 0 ? null : plays;
        call(window, sum);
      }
    }
  }
}
