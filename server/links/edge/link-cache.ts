import QuickLRU from 'quick-lru';
import type { Address, EdgeLink, FindLink } from './edge-link.ts';
import { withinPatience } from './within-patience.ts';

/** What is there: a link, nothing, or nobody can tell because the database does not answer. */
export type Found = EdgeLink | null | 'unknown';

interface Known {
  link: EdgeLink;
  /** Milliseconds of the process's own clock. */
  checkedAt: number;
}

export interface LinkCacheOptions {
  find: FindLink;
  /** Whether changes are told; while they are not, nothing is believed for longer than half a second. */
  isTold: () => boolean;
  /** So many links are kept, at most twice as many. */
  most?: number;
  /** Milliseconds of a clock that only goes on. */
  clock: () => number;
}

const believedMs = 500;
/** After it failed the database is left alone for so long. */
const restMs = 500;
/** Whoever asks for what is not there is told so again without asking the database, so long. */
const missMs = 1000;

/**
 * Links by their addresses: bounded, and never older than the last notice of a change. What is known is still
 * served while the database is away.
 */
export class LinkCache {
  readonly #options: LinkCacheOptions;
  readonly #known: QuickLRU<string, Known>;
  /** Which addresses are known of a link. */
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #misses: QuickLRU<string, true>;
  readonly #asking = new Map<string, Promise<Found>>();
  /** Changes that were told: what was asked before the last one may be from before it. */
  #changes = 0;
  /** What was learned earlier may have changed unheard. */
  #trustedSince = 0;
  #restsUntil = 0;

  constructor(options: LinkCacheOptions) {
    this.#options = options;
    const most = options.most ?? 20_000;
    this.#known = new QuickLRU({ maxSize: most, onEviction: (key, { link }) => this.#unlist(key, link) });
    this.#misses = new QuickLRU({ maxSize: most, maxAge: missMs });
  }

  /** What is known without asking anybody; undefined: `find` has to. */
  peek(key: string): EdgeLink | undefined {
    const known = this.#known.get(key);
    return known && this.#isFresh(known) ? known.link : undefined;
  }

  find(address: Address): Promise<Found> {
    const key = keyOf(address);
    const known = this.#known.get(key);
    if (known && (this.#isFresh(known) || this.#isResting())) return Promise.resolve(known.link);
    if (this.#misses.has(key)) return Promise.resolve(null);
    if (this.#isResting()) return Promise.resolve('unknown');
    let asking = this.#asking.get(key);
    if (!asking) {
      const begun = this.#ask(key, address);
      this.#asking.set(key, begun);
      void begun.finally(() => {
        if (this.#asking.get(key) === begun) this.#asking.delete(key);
      });
      asking = begun;
    }
    return asking;
  }

  forgetLink({ teamId, linkId }: Pick<EdgeLink, 'teamId' | 'linkId'>): void {
    this.#noteChange();
    for (const key of this.#keysOf.get(`${teamId} ${linkId}`) ?? []) this.#known.delete(key);
    this.#keysOf.delete(`${teamId} ${linkId}`);
  }

  forgetAddress(address: Address): void {
    this.#noteChange();
    this.#misses.delete(keyOf(address));
  }

  /** Notices were lost: everything is looked at again, but served as it is while nobody answers. */
  doubtAll(): void {
    this.#noteChange();
    this.#trustedSince = this.#options.clock();
    this.#misses.clear();
  }

  /** What is held: addresses, and links that have any. */
  get size(): { addresses: number; links: number } {
    const addresses = [...this.#keysOf.values()].reduce((sum, keys) => sum + keys.size, 0);
    return { addresses, links: this.#keysOf.size };
  }

  /** Whoever asks from now on is not told what was asked for before. */
  #noteChange(): void {
    this.#changes++;
    this.#asking.clear();
  }

  #isFresh({ checkedAt }: Known): boolean {
    if (checkedAt < this.#trustedSince) return false;
    return this.#options.isTold() || this.#options.clock() - checkedAt < believedMs;
  }

  #isResting(): boolean {
    return this.#options.clock() < this.#restsUntil;
  }

  async #ask(key: string, address: Address): Promise<Found> {
    const [changes, checkedAt] = [this.#changes, this.#options.clock()];
    let link: EdgeLink | null;
    try {
      link = await withinPatience(this.#options.find(address));
    } catch {
      this.#restsUntil = this.#options.clock() + restMs;
      return this.#known.get(key)?.link ?? 'unknown';
    }
    // Something changed meanwhile: perhaps this, after it was read.
    if (changes !== this.#changes) return link;
    if (!link) this.#misses.set(key, true);
    else {
      // An older entry would take the key from its link's list when it is thrown out.
      this.#known.delete(key);
      this.#known.set(key, { link, checkedAt });
      this.#list(key, link);
    }
    return link;
  }

  #list(key: string, { teamId, linkId }: EdgeLink): void {
    const name = `${teamId} ${linkId}`;
    const keys = this.#keysOf.get(name);
    if (keys) keys.add(key);
    else this.#keysOf.set(name, new Set([key]));
  }

  #unlist(key: string, { teamId, linkId }: EdgeLink): void {
    const name = `${teamId} ${linkId}`;
    const keys = this.#keysOf.get(name);
    keys?.delete(key);
    if (!keys?.size) this.#keysOf.delete(name);
  }
}

/** A code holds no slash. */
export const keyOf = ({ code, host }: Address): string => (host ? `${host}/${code}` : code);
