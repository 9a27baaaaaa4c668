import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { decideCheck } from '../../../contract/monitoring/briefs/briefs.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { projectChanged } from '../shared/project-hooks.ts';
import { requireOwnProject } from '../shared/projects.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { insertChanges, lockCheck, setDecision } from './brief-checks.queries.ts';

/**
 * Decides a check by hand, or withdraws the decision. The judged outcome stays and is updated further.
 * @throws AppError not_found, forbidden
 */
export function decideOnCheck(
  pool: Db,
  ctx: SignedIn,
  { projectId, key }: { projectId: number; key: string },
  { requirement, decision, note }: BodyOf<typeof decideCheck>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await requireOwnProject(db, ctx, projectId);
    const of = { teamId, projectId };
    const check = await lockCheck(db, of, key, requirement);
    if (!check) throw new AppError('not_found');
    if (check.decision === decision && check.note === note) return;
    const at = ctx.now();
    await setDecision(db, of, { key, requirement }, { decision, by: accountId, at, note });
    const { outcome, reason, evidence } = check;
    const seen = { key, requirement, outcome, reason, evidence };
    await insertChanges(db, of, [{ ...seen, at, decision, decided_by: accountId, note }]);
    await recordOperation(db, ctx, teamId, {
      action: 'monitor.decide',
      subject: 'monitor',
      subjectId: projectId,
      subjectName: project.name,
      before: { decision: check.decision },
      after: { decision, post: key, requirement, note },
    });
    await projectChanged.run(db, ctx, of);
  });
}
