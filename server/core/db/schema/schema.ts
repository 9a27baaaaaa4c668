import type { AdTables } from './ads-tables.ts';
import type { AlertTables } from './alerts-tables.ts';
import type { BriefTables } from './briefs-tables.ts';
import type { CampaignTables } from './campaigns-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ClientReportTables } from './client-reports-tables.ts';
import type { CollaborationTables } from './collaborations-tables.ts';
import type { DecisionTables } from './reports-and-prices-tables.ts';
import type { EffectTables } from './effects-tables.ts';
import type { ErasureTables } from './erasure-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { LinkTables } from './links-tables.ts';
import type { KeepTables } from './lists-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MonitorTables } from './monitors-tables.ts';
import type { OrderTables } from './orders-tables.ts';
import type { RankingTables } from './rankings-tables.ts';
import type { ScimTables } from './scim-tables.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';
import type { SingleSignOnTables } from './single-sign-on-tables.ts';
import type { SourceTables } from './sources-tables.ts';
import type { TeamTables } from './teams-tables.ts';
import type { WatchedTables } from './watched-posts-tables.ts';

/** The tables as Kysely sees them; migrations/ defines them. bigint arrives as number (db/database.ts). */
export interface Schema
  extends
    TeamTables,
    SecondFactorTables,
    SingleSignOnTables,
    ScimTables,
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
    ErasureTables,
    CatalogueTables {}
