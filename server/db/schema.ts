import type { AdTables } from './schema-ads.ts';
import type { AlertTables } from './schema-alerts.ts';
import type { BriefTables } from './schema-briefs.ts';
import type { CampaignTables } from './schema-campaigns.ts';
import type { CatalogueTables } from './schema-catalogue.ts';
import type { ClientReportTables } from './schema-client-reports.ts';
import type { CollaborationTables } from './schema-collaborations.ts';
import type { DecisionTables } from './schema-decisions.ts';
import type { EffectTables } from './schema-effects.ts';
import type { InboxTables } from './schema-inbox.ts';
import type { LinkTables } from './schema-links.ts';
import type { KeepTables } from './schema-keep.ts';
import type { MailTables } from './schema-mail.ts';
import type { MonitorTables } from './schema-monitors.ts';
import type { OrderTables } from './schema-orders.ts';
import type { RankingTables } from './schema-rankings.ts';
import type { SourceTables } from './schema-sources.ts';
import type { TeamTables } from './schema-teams.ts';
import type { WatchedTables } from './schema-watched.ts';

/** The tables as Kysely sees them; migrations/ is the truth. bigint arrives as number (db/database.ts). */
export interface Schema
  extends
    TeamTables,
    KeepTables,
    MailTables,
    InboxTables,
    LinkTables,
    DecisionTables,
    SourceTables,
    WatchedTables,
    MonitorTables,
    BriefTables,
    AlertTables,
    EffectTables,
    ClientReportTables,
    RankingTables,
    AdTables,
    CampaignTables,
    CollaborationTables,
    OrderTables,
    CatalogueTables {}
