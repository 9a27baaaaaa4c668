import type { ColumnType, Generated } from 'kysely';
import type { FollowKind, PostFinder, ProjectState } from '../../../../contract/monitoring/monitor-kinds.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Monitor projects and what they watch. */
export interface MonitorTables {
  monitor_projects: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    owner_id: number;
    name: string;
    /** `yyyy-MM-dd` */
    begins_on: string;
    ends_on: string;
    zone: string;
    budget_minor: number | null;
    currency: string;
    state: Defaulted<ProjectState>;
    created_at: Moment;
    synced_at: MaybeMoment;
    left_out: Defaulted<number>;
    spark: ColumnType<(number | null)[], string | undefined, string>;
    /** `yyyy-MM-dd` */
    spark_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  monitor_posts: {
    team_id: number;
    project_id: number;
    key: string;
    found_by: PostFinder;
    follow_id: number | null;
    added_at: Moment;
    is_removed: Defaulted<boolean>;
  };
  monitor_follows: {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    kind: FollowKind;
    platform: Platform | null;
    creator_id: number | null;
    hashtag: Defaulted<string>;
    words: Defaulted<string[]>;
    found: Defaulted<number>;
    added_at: Moment;
    checked_at: MaybeMoment;
  };
}
