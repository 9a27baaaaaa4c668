import type { Generated, JSONColumnType } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { RankingKind } from '../../../../contract/market/ranking-kinds.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { MaybeMoment, Moment } from './columns.ts';

/** The ranked item (creator id, creator id:post id, or tag) and its score. */
export type StoredPlace = [item: string, score: number];

/** Day first seen, `yyyy-MM-dd`, and the formula's parts (contract/market/ranking-kinds.ts). */
export type StoredDetail = [firstSeenOn: string, parts: (number | null)[]];

/** What a tag's own page shows: creators and posts by their ids. */
export interface TagFacts {
  creators: number;
  /** Days with posts. */
  days: [day: string, posts: number, plays: number | null][];
  regions: [region: string | null, posts: number][];
  categories: [category: string | null, posts: number][];
  posts: [creatorId: number, platformPostId: string][];
  early: [creatorId: number, firstAt: string, plays: number | null][];
}

/** Rankings of the installation's own posts; no team owns them. */
export interface RankingTables {
  ranking_editions: {
    id: Generated<number>;
    day: string;
    as_of: Moment;
    held_back: SourceCode[];
    made_at: MaybeMoment;
    took_ms: number | null;
  };
  rankings: {
    edition_id: number;
    kind: Exclude<RankingKind, 'ad'>;
    platform: Platform;
    days: number;
    /** Empty: any. */
    region: string;
    category: string;
    considered: number;
    held_back: number;
    places: JSONColumnType<StoredPlace[]>;
    details: JSONColumnType<StoredDetail[]>;
  };
  ranking_tags: {
    edition_id: number;
    platform: Platform;
    tag: string;
    facts: JSONColumnType<TagFacts>;
  };
}
