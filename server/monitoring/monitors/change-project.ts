import type { ProjectState } from '../../../contract/monitoring/monitor-kinds.ts';
import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { followAgain } from '../follows/service.ts';
import { projectPosts } from '../monitored-posts/service.ts';
import { unwatchProject, watchProject } from '../monitored-posts/post-places.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { exceededEntitlement, limitOf, readTeamPlan } from '../../billing/plans/service.ts';
import { checkProjectFields, columnsOf, makeProject } from './make-project.ts';
import { updateProject } from '../shared/projects.queries.ts';
import { recordedOf, recordOf } from '../shared/project-records.ts';
import { holdOwnProject, refuseBeyondPlan } from '../shared/projects.ts';

/** @throws AppError entitlement_exceeded; invalid_request naming every wrong field @returns its id */
export const createProject = (pool: Db, ctx: SignedIn, fields: ProjectFields): Promise<number> =>
  asTeam(pool, ctx.actor.teamId, db => makeProject(db, ctx, fields));

/** @throws AppError not_found, forbidden; entitlement_exceeded for a project beyond the plan; invalid_request */
export async function changeProject(
  pool: Db,
  ctx: SignedIn,
  id: number,
  fields: ProjectFields,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdOwnProject(db, ctx, id);
    await refuseBeyondPlan(db, ctx, id);
    const nameOf = await checkProjectFields(db, ctx, fields, project.ownerId);
    const before = recordedOf(project, nameOf(project.ownerId));
    const after = recordedOf(fields, nameOf(fields.ownerId));
    if (JSON.stringify(before) === JSON.stringify(after) && project.ownerId === fields.ownerId) return;
    await updateProject(db, teamId, id, columnsOf(fields));
    // Follows, checks and alerts may depend on the days.
    if (project.state === 'open') await wakeDue(db, 'monitor.sync', { teamId, id }, ctx.now());
    await recordOperation(db, ctx, teamId, { ...recordOf('monitor.update', project), before, after });
  });
}

/** @throws AppError entitlement_exceeded if the plan no longer allows a project's number of posts */
async function refuseTooManyPosts(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const plan = await readTeamPlan(db, ctx);
  const { length } = await projectPosts(db, ctx.actor.teamId, id);
  if (length > limitOf(plan, 'monitor.links')) throw exceededEntitlement(ctx, 'monitor.links', plan, length);
}

async function open(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await refuseBeyondPlan(db, ctx, id);
  await refuseTooManyPosts(db, ctx, id);
  await watchProject(db, ctx, id);
  await followAgain(db, ctx, { teamId, projectId: id }, 1);
  await wakeDue(db, 'monitor.sync', { teamId, id }, ctx.now());
}

async function close(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await unwatchProject(db, teamId, id);
  await followAgain(db, ctx, { teamId, projectId: id }, -1);
  await dropDue(db, 'monitor.sync', { teamId, id });
}

/**
 * Closes a project, so that nothing is fetched for it any more, or opens it again.
 * @throws AppError not_found, forbidden; entitlement_exceeded if the plan no longer has room for it
 */
export async function changeProjectState(
  pool: Db,
  ctx: SignedIn,
  id: number,
  state: ProjectState,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdOwnProject(db, ctx, id);
    if (project.state === state) return;
    await (state === 'open' ? open(db, ctx, id) : close(db, ctx, id));
    await updateProject(db, teamId, id, { state });
    await recordOperation(db, ctx, teamId, { ...recordOf('monitor.steer', project), after: { state } });
  });
}
