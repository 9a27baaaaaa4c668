import type { Db } from '../../core/db/database.ts';
import { deleteOfProject } from './queries.ts';
/** Deletes the alerts of a removed project, in the caller's transaction. */
export const deleteAlertsOf = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteOfProject(db, { teamId, projectId });
