import type { EndReason } from '../../../../contract/outreach/mail-states.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { wakeDue } from '../../../core/db/due-work/due-leases.ts';
import { versionSnapshot } from '../../mail-content/service.ts';
import { findEnded, setResumed } from './resume-recipient.queries.ts';
import { resumedState } from './resume-rule.ts';
import { endTaskIfDone, reopenTask } from '../task-end.ts';

/** Resumes a recipient who was ended for one of these reasons; others stay as they are. */
export async function resumeRecipient(
  db: Db,
  ctx: Context,
  { teamId, taskId, recipientId }: { teamId: number; taskId: number; recipientId: number },
  reasons: readonly EndReason[],
): Promise<void> {
  const row = await findEnded(db, teamId, { taskId, recipientId }, reasons);
  if (!row) return;
  const { content } = await versionSnapshot(db, { teamId, taskId, version: row.version });
  const resumed = resumedState(
    {
      stop: row.stop,
      round: row.round,
      lastRound: row.last_round,
      lastSentAt: row.last_sent_at,
      timeZone: row.time_zone,
      message: row.message_state,
      task: row.task_state,
      rounds: content.rounds,
      window: content.window,
    },
    ctx.now(),
  );
  await setResumed(db, teamId, { taskId, recipientId }, resumed);
  if (resumed.state === 'waiting') {
    await reopenTask(db, ctx, teamId, taskId);
    if (row.sender_id) await wakeDue(db, 'mail.send', { teamId, id: row.sender_id }, resumed.dueAt);
  }
  await endTaskIfDone(db, ctx, teamId, taskId);
}
