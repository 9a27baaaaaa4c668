import type { JSONColumnType } from 'kysely';
import type { GapReason, PostState } from '../../../../contract/catalogue/post-metrics.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** An interval without data. ISO 8601; `to` null: it has not ended. */
export interface StoredGap {
  from: string;
  to: string | null;
  reason: GapReason;
}

/** A caption before the change at `at`. */
export interface StoredEdit {
  at: string;
  before: string;
}

/** Posts that at least one project watches, and when they are polled. */
export interface WatchedTables {
  watched_posts: {
    key: string;
    platform: Platform;
    platform_post_id: string;
    is_sample: Defaulted<boolean>;
    url: string;
    handle: Defaulted<string>;
    creator_id: number | null;
    published_at: MaybeMoment;
    caption: Defaulted<string>;
    hashtags: Defaulted<string[]>;
    mentions: Defaulted<string[]>;
    cover_url: Defaulted<string>;
    duration_ms: number | null;
    platform_sponsored: Defaulted<boolean>;
    caption_disclosed: Defaulted<boolean>;
    state: Defaulted<PostState>;
    state_since: MaybeMoment;
    source: SourceCode | null;
    plays: number | null;
    likes: number | null;
    comments: number | null;
    shares: number | null;
    seen_at: MaybeMoment;
    points: Defaulted<Buffer>;
    gaps: JSONColumnType<StoredGap[]>;
    edits: JSONColumnType<StoredEdit[]>;
    doubt: JSONColumnType<object> | null;
    watched_at: Moment;
  };
  post_watchers: { key: string; team_id: number; project_id: number };
  metric_polls: {
    key: string;
    platform: Platform;
    is_sample: Defaulted<boolean>;
    owner: number | null;
    born_at: Moment;
    watched_at: Moment;
    every_minutes: number;
    due_at: Moment;
    asked: Defaulted<boolean>;
    failures: Defaulted<number>;
    batch: string | null;
  };
  metric_poll_batches: { id: string; platform: Platform; keys: string[]; leased_until: Moment };
  watched_tags: {
    tag: string;
    watchers: number;
    due_at: Moment;
    fetched_at: MaybeMoment;
    leased_until: MaybeMoment;
  };
  tag_finds: {
    tag: string;
    key: string;
    platform: Platform;
    url: string;
    creator_id: number | null;
    published_at: Moment;
    found_at: Moment;
  };
}
