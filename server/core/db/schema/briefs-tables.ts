import type { Generated, JSONColumnType } from 'kysely';
import type {
  CheckDecision,
  CheckOutcome,
  CheckReason,
} from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Evidence, Requirements } from '../../../../contract/monitoring/briefs/briefs.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Briefs of monitor projects, and whether their posts fulfil them. */
export interface BriefTables {
  monitor_briefs: {
    team_id: number;
    project_id: number;
    requirements: JSONColumnType<Requirements>;
    revision: number;
    changed_by: number;
    changed_at: Moment;
  };
  brief_checks: {
    team_id: number;
    project_id: number;
    key: string;
    requirement: string;
    outcome: CheckOutcome;
    reason: CheckReason;
    since: Moment;
    first_met_at: MaybeMoment;
    evidence: JSONColumnType<Evidence>;
    decision: CheckDecision | null;
    decided_by: number | null;
    decided_at: MaybeMoment;
    note: Defaulted<string>;
  };
  brief_check_changes: {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    key: string;
    requirement: string;
    at: Moment;
    outcome: CheckOutcome;
    reason: CheckReason;
    evidence: JSONColumnType<Evidence>;
    decision: CheckDecision | null;
    decided_by: number | null;
    note: Defaulted<string>;
  };
}
