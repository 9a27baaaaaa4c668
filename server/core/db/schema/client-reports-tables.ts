import type { Generated, JSONColumnType } from 'kysely';
import type { ClientReportSettings } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Reports of monitor projects for clients, and how posts grow. */
export interface ClientReportTables {
  growth_references: {
    platform: Platform;
    is_sample: boolean;
    age_hours: number;
    /** Plays at day 30 ÷ plays at that age, ratio × 10,000. */
    low_bp: number;
    median_bp: number;
    high_bp: number;
    sample: number;
    computed_at: Moment;
  };
  client_reports: {
    team_id: number;
    project_id: number;
    settings: JSONColumnType<ClientReportSettings>;
    revision: number;
    changed_by: number;
    changed_at: Moment;
  };
  client_report_logos: { team_id: number; image: Buffer; changed_at: Moment };
  client_report_links: {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    expires_at: Moment;
    created_by: number;
    created_at: Moment;
    revoked_at: MaybeMoment;
    opened: Defaulted<number>;
    opened_at: MaybeMoment;
  };
  client_report_tokens: { token_hash: Buffer; team_id: number; link_id: number };
}
