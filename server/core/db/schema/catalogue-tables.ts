import type { Generated, JSONColumnType } from 'kysely';
import type { Audience, StoredComment } from '../../../../contract/core/sources/audience.ts';
import type { UnanalysableReason } from '../../../../contract/catalogue/figure-rules.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

type Facet = 'region' | 'language' | 'category' | 'tag';

/** All creators and posts of the installation; no team owns them. */
export interface CatalogueTables {
  sources: { code: string; name_zh: string; name_en: string };
  creators: {
    id: Generated<number>;
    platform: Platform;
    platform_id: string | null;
    handle: string;
    name: string;
    homepage_url: Defaulted<string>;
    avatar_url: Defaulted<string>;
    bio: Defaulted<string>;
    region: string | null;
    region_basis: 'stated' | 'assumed' | null;
    language: string | null;
    language_basis: 'stated' | 'derived' | null;
    category: string | null;
    category_basis: 'stated' | 'derived' | null;
    tags: Defaulted<string[]>;
    tags_basis: 'stated' | 'derived' | null;
    verified: boolean | null;
    has_email: Defaulted<boolean>;
    followers: number | null;
    likes: number | null;
    post_count: number | null;
    brands: Defaulted<string[]>;
    analysis: Defaulted<'pending' | 'analysed' | 'unanalysable'>;
    unanalysable_reason: UnanalysableReason | null;
    average_plays: number | null;
    median_plays: number | null;
    interaction_bp: number | null;
    plays_to_followers_bp: number | null;
    likes_to_plays_bp: number | null;
    comments_to_likes_bp: number | null;
    level: number | null;
    percentile: number | null;
    posts_per_week_centi: number | null;
    ad_posts: number | null;
    growth_bp: number | null;
    price_low_fen: number | null;
    price_high_fen: number | null;
    price_fen: number | null;
    recent_plays: Defaulted<number[]>;
    last_post_at: MaybeMoment;
    source: string;
    sample: Defaulted<boolean>;
    first_seen_at: Moment;
    added_at: MaybeMoment;
    refreshed_at: Moment;
    counted_at: MaybeMoment;
    posts_seen_at: MaybeMoment;
    figures_at: MaybeMoment;
    search_text: Defaulted<string>;
  };
  creator_changes: { xid: Generated<string>; creator_id: number; at: Moment };
  creator_keys: { key: string; creator_id: number };
  creator_merges: { from_id: number; into_id: number; noted_at: Moment; merged_at: MaybeMoment };
  address_reviews: { rules: string; after_id: Defaulted<number>; after_address: Defaulted<string> };
  posts: {
    creator_id: number;
    platform_post_id: string;
    url: Defaulted<string>;
    caption: Defaulted<string>;
    hashtags: Defaulted<string[]>;
    mentions: Defaulted<string[]>;
    cover_url: Defaulted<string>;
    duration_ms: number | null;
    published_at: Moment;
    plays: number | null;
    likes: number | null;
    comments: number | null;
    shares: number | null;
    platform_sponsored: Defaulted<boolean>;
    caption_disclosed: Defaulted<boolean>;
    brand: string | null;
    brands: Defaulted<string[]>;
    observed_at: Moment;
    via: SourceCode | null;
  };
  creator_snapshots: {
    creator_id: number;
    /** `yyyy-MM-dd` */
    day: string;
    followers: number | null;
    likes: number | null;
    post_count: number | null;
    average_plays: number | null;
    via: SourceCode | null;
  };
  creator_audiences: {
    creator_id: number;
    audience: JSONColumnType<Audience>;
    source: string;
    observed_at: Moment;
  };
  post_comments: {
    creator_id: number;
    platform_post_id: string;
    comments: JSONColumnType<StoredComment[]>;
    observed_at: Moment;
  };
  pictures: {
    /** `kind:subject` */
    key: string;
    creator_id: number | null;
    source_hash: Buffer | null;
    bytes: Buffer | null;
    size: Defaulted<number>;
    kept_until: MaybeMoment;
    used_at: Moment;
    wanted_at: MaybeMoment;
    leased_until: MaybeMoment;
    tried_hash: Buffer | null;
    tried_at: MaybeMoment;
  };
  creator_traits: { creator_id: number; traits: string[] };
  trait_counts: { trait: string; creators: number };
  contact_addresses: {
    creator_id: number;
    address: string;
    source: string;
    found_at: Moment;
    via: SourceCode | null;
  };
  creator_figures: { creator_id: number; figures: JSONColumnType<object>; computed_at: Moment };
  figures_due: { creator_id: number; since: Moment };
  peer_brackets: {
    platform: Platform;
    bracket: number;
    creators: number;
    interaction_bp: number[];
    median_plays_to_followers_bp: number | null;
    median_average_plays: number | null;
    average_plays: Defaulted<number[]>;
    plays_to_followers_bp: Defaulted<number[]>;
    posts_per_week_centi: Defaulted<number[]>;
    growth_bp: Defaulted<number[]>;
    likes_to_plays_bp: Defaulted<number[]>;
    comments_to_likes_bp: Defaulted<number[]>;
    computed_at: Moment;
  };
  /** region_tier 0 and category '' mean any. */
  base_prices: {
    platform: Platform;
    region_tier: Defaulted<number>;
    category: Defaulted<string>;
    cpm_fen: number;
  };
  import_runs: {
    id: Generated<number>;
    file_name: string;
    content_hash: string;
    mapping: string;
    source: string;
    file_path: string;
    state: 'running' | 'done' | 'failed';
    rows_read: Defaulted<number>;
    creators_written: Defaulted<number>;
    posts_written: Defaulted<number>;
    unchanged: Defaulted<number>;
    refused: Defaulted<number>;
    started_at: Moment;
    finished_at: MaybeMoment;
    failure: string | null;
  };
  import_refusals: { run_id: number; line: number; col: Defaulted<string>; reason: string };
  search_terms: { word: string; scope: string; creators: number };
  creator_facets: { platform: Platform; facet: Facet; value: string; creators: number };
}
