import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { dropFollows } from '../follows/service.ts';
import { projectPosts } from '../monitored-posts/service.ts';
import { dropPosts } from '../monitored-posts/post-places.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { releaseEntitlement } from '../../billing/plans/service.ts';
import { deleteProject } from '../shared/projects.queries.ts';
import { projectRemoved, projectRemoving } from '../shared/project-hooks.ts';
import { recordOf } from '../shared/project-records.ts';
import { holdOwnProject } from '../shared/projects.ts';

/** Removes a project with all its data, and gives its entitlement back. @throws AppError not_found, forbidden */
export async function removeProject(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  const of = { teamId, projectId: id };
  await asTeam(pool, teamId, async db => {
    await projectRemoving.run(db, ctx, of);
    const project = await holdOwnProject(db, ctx, id);
    const { length: posts } = await projectPosts(db, teamId, id);
    await dropFollows(db, ctx, of, project.state === 'open');
    await dropPosts(db, teamId, id);
    await projectRemoved.run(db, ctx, of);
    await deleteProject(db, teamId, id);
    await dropDue(db, 'monitor.sync', { teamId, id });
    await releaseEntitlement(db, teamId, 'monitor.projects');
    const before = { name: project.name, posts };
    await recordOperation(db, ctx, teamId, { ...recordOf('monitor.remove', project), before });
  });
}
