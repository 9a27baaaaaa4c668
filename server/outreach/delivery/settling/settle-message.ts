import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { wakeDue } from '../../../core/db/due-work/due-leases.ts';
import { versionSnapshot } from '../../mail-content/service.ts';
import { syncCampaignsOf } from '../campaign-sync.queries.ts';
import { nextRound } from '../rounds/next-round.ts';
import { writeResults, type Result } from '../outcomes/delivery-outcomes.queries.ts';
import type { MessageToSettle } from './settle-message.queries.ts';
import { endTaskIfDone, reopenTask } from '../task-end.ts';

/**
 * Settles a message in doubt, in the caller's transaction: as sent, so that its follow-ups continue; or as certainly
 * not sent, so that it is sent again under the same Message-ID.
 */
export async function settleInDoubt(
  db: Db,
  ctx: Context,
  teamId: number,
  message: MessageToSettle,
  isSent: boolean,
): Promise<void> {
  const { task_id: taskId, recipient_id: recipientId, round, sender_id: senderId } = message;
  const at = ctx.now();
  const base = { taskId, recipientId, round, response: '' };
  const isCancelled = message.task_state === 'cancelled';
  const cancelled = { state: 'ended' as const, reason: 'cancelled', round, dueAt: null };
  let result: Result;
  if (isSent) {
    // It was sent at that time, and follow-ups count from it.
    const before = message.started_at;
    const { content } = await versionSnapshot(db, { teamId, taskId, version: message.version });
    const next = nextRound(content.rounds, round, {
      before,
      window: content.window,
      zone: message.time_zone,
    });
    const completed = { state: 'ended' as const, reason: 'completed', round, dueAt: null };
    const following = next ? { state: 'waiting' as const, reason: '', ...next } : completed;
    result = { ...base, state: 'accepted', at: before, next: next && isCancelled ? cancelled : following };
  } else {
    const waiting = { state: 'waiting' as const, reason: '', round, dueAt: at };
    result = { ...base, state: 'not_sent', at, next: isCancelled ? cancelled : waiting };
  }
  await writeResults(db, { teamId, token: null }, [result]);
  await syncCampaignsOf(db, teamId, [taskId], at);
  if (result.next.state === 'waiting') {
    await reopenTask(db, ctx, teamId, taskId);
    await wakeDue(db, 'mail.send', { teamId, id: senderId }, result.next.dueAt ?? at);
  }
  await endTaskIfDone(db, ctx, teamId, taskId);
}
