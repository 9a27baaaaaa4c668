import type { CreatorRecord, PostRecord } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Profile } from '../../../contract/core/pasted-links/profile-links.ts';
import type { Capability, SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { SourceFault } from './source-fault.ts';

/** What authenticates a call: the decrypted fields of a credential or of a creator's connection. */
export type Secret = Readonly<Record<string, string>>;

/** A quota of a source: the units from one reset to the next. */
export interface Bucket {
  name: string;
  units: number;
  /** `pacificDay`: from midnight to midnight in America/Los_Angeles; the others from the first unit on. */
  per: 'pacificDay' | 'day' | 'hour' | 'minute';
  /** Another source that shares this quota: a project at Google has one for keys and sign-ins together. */
  of?: SourceCode;
}

export interface Cost {
  bucket: string;
  units: number;
}

/** What the gate gives to one call. */
export interface Permit {
  secret: Secret;
  /** In the sandbox, the address of the stand-in for all platforms; see `callSource`. */
  through: string | null;
  signal: AbortSignal;
  now: Date;
}

export interface Answer<T> {
  value: T;
  /** Make no call before this time, because of what the source says about its quota (Instagram's usage headers). */
  restUntil?: Date | null;
}

/**
 * The only way to call a source. It books the cost before the call and settles it afterwards; it knows the
 * credentials, the rates and whether the source works. An answer to the same name in the same scope (a run of a data
 * acquisition, a batch of refreshes) is returned again without a call, so `T` must survive JSON.
 */
export interface Gate {
  /** @param name of the request within its scope, such as `channels UC1,UC2` @throws SourceFault */
  ask<T>(name: string, cost: Cost, call: (permit: Permit) => Promise<Answer<T>>): Promise<T>;
}

/** What a connector stores about a creator between calls, such as an etag. Small, and JSON. */
export type Memory = Readonly<Record<string, string>>;

/** A creator as the caller names them, with what is known from earlier calls. */
export interface Wanted extends Profile {
  memory?: Memory;
}

/** A creator with the newest posts, or why there is none. `wanted` is the same object as in the request. */
export type Card =
  | { wanted: Wanted; record: CreatorRecord; memory?: Memory }
  | { wanted: Wanted; fault: SourceFault };

/** A page of creators that were found; `next` null: there are no more. */
export interface Found {
  profiles: (Profile & { name?: string })[];
  next: string | null;
}

export interface Finding {
  /** A keyword, a hashtag without its #, or handles of creators to find similar ones. */
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
  /** The post's creator, if known: some sources find a post only through them. */
  owner?: { handle: string; platformId?: string };
  /** ISO 8601, if known: how far back a source has to look. */
  publishedAt?: string;
}

/**
 * A post as the source has it at `observedAt`, or why there is none: `notFound` if the source knows all posts but not
 * this one, `private` if it says so. `wanted` is the same object as in the request.
 */
export type PostCard =
  | { wanted: WantedPost; record: PostRecord & { observedAt: string } }
  | { wanted: WantedPost; fault: SourceFault };

/** A page of posts with a hashtag, newest first; `next` null: there are no more. */
export interface FoundPosts {
  posts: {
    platformPostId: string;
    url: string;
    publishedAt: string;
    owner?: { handle: string; platformId?: string };
  }[];
  next: string | null;
}

/** A source of creators: what it can do, what it costs, and how long its data may be kept. */
export interface Connector {
  code: SourceCode;
  /** Null: several platforms. */
  platforms: readonly Platform[];
  can: readonly Capability[];
  buckets: readonly Bucket[];
  /** Empty: it needs no credential. */
  credential: readonly CredentialField[];
  /** Days after which its data must be refreshed or deleted; null: no such rule. */
  keepDays: number | null;
  /** Whether it has a strict mode, in which no figures may be computed from its data. */
  hasModes: boolean;
  /** Most creators in one `cards`. */
  batch: number;
  /** Units of the first bucket that a creator with ten posts costs at most, for planning. */
  cardCost: number;
  /** Reads profiles with their newest posts, or a fault for each. @throws SourceFault for what ends the batch */
  cards?(gate: Gate, wanted: readonly Wanted[], options: { posts: number }): Promise<Card[]>;
  /** Finds creators by a keyword. @throws SourceFault */
  keyword?(gate: Gate, finding: Finding): Promise<Found>;
  hashtag?(gate: Gate, finding: Finding): Promise<Found>;
  like?(gate: Gate, finding: Finding): Promise<Found>;
  /** Reads figures of single posts, or a fault for each. @throws SourceFault for what ends the batch */
  posts?(gate: Gate, wanted: readonly WantedPost[]): Promise<PostCard[]>;
  /** How to call `posts` best: how many at once, and the cost in units of the first bucket. */
  postCost?: {
    batch: number;
    /** By `creator`: all posts of one creator in a batch cost `units`; by `post`: `units` each. */
    per: 'creator' | 'post';
    units: number;
  };
  /** Finds posts with a hashtag that were published since then (ISO 8601). @throws SourceFault */
  tagged?(gate: Gate, finding: { hashtag: string; since: string; next: string | null }): Promise<FoundPosts>;
  /** Checks that the credential works, by the cheapest call. @throws SourceFault */
  check?(gate: Gate): Promise<void>;
}
