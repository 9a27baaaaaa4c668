import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { followAgain } from '../follows/service.ts';
import { unwatchProject } from '../monitored-posts/post-places.ts';
import { listOpenProjects, lockProject, updateProject } from '../shared/projects.queries.ts';

/** Nothing is fetched for the projects of a team any more, because the team is deleted. */
export async function closeProjectsOf(pool: Db, ctx: Context, teamId: number): Promise<void> {
  for (const id of await asTeam(pool, teamId, db => listOpenProjects(db, teamId)))
    await asTeam(pool, teamId, async db => {
      if ((await lockProject(db, teamId, id))?.state !== 'open') return;
      await unwatchProject(db, teamId, id);
      await followAgain(db, ctx, { teamId, projectId: id }, -1);
      await updateProject(db, teamId, id, { state: 'closed' });
    });
}
