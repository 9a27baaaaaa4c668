import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { resumeRecipient } from '../delivery/settling/resume-recipient.ts';
import { raiseToReplied } from '../../creators/team-creators/service.ts';
import { suppressBounced } from './bounced-addresses.ts';
import * as facts from './recipient-facts.ts';
import {
  findAddressee,
  findRecipient,
  keepBounce,
  lockOfCampaign,
  lockRecipient,
  messagesNamed,
  type RecipientKey,
} from './queries.ts';
import * as reclassify from './hits/reclassify-hits.ts';
import * as revise from './revise-facts.ts';
import { stopAddress } from './stop-address.ts';

/*
 * The facts of recipients, as moments of which the earliest stays. Everything runs in the caller's transaction as
 * the team and may be said twice. What is said of a recipient who does not exist is passed over.
 */

export type Sign = facts.Sign;
export type Answer = facts.Answer;
export type Evidence = revise.Evidence;

const { end, keep, settleDoubt } = facts;

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

export interface Bounced extends Answer {
  /** `hard`: the address itself is no good. */
  permanence: 'hard' | 'soft';
  /** What the server said. */
  text: string;
}

/**
 * It could not be delivered after all: nothing more of this task goes there (product §7). The team writes to the
 * address no more when that was final, or the third time.
 */
export async function recordBounce(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at, messageRowId, permanence, text }: Bounced,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  const key = { taskId, recipientId };
  const recipient = await lockRecipient(db, teamId, key);
  if (!recipient) return;
  const isNew = await keep(db, teamId, 'bounced_at', { ...key, at });
  const isWorse = permanence === 'hard' && recipient.bounce_permanence !== 'hard';
  if (isNew || isWorse) {
    await keepBounce(db, teamId, key, { text, permanence });
    await suppressBounced(db, ctx, teamId, { address: recipient.address, taskId, text, permanence });
  }
  await end(db, ctx, teamId, [key], 'bounced');
}

export interface Unsubscribed extends Answer {
  /** `note`: what was written, where it was asked by mail. */
  proof: Pick<Suppression['proof'], 'way' | 'address' | 'agent'> & { note?: string };
}

/** Nobody of the team writes to that address any more, and whoever waits under it waits no longer. */
export async function recordUnsubscribe(
  db: Db,
  ctx: Context,
  teamId: number,
  { messageRowId, proof: { note = '', ...proof }, ...sign }: Unsubscribed,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  await stopAddress(db, ctx, teamId, sign, { reason: 'unsubscribed', proof: { ...proof, note } });
}

/** It was reported as spam: as an unsubscription, but that they did not say so to us. @param sign.text of the report */
export async function recordComplaint(
  db: Db,
  ctx: Context,
  teamId: number,
  { messageRowId, text, ...sign }: Answer & { text: string },
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  const proof = { way: 'mail', address: '', agent: '', note: text } as const;
  await stopAddress(db, ctx, teamId, sign, { reason: 'complaint', proof });
}

/**
 * What is known of a recipient's mail was corrected: the facts become exactly what it says. Who was ended by what
 * no longer holds goes on, and a suppression that rested on it is lifted; what holds newly is as `record…` has it.
 */
export function reviseFacts(
  db: Db,
  ctx: Context,
  teamId: number,
  key: RecipientKey,
  evidence: Evidence,
): Promise<void> {
  return revise.revise(db, ctx, teamId, key, evidence);
}

interface CampaignKey {
  teamId: number;
  campaignId: number;
}

/** Creators were excluded from a campaign: those of its recipients who wait get nothing more. */
export async function endForCampaign(
  db: Db,
  ctx: Context,
  of: CampaignKey,
  creatorIds: readonly number[],
): Promise<void> {
  await end(db, ctx, of.teamId, await lockOfCampaign(db, of, creatorIds, 'waiting'), 'excluded');
}

/** They were taken back: what they waited for goes on. */
export async function resumeForCampaign(
  db: Db,
  ctx: Context,
  of: CampaignKey,
  creatorIds: readonly number[],
): Promise<void> {
  for (const key of await lockOfCampaign(db, of, creatorIds, 'excluded')) {
    await resumeRecipient(db, ctx, { teamId: of.teamId, ...key }, ['excluded']);
  }
}

/**
 * Judges again who made the openings and clicks of the past, where the rules have changed since: at most some hundred
 * messages of each task at a time. For the mail worker, again and again. @returns how many tasks had some
 */
export const reclassifyHits = (pool: Db, ctx: Context): Promise<number> =>
  reclassify.reclassifyHits(pool, ctx);

export interface NamedMessage extends RecipientKey {
  round: number;
  /** Of the row in mail_messages. */
  id: number;
}

/** The messages with these Message-IDs (with their brackets), in the order of the ids given. */
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
