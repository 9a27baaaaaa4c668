import type { ColumnType, Generated } from 'kysely';
import type {
  CampaignFileKind,
  CampaignGoal,
  CampaignRole,
  CampaignState,
  CandidateOrigin,
  CandidateStatus,
} from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Campaigns, who works on them, and who may be invited. */
export interface CampaignTables {
  campaigns: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    name: string;
    product: Defaulted<string>;
    product_url: Defaulted<string>;
    brief: string;
    platforms: Defaulted<Platform[]>;
    regions: Defaulted<string[]>;
    /** `yyyy-MM-dd` */
    begins_on: string;
    /** `yyyy-MM-dd` */
    ends_on: string;
    zone: string;
    /** In the smallest unit of the currency. */
    budget_minor: number | null;
    currency: string;
    goals: ColumnType<Partial<Record<CampaignGoal, number>>, string | undefined, string>;
    state: Defaulted<CampaignState>;
    /** Counts changes of its fields. */
    revision: Defaulted<number>;
    /** The monitor project that watches its posts and counts its effects. */
    project_id: number | null;
    created_at: Moment;
    changed_at: Moment;
  };
  sample_campaigns: {
    team_id: number;
    campaign_id: number | null;
    project_id: number | null;
    link_id: number | null;
    begun_at: Moment;
    /** Null while it is being filled. */
    filled_at: MaybeMoment;
  };
  campaign_members: {
    team_id: number;
    campaign_id: number;
    account_id: number;
    role: CampaignRole;
    added_at: Moment;
  };
  campaign_briefs: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    name: string;
    brief: string;
    created_at: Moment;
  };
  campaign_files: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    collaboration_id: number | null;
    kind: CampaignFileKind;
    file_id: number;
    name: string;
    size: number;
    /** Null: the creator handed it in. */
    account_id: number | null;
    added_at: Moment;
  };
  candidates: {
    team_id: number;
    campaign_id: number;
    creator_id: number;
    origin: CandidateOrigin;
    /** Derived from the moments beside it and from the answer; stored so that it can be searched. */
    status: Defaulted<CandidateStatus>;
    /** The team's judgement of the reply. */
    answer: 'interested' | 'declined' | null;
    task_id: number | null;
    recipient_id: number | null;
    invited_at: MaybeMoment;
    opened_at: MaybeMoment;
    replied_at: MaybeMoment;
    /** Since then nothing more is sent to them, and they have not answered. */
    ended_at: MaybeMoment;
    excluded_at: MaybeMoment;
    excluded_by: number | null;
    excluded_reason: Defaulted<string>;
    added_by: number;
    added_at: Moment;
  };
}
