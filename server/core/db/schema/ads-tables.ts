import type { Generated } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { SourceCode, SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Ads of the official libraries; days are `yyyy-MM-dd`, UTC. */
export interface AdTables {
  ads: {
    id: Generated<number>;
    platform: Platform;
    library_id: string;
    is_sample: Defaulted<boolean>;
    advertiser_id: string;
    advertiser: string;
    advertiser_key: string;
    paid_by: Defaulted<string>;
    first_shown_on: string;
    last_shown_on: string;
    is_active: boolean;
    reach_text: Defaulted<string>;
    reach: number | null;
    regions: Defaulted<string[]>;
    first_seen_on: string;
    seen_at: Moment;
    asked_at: MaybeMoment;
    detailed_at: MaybeMoment;
    is_kept: Defaulted<boolean>;
  };
  ad_reach: {
    ad_id: number;
    region: string;
    day: string;
    reach_text: string;
    reach: number | null;
  };
  ad_libraries: {
    source: SourceCode;
    day: string | null;
    free_at: MaybeMoment;
    fault: SourceFaultKind | null;
    leased_until: MaybeMoment;
    fetched_at: MaybeMoment;
    ranked_at: MaybeMoment;
    has_news: Defaulted<boolean>;
  };
  ad_searches: {
    source: SourceCode;
    day: string;
    place: number;
    country: string;
    min_reach: string | null;
    max_reach: string | null;
    words: string | null;
    next: string | null;
    pages: Defaulted<number>;
    found: Defaulted<number>;
    restarts: Defaulted<number>;
    ended_at: MaybeMoment;
    fault: SourceFaultKind | null;
  };
  ad_words: { words: string; asked_at: Moment };
  ad_editions: {
    platform: Platform;
    days: number;
    region: string;
    day: string;
    considered: number;
    made_at: Moment;
  };
  ad_places: {
    platform: Platform;
    days: number;
    region: string;
    day: string;
    rank: number;
    ad_id: number;
    score: number;
    why: Record<string, number | null>;
  };
  saved_ads: {
    team_id: number;
    ad_id: number;
    account_id: number;
    saved_at: Moment;
  };
}
