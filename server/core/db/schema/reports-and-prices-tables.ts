import type { Generated, JSONColumnType } from 'kysely';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { ReportContent } from '../../../../contract/creators/reports.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** What a team bases its decisions about creators on: prices, saved searches, shared reports. */
export interface DecisionTables {
  team_base_prices: {
    team_id: number;
    platform: Platform;
    region_tier: Defaulted<number>;
    category: Defaulted<string>;
    cpm_fen: number;
    changed_by: number;
    changed_at: Moment;
  };
  paid_prices: {
    team_id: number;
    id: Generated<number>;
    creator_id: number;
    price_fen: number;
    posts: number;
    /** `yyyy-MM-dd` */
    paid_on: string;
    note: Defaulted<string>;
    recorded_by: number;
    recorded_at: Moment;
  };
  saved_searches: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    name: string;
    /** Null: all of them. */
    platform: Platform | null;
    query: string;
    seen_at: Moment;
    created_at: Moment;
  };
  reports: {
    team_id: number;
    id: Generated<number>;
    title: string;
    lang: Lang;
    content: JSONColumnType<ReportContent>;
    expires_at: Moment;
    created_by: number;
    created_at: Moment;
    revoked_at: MaybeMoment;
  };
  report_tokens: { token_hash: Buffer; team_id: number; report_id: number };
}
