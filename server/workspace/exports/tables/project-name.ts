import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { requireProject } from '../../../monitoring/shared/projects.ts';

/** The name of a monitor project, for the files about it. @throws AppError not_found */
export const projectName = (pool: Db, ctx: SignedIn, projectId: number): Promise<string> =>
  asTeam(pool, ctx.actor.teamId, async db => (await requireProject(db, ctx, projectId)).name);
