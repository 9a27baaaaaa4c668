import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { RecipientReport } from '../../outside/mail-protocol/classification/classification.ts';
import {
  recordAutoReply,
  recordBounce,
  recordComplaint,
  recordReply,
  recordUnsubscribe,
} from '../../outreach/recipient-events/service.ts';
import type { Match } from './matching/match-message.ts';
import type { MailReading } from './reading/prepared-mail.ts';

/**
 * Returns the report on the recipient of a message. If it names only others, the mail was forwarded; unless they got a
 * copy: then the copies bounced.
 */
function reportFor(
  reports: readonly RecipientReport[],
  { address, cc }: { address: string; cc: string },
): RecipientReport | null {
  const own = reports.find(({ addresses }) => addresses.includes(address.toLowerCase()));
  if (own) return own;
  const copies = new Set(cc.toLowerCase().split(/[;；,\s]+/));
  return reports.find(({ addresses }) => !addresses.some(each => copies.has(each))) ?? null;
}

export type FactMail = Pick<MailReading, 'kind' | 'reports' | 'snippet' | 'from'> & { receivedAt: Date };

/** Records what a mail says about the recipient of a message, in the caller's transaction as the team. */
export async function recordFacts(
  db: Db,
  ctx: Context,
  teamId: number,
  mail: FactMail,
  { message }: Match,
): Promise<void> {
  const { task_id: taskId, recipient_id: recipientId, id: messageRowId } = message;
  // A server whose clock is fast must not cause facts in the future.
  const at = mail.receivedAt < ctx.now() ? mail.receivedAt : ctx.now();
  const answer = { taskId, recipientId, messageRowId, at };
  if (mail.kind === 'reply') await recordReply(db, ctx, teamId, answer);
  else if (mail.kind === 'autoReply') await recordAutoReply(db, ctx, teamId, answer);
  else if (mail.kind === 'complaint')
    await recordComplaint(db, ctx, teamId, { ...answer, text: mail.snippet });
  else if (mail.kind === 'unsubscribe') {
    const proof = { way: 'mail', address: mail.from.address, agent: '', note: mail.snippet } as const;
    await recordUnsubscribe(db, ctx, teamId, { ...answer, proof });
  } else if (mail.kind === 'bounce') {
    const report = reportFor(mail.reports, message);
    if (!report) return;
    const { permanence, text } = report;
    await recordBounce(db, ctx, teamId, { ...answer, permanence: permanence ?? 'soft', text });
  }
}
