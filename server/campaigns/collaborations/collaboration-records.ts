import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { Db } from '../../core/db/database.ts';
import { creatorNameFor } from '../../creators/shared/team-names.ts';
import type { CollaborationOf } from './collaboration.ts';

/** The subject of an audit log entry; readers recognise it by the creator. */
export async function recordOfOne(
  db: Db,
  teamId: number,
  action: OperationAction,
  { id, creatorId }: Pick<CollaborationOf, 'id' | 'creatorId'>,
) {
  return {
    action,
    subject: 'collaboration',
    subjectId: id,
    subjectName: (await creatorNameFor(db, teamId, creatorId)) ?? '',
  };
}
