import type { Db } from '../../core/db/database.ts';
import { deleteOfProject } from './queries.ts';
/** A project is removed, in the caller's transaction. */
export const forgetAlerts = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteOfProject(db, { teamId, projectId });
