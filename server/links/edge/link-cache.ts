import QuickLRU from 'quick-lru';
import type { Address, EdgeLink, FindLink } from './edge-link.ts';
import { withinPatience } from './within-patience.ts';

/** A link, null for none, or 'unknown' if the database does not answer. */
export type Found = EdgeLink | null | 'unknown';

interface Known {
  link: EdgeLink;
  /** Milliseconds of the process's monotonic clock. */
  checkedAt: number;
}

export interface LinkCacheOptions {
  find: FindLink;
  /** Whether notices of changes arrive. While they do not, entries are trusted for half a second only. */
  isListening: () => boolean;
  /** The number of links to keep; at most twice as many are kept. */
  max?: number;
  /** A monotonic clock in milliseconds. */
  clock: () => number;
}

const believedMs = 500;
/** After a failure, the database is not asked for this long. */
const restMs = 500;
/** A miss is answered from the cache for this long. */
const missMs = 1000;

/**
 * A bounded cache of links by address. An entry is never older than the last notice of a change. While the database is
 * unreachable, known entries are still served.
 */
export class LinkCache {
  readonly #options: LinkCacheOptions;
  readonly #known: QuickLRU<string, Known>;
  /** The cached addresses of each link. */
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #misses: QuickLRU<string, true>;
  readonly #asking = new Map<string, Promise<Found>>();
  /** Counts notices: an answer that was requested before the last one may be outdated. */
  #changes = 0;
  /** Entries from before this time may have changed without a notice. */
  #trustedSince = 0;
  #restsUntil = 0;

  constructor(options: LinkCacheOptions) {
    this.#options = options;
    const max = options.max ?? 20_000;
    this.#known = new QuickLRU({ maxSize: max, onEviction: (key, { link }) => this.#unlist(key, link) });
    this.#misses = new QuickLRU({ maxSize: max, maxAge: missMs });
  }

  /** Returns a cached answer without asking the database; undefined means that `find` must be called. */
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

  /** Notices were lost: every entry is checked again, but served unchanged while the database does not answer. */
  doubtAll(): void {
    this.#noteChange();
    this.#trustedSince = this.#options.clock();
    this.#misses.clear();
  }

  /** The number of cached addresses, and of links with any. */
  get size(): { addresses: number; links: number } {
    const addresses = [...this.#keysOf.values()].reduce((sum, keys) => sum + keys.size, 0);
    return { addresses, links: this.#keysOf.size };
  }

  /** Later calls do not share requests that were sent before the change. */
  #noteChange(): void {
    this.#changes++;
    this.#asking.clear();
  }

  #isFresh({ checkedAt }: Known): boolean {
    if (checkedAt < this.#trustedSince) return false;
    return this.#options.isListening() || this.#options.clock() - checkedAt < believedMs;
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
    // Something changed meanwhile, perhaps this link after it was read, so the answer is not cached.
    if (changes !== this.#changes) return link;
    if (!link) this.#misses.set(key, true);
    else {
      // If an older entry stayed, its removal would also remove the key from its link's list.
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

/** A code contains no slash. */
export const keyOf = ({ code, host }: Address): string => (host ? `${host}/${code}` : code);
