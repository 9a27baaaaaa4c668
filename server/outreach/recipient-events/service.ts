import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { resumeRecipient } from '../delivery/settling/resume-recipient.ts';
import { raiseToReplied } from '../../creators/team-creators/service.ts';
import { liftUnfounded, suppressBounced } from './bounced-addresses.ts';
import * as facts from './recipient-facts.ts';
import {
  findAddressee,
  findRecipient,
  keepBounce,
  lockOfCampaign,
  lockRecipient,
  type RecipientKey,
} from './queries.ts';
import * as reclassify from './hits/reclassify-hits.ts';
import * as revise from './revise-facts.ts';
import { stopAddress } from './stop-address.ts';

/* The facts on recipients. Each is a moment; the earliest is kept. All functions run in the caller's transaction as
   the team and may be repeated. Facts on a recipient who does not exist are ignored. */

export type Answer = facts.Answer;
export type Evidence = revise.Evidence;

const { endRecipients, keepFact, settleDoubt } = facts;

/** A recipient who replied gets nothing more; the status of a new or contacted creator becomes replied. */
export async function recordReply(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at, messageRowId }: Answer,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  const recipient = await lockRecipient(db, teamId, { taskId, recipientId });
  if (!recipient) return;
  if (await keepFact(db, teamId, 'replied_at', { taskId, recipientId, at })) {
    if (recipient.creator_id !== null) await raiseToReplied(db, ctx, teamId, [recipient.creator_id]);
  }
  await endRecipients(db, ctx, teamId, [{ taskId, recipientId }], 'replied');
}

/** An automatic reply: the mail has arrived, and the rounds continue. */
export async function recordAutoReply(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at, messageRowId }: Answer,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  await keepFact(db, teamId, 'auto_replied_at', { taskId, recipientId, at });
}

export interface Bounced extends Answer {
  /** `hard`: the address itself is invalid. */
  permanence: 'hard' | 'soft';
  /** What the server said. */
  text: string;
}

/**
 * The mail could not be delivered after all: the recipient gets nothing more of this task. The team stops writing to
 * the address after a permanent bounce, or after the third one.
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
  const isNew = await keepFact(db, teamId, 'bounced_at', { ...key, at });
  const isWorse = permanence === 'hard' && recipient.bounce_permanence !== 'hard';
  if (isNew || isWorse) {
    await keepBounce(db, teamId, key, { text, permanence });
    await suppressBounced(db, ctx, teamId, { address: recipient.address, taskId, text, permanence });
  }
  await endRecipients(db, ctx, teamId, [key], 'bounced');
}

export interface Unsubscribed extends Answer {
  /** `note`: the text of the mail with the request. */
  proof: Pick<Suppression['proof'], 'way' | 'address' | 'agent'> & { note?: string };
}

/** The team stops writing to the address; waiting recipients with it are ended. */
export async function recordUnsubscribe(
  db: Db,
  ctx: Context,
  teamId: number,
  { messageRowId, proof: { note = '', ...proof }, ...sign }: Unsubscribed,
): Promise<void> {
  await settleDoubt(db, ctx, teamId, messageRowId);
  await stopAddress(db, ctx, teamId, sign, { reason: 'unsubscribed', proof: { ...proof, note } });
}

/**
 * The mail was reported as spam. It counts like an unsubscription, except that the recipient did not tell us. @param
 * sign.text of the report
 */
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
 * Corrects the facts on a recipient's mail to exactly the given ones. If a recipient was ended by a fact that no longer
 * holds, they continue, and a suppression for that reason is lifted. New facts act like the `record…` functions.
 */
export function reviseFacts(
  db: Db,
  ctx: Context,
  teamId: number,
  key: RecipientKey,
  evidence: Evidence,
): Promise<void> {
  return revise.reviseFacts(db, ctx, teamId, key, evidence);
}

/** A bounce of an address was corrected: its suppression is lifted, unless another bounce justifies it. */
export const liftBounce = (db: Db, ctx: Context, teamId: number, address: string): Promise<void> =>
  liftUnfounded(db, ctx, teamId, address);

interface CampaignKey {
  teamId: number;
  campaignId: number;
}

/** Ends waiting recipients among creators who were excluded from a campaign. */
export async function endForCampaign(
  db: Db,
  ctx: Context,
  of: CampaignKey,
  creatorIds: readonly number[],
): Promise<void> {
  await endRecipients(db, ctx, of.teamId, await lockOfCampaign(db, of, creatorIds, 'waiting'), 'excluded');
}

/** Resumes recipients whose exclusion was withdrawn. */
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
 * Judges old openings and clicks again if the rules have changed: some hundred messages of each task at a time. The
 * mail worker calls it repeatedly. @returns the number of tasks with such hits
 */
export const reclassifyHits = (pool: Db, ctx: Context): Promise<number> =>
  reclassify.reclassifyHits(pool, ctx);

/** Returns the recipient of a message, by the id in its links; null if it does not exist. */
export async function recipientOfMessage(db: Db, teamId: number, messageRowId: number) {
  const message = await findAddressee(db, teamId, messageRowId);
  if (!message) return null;
  const key = { taskId: message.task_id, recipientId: message.recipient_id };
  const recipient = await findRecipient(db, teamId, key);
  return recipient ? { ...key, address: recipient.address } : null;
}
