import { sql } from 'kysely';
import type {
  CheckDecision,
  CheckOutcome,
  CheckReason,
} from '../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Evidence } from '../../../contract/monitoring/briefs/briefs.ts';
import type { Db } from '../../core/db/database.ts';
import type { OfProject } from './queries.ts';

export interface StoredCheck {
  key: string;
  requirement: string;
  outcome: CheckOutcome;
  reason: CheckReason;
  since: Date;
  first_met_at: Date | null;
  evidence: Evidence;
}

/** Returns all checks of a project, without evidence. */
export const readKnownChecks = (db: Db, { teamId, projectId }: OfProject) =>
  db
    .selectFrom('brief_checks')
    .select(['key', 'requirement', 'outcome', 'reason', 'since', 'first_met_at'])
    .select(sql<string>`evidence ->> 'wanted'`.as('wanted'))
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .execute();

/** Decisions by hand stay. */
export async function putChecks(
  db: Db,
  { teamId, projectId }: OfProject,
  checks: readonly StoredCheck[],
): Promise<void> {
  if (!checks.length) return;
  await sql`
    insert into brief_checks (team_id, project_id, key, requirement, outcome, reason, since, first_met_at, evidence)
    select ${teamId}::bigint, ${projectId}::bigint, c.key, c.requirement, c.outcome, c.reason, c.since,
      c.first_met_at, c.evidence
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as c (key text, requirement text, outcome text,
      reason text, since timestamptz, first_met_at timestamptz, evidence jsonb)
    on conflict (team_id, project_id, key, requirement) do update set outcome = excluded.outcome,
      reason = excluded.reason, since = excluded.since, first_met_at = excluded.first_met_at,
      evidence = excluded.evidence`.execute(db);
}

export interface NewChange extends Omit<StoredCheck, 'since' | 'first_met_at'> {
  at: Date;
  decision: CheckDecision | null;
  /** Null if nobody decided by hand. */
  decided_by: number | null;
  note: string;
}

export async function insertChanges(
  db: Db,
  { teamId, projectId }: OfProject,
  changes: readonly NewChange[],
): Promise<void> {
  if (!changes.length) return;
  await sql`
    insert into brief_check_changes (team_id, project_id, key, requirement, at, outcome, reason, evidence, decision,
      decided_by, note)
    select ${teamId}::bigint, ${projectId}::bigint, c.key, c.requirement, c.at, c.outcome, c.reason, c.evidence,
      c.decision, c.decided_by, c.note
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (key text, requirement text, at timestamptz,
      outcome text, reason text, evidence jsonb, decision text, decided_by bigint, note text)`.execute(db);
}

export const lockCheck = (db: Db, { teamId, projectId }: OfProject, key: string, requirement: string) =>
  db
    .selectFrom('brief_checks')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('key', '=', key)
    .where('requirement', '=', requirement)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function setDecision(
  db: Db,
  { teamId, projectId }: OfProject,
  { key, requirement }: { key: string; requirement: string },
  { decision, by, at, note }: { decision: CheckDecision | null; by: number; at: Date; note: string },
): Promise<void> {
  await db
    .updateTable('brief_checks')
    .set(
      decision
        ? { decision, decided_by: by, decided_at: at, note }
        : { decision, decided_by: null, decided_at: null, note: '' },
    )
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('key', '=', key)
    .where('requirement', '=', requirement)
    .execute();
}
