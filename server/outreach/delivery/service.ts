import type { MailRound } from '../../../contract/outreach/mail-content.ts';
import type { WaitReason } from '../../../contract/outreach/sent-messages/wait-reasons.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { linkPause } from './pace/retry-backoff.ts';
import { atOnce, syncCampaignsOf } from './campaign-sync.queries.ts';
import { addCounts, countsOf } from './pace/send-counts.queries.ts';
import { roundMoment } from './rounds/next-round.ts';
import { dayScope } from './pace/send-pace.ts';
import { findMessage, requeueRecipients, setSettledBy } from './settling/settle-message.queries.ts';
import { settleInDoubt } from './settling/settle-message.ts';
import { reopenTask } from './task-end.ts';
import { explainWaiting } from './waiting/why-waiting.ts';
import { nextRecipient } from './waiting/why-waiting.queries.ts';
import { wakeSenders } from '../senders/wake-senders.ts';

/** Lets the campaign of a task be synced, if it has one, because something is new. */
export const syncCampaignOf = (db: Db, teamId: number, taskId: number): Promise<void> =>
  syncCampaignsOf(db, teamId, [taskId], atOnce);

/** Returns when the last of some consecutive rounds may be sent, if each waits for the one before. */
export const afterWaits = (rounds: readonly MailRound[], at: Date): Date =>
  rounds.reduce((before, { wait }) => roundMoment(wait, before), at);

/** Tries again messages that were certainly not delivered; without ids, all of a task. @returns how many */
export async function requeueFailed(
  db: Db,
  ctx: Context,
  { teamId, taskId, ids }: { teamId: number; taskId: number; ids?: readonly number[] | undefined },
): Promise<number> {
  const at = ctx.now();
  const rows = await requeueRecipients(db, { teamId, taskId, ids, at });
  if (!rows.length) return 0;
  await reopenTask(db, ctx, teamId, taskId);
  const senderIds = rows.flatMap(({ sender_id: senderId }) => senderId ?? []);
  await wakeSenders(db, teamId, senderIds, at);
  return rows.length;
}

/**
 * Settles a message in doubt by a user's decision; "not sent" tries it again.
 * @throws AppError not_found; task_state if it is settled already
 */
export async function settleMessage(
  db: Db,
  ctx: SignedIn,
  { teamId, messageId, sent }: { teamId: number; messageId: number; sent: boolean },
): Promise<void> {
  const message = await findMessage(db, teamId, messageId);
  if (!message) throw new AppError('not_found');
  if (message.state !== 'in_doubt') throw new AppError('task_state');
  await setSettledBy(db, teamId, messageId, ctx.actor.accountId);
  await settleInDoubt(db, ctx, teamId, message, sent);
}

/** Settles a message in doubt as sent, because a reply or a bounce proves it; a settled message stays as it is. */
export async function settleBySign(
  db: Db,
  ctx: Context,
  { teamId, messageRowId }: { teamId: number; messageRowId: number },
): Promise<void> {
  const message = await findMessage(db, teamId, messageRowId);
  if (message?.state === 'in_doubt') await settleInDoubt(db, ctx, teamId, message, true);
}

/** Returns why each of these recipients of a task waits; those that do not wait are left out. */
export function waitReasons(
  db: Db,
  ctx: Context,
  teamId: number,
  taskId: number,
  recipientIds: readonly number[],
): Promise<Map<number, WaitReason>> {
  return explainWaiting(db, ctx, { teamId, taskId, recipientIds });
}

/** Returns why the recipient whose turn is next waits; null if nobody waits. */
export async function nextWaitReason(
  db: Db,
  ctx: Context,
  teamId: number,
  taskId: number,
): Promise<WaitReason | null> {
  const id = await nextRecipient(db, teamId, taskId);
  if (id === null) return null;
  return (await explainWaiting(db, ctx, { teamId, taskId, recipientIds: [id] })).get(id) ?? null;
}

/** Counts a one-to-one email for its sender's day. It does not wait for the sender's limits. */
export const countSingleMail = (
  db: Db,
  { teamId, senderId, timeZone }: { teamId: number; senderId: number; timeZone: string },
  at: Date,
): Promise<void> => addCounts(db, teamId, senderId, [{ scope: dayScope(at, timeZone), amount: 1 }]);

/** Returns when a one-to-one email that nobody waits for may be sent by its sender's daily limit; null means now. */
export async function roomAgainAt(
  db: Db,
  sender: { teamId: number; senderId: number; timeZone: string; dailyLimit: number },
  at: Date,
): Promise<Date | null> {
  const { key, until } = dayScope(at, sender.timeZone);
  const sent = (await countsOf(db, sender.teamId, sender.senderId, [key])).get(key) ?? 0;
  return sent < sender.dailyLimit ? null : until;
}

/** Returns when a server that could not be reached is tried again. @param failures consecutive ones, from 1 */
export const reachAgainAt = (at: Date, failures: number): Date =>
  new Date(at.getTime() + linkPause(failures));
