import type { OperationAction } from '../../../contract/activity/audit-log.ts';

/** The subject of a record; a reader knows it by its creator. */
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
