import type { CreatorRecord, PostRecord } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Profile } from '../../../contract/core/pasted-links/profile-links.ts';
import type { Capability, SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { SourceFault } from './source-fault.ts';

/** What signs a call: the fields of a credential, or of a creator's connection, opened. */
export type Secret = Readonly<Record<string, string>>;

/** How a quota of a source runs: so many units from one reset to the next. */
export interface Bucket {
  name: string;
  units: number;
  /** `pacificDay`: from midnight to midnight in America/Los_Angeles; the others from the first unit on. */
  per: 'pacificDay' | 'day' | 'hour' | 'minute';
  /** Another source whose quota it is too: a project at Google pays for keys and sign-ins alike. */
  of?: SourceCode;
}

export interface Cost {
  bucket: string;
  units: number;
}

/** What one call may use: given by the gate. */
export interface Permit {
  secret: Secret;
  /** In the sandbox the address that stands for the outside world; see `callSource`. */
  through: string | null;
  signal: AbortSignal;
  now: Date;
}

export interface Answer<T> {
  value: T;
  /** What the source says of the use so far, such as Instagram's usage headers: not to be asked again before. */
  restUntil?: Date | null;
}

/**
 * The only way to a source. It takes the cost from the ledger before the call and settles it after; it knows
 * credentials, rates and whether the source is well. An answer that was given under the same name in the same
 * scope (a run of an acquisition, a batch of refreshes) is given again without a call: `T` must survive JSON.
 */
export interface Gate {
  /** @param name of the request within its scope, such as `channels UC1,UC2` @throws SourceFault */
  ask<T>(name: string, cost: Cost, call: (permit: Permit) => Promise<Answer<T>>): Promise<T>;
}

/** What a connector remembers of a creator from one time to the next, such as an etag. Small and JSON. */
export type Memory = Readonly<Record<string, string>>;

/** A creator as somebody names one, and what is known of them from earlier. */
export interface Wanted extends Profile {
  memory?: Memory;
}

/** A creator with the newest posts, or why not. `wanted` is the very object that was asked with. */
export type Card =
  { wanted: Wanted; record: CreatorRecord; memory?: Memory } | { wanted: Wanted; fault: SourceFault };

/** A page of creators that were found; `next` null: that was all. */
export interface Found {
  profiles: (Profile & { name?: string })[];
  next: string | null;
}

export interface Finding {
  /** A keyword, a hashtag without its #, or handles of creators to be like. */
  text: string;
  /** ISO 3166-1 alpha-2. */
  region?: string | undefined;
  next: string | null;
}

/** A field that a credential of a source needs, in the order of the form. */
export interface CredentialField {
  name: string;
  isSecret: boolean;
}

/** A post whose figures are wanted. */
export interface WantedPost {
  platform: Platform;
  platformPostId: string;
  url: string;
  /** Of its creator, where they are known: some sources find a post only through them. */
  owner?: { handle: string; platformId?: string };
  /** ISO 8601, where it is known: how far back a source has to look. */
  publishedAt?: string;
}

/**
 * A post as a source has it now, with the moment at which it was asked (`observedAt`), or why not: `notFound` where the
 * source knows all posts and not this one, `private` where it says so. `wanted` is the very object that was asked with.
 */
export type PostCard =
  | { wanted: WantedPost; record: PostRecord & { observedAt: string } }
  | { wanted: WantedPost; fault: SourceFault };

/** A page of posts with a hashtag, newest first; `next` null: that was all. */
export interface FoundPosts {
  posts: {
    platformPostId: string;
    url: string;
    publishedAt: string;
    owner?: { handle: string; platformId?: string };
  }[];
  next: string | null;
}

/** A source of creators: what it can, what it costs, how long what it tells may be kept. */
export interface Connector {
  code: SourceCode;
  /** Null: of several. */
  platforms: readonly Platform[];
  can: readonly Capability[];
  buckets: readonly Bucket[];
  /** Empty: asks without a credential. */
  credential: readonly CredentialField[];
  /** Days after which what it told must be refreshed or deleted; null: no such rule. */
  keepDays: number | null;
  /** Where strict, no figures may be computed from what it tells. */
  hasModes: boolean;
  /** Most creators in one `cards`. */
  batch: number;
  /** Units of the first bucket that a creator with ten posts costs at most, for planning. */
  cardCost: number;
  /** Profiles with their newest posts, each with its own fault. @throws SourceFault for what ends the batch */
  cards?(gate: Gate, wanted: readonly Wanted[], options: { posts: number }): Promise<Card[]>;
  /** Creators by a keyword. @throws SourceFault */
  keyword?(gate: Gate, finding: Finding): Promise<Found>;
  hashtag?(gate: Gate, finding: Finding): Promise<Found>;
  like?(gate: Gate, finding: Finding): Promise<Found>;
  /** Figures of single posts, each with its own fault. @throws SourceFault for what ends the batch */
  posts?(gate: Gate, wanted: readonly WantedPost[]): Promise<PostCard[]>;
  /** How `posts` is best asked: so many at once, and what they cost, in units of the first bucket. */
  postCost?: {
    batch: number;
    /** By `creator`: all posts of one creator in a batch cost `units`; by `post`: `units` each. */
    per: 'creator' | 'post';
    units: number;
  };
  /** Posts with a hashtag, published since then (ISO 8601). @throws SourceFault */
  tagged?(gate: Gate, finding: { hashtag: string; since: string; next: string | null }): Promise<FoundPosts>;
  /** Whether the credential works, by the cheapest call there is. @throws SourceFault */
  check?(gate: Gate): Promise<void>;
}
