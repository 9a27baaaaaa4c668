import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { announce } from '../../core/realtime/announce.ts';
import { contentOf } from './find-task.ts';
import { syncCampaignOf } from '../delivery/service.ts';
import { recordOperation, type OperationEntry } from '../../activity/audit-log/service.ts';

export interface RecordedTask {
  team_id: number;
  id: number;
  name: string;
  content: Parameters<typeof contentOf>[0]['content'];
}

/** Records a change of a task in the audit log, and notifies the team's open pages. */
export async function recordTaskChange(
  db: Db,
  ctx: Context,
  task: RecordedTask,
  action: OperationAction,
  values: Pick<OperationEntry, 'before' | 'after'> = {},
): Promise<void> {
  await recordOperation(db, ctx, task.team_id, {
    action,
    subject: 'mailTask',
    subjectId: task.id,
    subjectName: task.name || (contentOf(task).rounds[0]?.subject ?? ''),
    ...values,
  });
  await announceTaskTo(db, task.team_id, task.id);
}

/** Notifies open pages on commit, and lets the task's campaign be synced. */
export async function announceTaskTo(db: Db, teamId: number, taskId: number): Promise<void> {
  await announce(db, { teamId }, { code: realtimeCodes.mailTask, id: taskId });
  await syncCampaignOf(db, teamId, taskId);
}
