import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { holdProject, refuseBeyondPlan, type SeenProject } from '../../shared/projects.ts';

/**
 * Returns a project to which the caller adds something, locked until the transaction ends.
 * @throws AppError not_found, forbidden; entitlement_exceeded for a project beyond the current plan
 */
export async function holdToAdd(db: Db, ctx: SignedIn, projectId: number): Promise<SeenProject> {
  const project = await holdToRemove(db, ctx, projectId);
  await refuseBeyondPlan(db, ctx, projectId);
  return project;
}

/** Returns one from which the caller removes something. @throws AppError not_found, forbidden */
export async function holdToRemove(db: Db, ctx: SignedIn, projectId: number): Promise<SeenProject> {
  const project = await holdProject(db, ctx, projectId);
  if (!project.mine) throw new AppError('forbidden', { who: 'maker' });
  return project;
}
