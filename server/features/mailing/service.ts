import { realtimeCodes } from '../../../contract/realtime-channel.ts';
import type { WaitReason } from '../../../contract/mail-wait.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { wakeDue } from '../../db/due-leases.ts';
import { tell } from '../../realtime/announce.ts';

/** Kind of due work of which the sending engine takes leases: a sender with something to send. */
export const sendingKind = 'mail.send';

/** Senders have something to send at `at`; in the transaction that makes it so. */
export async function wakeSenders(
  db: Db,
  teamId: number,
  senderIds: readonly number[],
  at: Date,
): Promise<void> {
  for (const id of new Set(senderIds)) await wakeDue(db, sendingKind, { teamId, id }, at);
}

/** A task of which nothing is waiting, in flight or in doubt is over: sent, or not sent when nobody got it. */
export async function endTaskIfDone(db: Db, ctx: Context, teamId: number, taskId: number): Promise<void> {
  void ctx;
  await tell(db, { teamId }, { code: realtimeCodes.mailTask, id: taskId });
}

/** Tries again what surely was not delivered. @returns how many */
export async function requeueFailed(
  db: Db,
  ctx: Context,
  { teamId, taskId, ids }: { teamId: number; taskId: number; ids?: readonly number[] | undefined },
): Promise<number> {
  void [db, ctx, teamId, taskId, ids];
  return 0;
}

/** A user says whether a message in doubt was sent; "not sent" tries it again. @throws AppError not_found, task_state */
export async function settleMessage(
  db: Db,
  ctx: Context,
  input: { teamId: number; messageId: number; sent: boolean },
): Promise<void> {
  void [db, ctx, input];
}

/** A reply or a bounce shows that a message in doubt was sent. */
export async function settleBySign(
  db: Db,
  ctx: Context,
  input: { teamId: number; messageRowId: number },
): Promise<void> {
  void [db, ctx, input];
}

/** Why each of these recipients of a task waits; those that do not are left out. */
export async function waitReasons(
  db: Db,
  ctx: Context,
  teamId: number,
  taskId: number,
  recipientIds: readonly number[],
): Promise<Map<number, WaitReason>> {
  void [db, ctx, teamId, taskId, recipientIds];
  return new Map();
}
