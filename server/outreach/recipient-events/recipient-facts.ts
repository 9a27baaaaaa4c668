import type { EndReason } from '../../../contract/outreach/mail-states.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { announce } from '../../core/realtime/announce.ts';
import { syncCampaignOf, settleBySign } from '../delivery/service.ts';
import { endTaskIfDone } from '../delivery/task-end.ts';
import { endWaiting, isInDoubt, keepFirst, type Fact, type RecipientKey } from './queries.ts';

export interface Sign extends RecipientKey {
  at: Date;
}

/** A fact that answers one message: it proves that a message in doubt was sent. */
export interface Answer extends Sign {
  messageRowId?: number;
}

/** Notifies open pages of a task's news on commit, and lets its campaign be synced. */
export async function announceTask(db: Db, teamId: number, taskId: number): Promise<void> {
  await announce(db, { teamId }, { code: realtimeCodes.mailTask, id: taskId });
  await syncCampaignOf(db, teamId, taskId);
}

/** Keeps the earliest moment. @returns whether the fact is new */
export async function keepFact(db: Db, teamId: number, fact: Fact, { at, ...key }: Sign): Promise<boolean> {
  const isNew = await keepFirst(db, teamId, key, fact, at);
  if (isNew) await announceTask(db, teamId, key.taskId);
  return isNew;
}

/** Locks the message before its recipient, as the engine does. */
export async function settleDoubt(
  db: Db,
  ctx: Context,
  teamId: number,
  messageRowId: number | undefined,
): Promise<void> {
  if (messageRowId === undefined || !(await isInDoubt(db, teamId, messageRowId))) return;
  await settleBySign(db, ctx, { teamId, messageRowId });
}

/** Ends those of them who wait: they get nothing more. */
export async function endRecipients(
  db: Db,
  ctx: Context,
  teamId: number,
  recipients: readonly RecipientKey[],
  reason: EndReason,
): Promise<void> {
  for (const taskId of await endWaiting(db, teamId, recipients, reason)) {
    await endTaskIfDone(db, ctx, teamId, taskId);
    await announceTask(db, teamId, taskId);
  }
}
