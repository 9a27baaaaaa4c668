import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { resumeRecipient } from '../delivery/settling/resume-recipient.ts';
import { liftReported, suppressAddress } from '../suppressions/service.ts';
import { endRecipients, keepFact, type Sign } from './recipient-facts.ts';
import {
  findRecipient,
  findTaskName,
  hasUnsubscribed,
  lockSameAddress,
  recipientsEndedBy,
  setFacts,
  type RecipientKey,
} from './queries.ts';

/** Why a person wants no more mail; a complaint is not addressed to us. */
type Wish = 'unsubscribed' | 'complaint';

const endReasons = { unsubscribed: 'unsubscribed', complaint: 'suppressed' } as const;

const corrected = {
  zh: '那封邮件不是退订或投诉，已更正',
  en: 'That message was neither an unsubscribe nor a complaint, and has been corrected',
};

/** Suppresses a recipient's address for the whole team, and ends waiting recipients with it. */
export async function stopAddress(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId, at }: Sign,
  { reason, proof }: { reason: Wish; proof: Omit<Suppression['proof'], 'task'> },
): Promise<void> {
  const recipient = await findRecipient(db, teamId, { taskId, recipientId });
  if (!recipient) return;
  const { address } = recipient;
  const same = await lockSameAddress(db, teamId, { taskId, recipientId }, address);
  if (reason === 'unsubscribed') await keepFact(db, teamId, 'unsubscribed_at', { taskId, recipientId, at });
  const task = await findTaskName(db, teamId, taskId);
  await suppressAddress(db, ctx, teamId, { address, reason, proof: { ...proof, task } });
  const waiting = same.map(row => ({ taskId: row.task_id, recipientId: row.id }));
  await endRecipients(db, ctx, teamId, waiting, endReasons[reason]);
}

/**
 * Withdraws a wish that a mail did not express after all: unless the wish is known otherwise, or from another task, the
 * suppression is lifted, and recipients ended by it continue.
 */
export async function releaseAddress(
  db: Db,
  ctx: Context,
  teamId: number,
  key: RecipientKey,
  { address, wish }: { address: string; wish: Wish },
): Promise<void> {
  if (wish === 'unsubscribed' && (await hasUnsubscribed(db, teamId, address, key))) {
    return setFacts(db, teamId, key, { unsubscribed_at: null });
  }
  if (!(await liftReported(db, ctx, teamId, { address, why: wish, reason: corrected[ctx.lang] }))) return;
  if (wish === 'unsubscribed') await setFacts(db, teamId, key, { unsubscribed_at: null });
  const reason = endReasons[wish];
  for (const { task_id: taskId, id: recipientId } of await recipientsEndedBy(db, teamId, address, reason)) {
    await resumeRecipient(db, ctx, { teamId, taskId, recipientId }, [reason]);
  }
}
