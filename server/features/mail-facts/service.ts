import { realtimeCodes } from '../../../contract/realtime-channel.ts';
import type { EndReason } from '../../../contract/mail-states.ts';
import type { Suppression } from '../../../contract/suppressions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { tell } from '../../realtime/announce.ts';
import { endTaskIfDone, settleBySign } from '../mailing/service.ts';
import { suppress } from '../suppressions/service.ts';
import { raiseToReplied } from '../team-creators/service.ts';
import {
  endWaiting,
  findAddressee,
  findRecipient,
  findTaskName,
  isInDoubt,
  keepBounceText,
  keepFirst,
  lockRecipient,
  lockSameAddress,
  messagesNamed,
  type Fact,
  type RecipientKey,
} from './queries.ts';

/*
 * The facts of recipients, as moments of which the earliest stays. Everything runs in the caller's transaction as
 * the team and may be said twice. What is said of a recipient who does not exist is passed over.
 */

export interface Sign extends RecipientKey {
  at: Date;
}

/** A sign that answers one message: were it in doubt, it is known now that it was sent. */
export interface Answer extends Sign {
  messageRowId?: number;
}

async function keep(db: Db, teamId: number, fact: Fact, { at, ...key }: Sign): Promise<boolean> {
  const isNew = await keepFirst(db, teamId, key, fact, at);
  if (isNew) await tell(db, { teamId }, { code: realtimeCodes.mailTask, id: key.taskId });
  return isNew;
}

/** The message's own lock is taken before that of its recipient, as the engine does. */
async function settleDoubt(
  db: Db,
  ctx: Context,
  teamId: number,
  messageRowId: number | undefined,
): Promise<void> {
  if (messageRowId === undefined || !(await isInDoubt(db, teamId, messageRowId))) return;
  await settleBySign(db, ctx, { teamId, messageRowId });
}

async function end(
  db: Db,
  ctx: Context,
  teamId: number,
  recipients: readonly RecipientKey[],
  reason: EndReason,
): Promise<void> {
  for (const taskId of await endWaiting(db, teamId, recipients, reason)) {
    await endTaskIfDone(db, ctx, teamId, taskId);
    await tell(db, { teamId }, { code: realtimeCodes.mailTask, id: taskId });
  }
}

/** A person saw it. */
export async function recordRead(
  db: Db,
  _ctx: Context,
  teamId: number,
  { taskId, recipientId, at }: Sign,
): Promise<void> {
  await keep(db, teamId, 'read_at', { taskId, recipientId, at });
}

/** A person followed a link, and so has read it. */
export async function recordClick(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at }: Sign,
): Promise<void> {
  await keep(db, teamId, 'clicked_at', { taskId, recipientId, at });
  await recordRead(db, ctx, teamId, { taskId, recipientId, at });
}

/** Nothing more goes to who answered; a creator who was new or contacted has replied. */
export async function recordReply(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at, messageRowId }: Answer,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  const recipient = await lockRecipient(db, teamId, { taskId, recipientId });
  if (!recipient) return;
  if (await keep(db, teamId, 'replied_at', { taskId, recipientId, at })) {
    if (recipient.creator_id !== null) await raiseToReplied(db, ctx, teamId, [recipient.creator_id]);
  }
  await end(db, ctx, teamId, [{ taskId, recipientId }], 'replied');
}

/** A machine answered: it has arrived, and the rounds go on. */
export async function recordAutoReply(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at, messageRowId }: Answer,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  await keep(db, teamId, 'auto_replied_at', { taskId, recipientId, at });
}

/**
 * It could not be delivered after all: nothing more of this task goes there (product §7).
 * @param sign.permanent the address itself is no good: the team writes to it no more
 * @param sign.text what the server said
 */
export async function recordBounce(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at, messageRowId, permanent, text }: Answer & { permanent: boolean; text: string },
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  const recipient = await lockRecipient(db, teamId, { taskId, recipientId });
  if (!recipient) return;
  if (await keep(db, teamId, 'bounced_at', { taskId, recipientId, at })) {
    await keepBounceText(db, teamId, { taskId, recipientId }, text);
  }
  if (permanent) {
    const task = await findTaskName(db, teamId, taskId);
    const proof = { way: 'mail', address: '', agent: '', task, note: text } as const;
    await suppress(db, ctx, teamId, { address: recipient.address, reason: 'bounced', proof });
  }
  await end(db, ctx, teamId, [{ taskId, recipientId }], 'bounced');
}

/** Nobody of the team writes to that address any more, and whoever waits under it waits no longer. */
export async function recordUnsubscribe(
  db: Db,
  ctx: Context,
  teamId: number,
  {
    taskId,
    recipientId,
    at,
    proof,
  }: Sign & { proof: Pick<Suppression['proof'], 'way' | 'address' | 'agent'> },
): Promise<void> {
  const recipient = await findRecipient(db, teamId, { taskId, recipientId });
  if (!recipient) return;
  const same = await lockSameAddress(db, teamId, { taskId, recipientId }, recipient.address);
  await keep(db, teamId, 'unsubscribed_at', { taskId, recipientId, at });
  await suppress(db, ctx, teamId, {
    address: recipient.address,
    reason: 'unsubscribed',
    proof: { ...proof, task: await findTaskName(db, teamId, taskId), note: '' },
  });
  const waiting = same.map(row => ({ taskId: row.task_id, recipientId: row.id }));
  await end(db, ctx, teamId, waiting, 'unsubscribed');
}

export interface NamedMessage extends RecipientKey {
  round: number;
  /** Of the row in mail_messages. */
  id: number;
}

/** The messages that bear these Message-IDs (with their brackets), in the order of the ids given. */
export async function recipientsOfMessageIds(
  db: Db,
  teamId: number,
  messageIds: readonly string[],
): Promise<NamedMessage[]> {
  if (!messageIds.length) return [];
  const rows = await messagesNamed(db, teamId, messageIds);
  return rows
    .toSorted((a, b) => messageIds.indexOf(a.message_id) - messageIds.indexOf(b.message_id))
    .map(row => ({ taskId: row.task_id, recipientId: row.recipient_id, round: row.round, id: row.id }));
}

/** Whom a message went to, by the id that its links carry; null for one that does not exist. */
export async function recipientOfMessage(db: Db, teamId: number, messageRowId: number) {
  const message = await findAddressee(db, teamId, messageRowId);
  if (!message) return null;
  const key = { taskId: message.task_id, recipientId: message.recipient_id };
  const recipient = await findRecipient(db, teamId, key);
  return recipient ? { ...key, address: recipient.address } : null;
}
