import type { OperationAction } from '../../../contract/activity/audit-log.ts';

/** The subject of an audit log entry; readers recognise it by the creator. */
export const recordOfCard = (
  action: OperationAction,
  id: number,
  creator: { name: string; handle: string } | undefined,
) => ({
  action,
  subject: 'collaboration',
  subjectId: id,
  subjectName: creator ? creator.name || creator.handle : '',
});
