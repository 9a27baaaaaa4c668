import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { Db } from '../../core/db/database.ts';
import { readRows } from '../../creators/search-engine/service.ts';
import type { CollaborationOf } from './collaboration.ts';

/** The subject of an audit log entry; readers recognise it by the creator. */
export async function recordOfOne(
  db: Db,
  action: OperationAction,
  { id, creatorId }: Pick<CollaborationOf, 'id' | 'creatorId'>,
) {
  const [creator] = await readRows(db, [creatorId]);
  return {
    action,
    subject: 'collaboration',
    subjectId: id,
    subjectName: creator ? creator.name || creator.handle : '',
  };
}
