import type { Audience, StoredComment } from '../../../contract/core/sources/audience.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';

/** What sources say of a creator: the stored row without what is computed. Null is "not told". */
export interface CreatorFacts {
  platform: Platform;
  platformId: string | null;
  handle: string;
  /** Null as long as only posts were seen; the handle is shown then. */
  name: string | null;
  homepageUrl: string;
  avatarUrl: string;
  /** Without e-mail addresses. */
  bio: string;
  region: string | null;
  regionBasis: 'stated' | 'assumed' | null;
  language: string | null;
  languageBasis: 'stated' | 'derived' | null;
  category: string | null;
  categoryBasis: 'stated' | 'derived' | null;
  /** Null is "not told"; an empty list is stored as such. */
  tags: readonly string[] | null;
  tagsBasis: 'stated' | 'derived' | null;
  verified: boolean | null;
  followers: number | null;
  likes: number | null;
  postCount: number | null;
  source: string;
  firstSeenAt: Date;
  /** The newest observation of the creator or one of its posts. */
  observedAt: Date;
}

/** What sources say of a post; its caption is without e-mail addresses. */
export interface PostFacts {
  platformPostId: string;
  url: string;
  caption: string;
  /** As the source lists them, else as they stand in the caption; null is "not told". */
  hashtags: readonly string[] | null;
  mentions: readonly string[] | null;
  coverUrl: string;
  durationMs: number | null;
  publishedAt: Date;
  plays: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  platformSponsored: boolean | null;
  brand: string | null;
  observedAt: Date;
  /** The connector that told its counts; null: an import. */
  via: SourceCode | null;
}

/** What was observed of a creator on one day (UTC). */
export interface SnapshotFacts {
  /** `yyyy-MM-dd` */
  day: string;
  followers: number | null;
  likes: number | null;
  postCount: number | null;
  averagePlays: number | null;
  via: SourceCode | null;
}

export interface FoundAddress {
  address: string;
  source: 'stated' | 'bio' | 'caption';
  via: SourceCode | null;
}

export interface SeenAudience {
  audience: Audience;
  source: string;
  observedAt: Date;
}

export interface SeenComments {
  comments: StoredComment[];
  observedAt: Date;
}
