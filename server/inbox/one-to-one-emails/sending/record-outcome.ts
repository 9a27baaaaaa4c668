import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { wakeDue } from '../../../core/db/due-work/due-leases.ts';
import { putDue } from '../../../core/db/due-work/due-work.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { fileOwnMail } from '../../inbound-mail/file-mails.ts';
import { countSingleMail } from '../../../outreach/delivery/service.ts';
import { notify } from '../../../activity/notifications/service.ts';
import { recordContact } from '../../../creators/team-creators/service.ts';
import { timeZoneOf } from '../answered-mail.queries.ts';
import { addressesOf, type ComposedEmail } from '../writing/compose-email.ts';
import { firstCheck } from './doubt-schedule.ts';
import type { EmailOutcome } from './send-outcome.ts';
import { lockEmail, updateEmail, type EmailRecord } from '../queries.ts';
import { creatorOfThread, creatorsAt } from '../email-sending.queries.ts';
import { announceEmail } from '../announce-email-change.ts';

export interface SentEmail {
  teamId: number;
  email: Pick<EmailRecord, 'id' | 'account_id' | 'kind' | 'thread_id'>;
  senderId: number;
  composed: ComposedEmail;
  sentAt: Date;
}

/** Stores a contact of the author with each creator among the recipients. */
async function rememberContacts(
  db: Db,
  ctx: Context,
  { teamId, email, composed, sentAt }: SentEmail,
  threadId: number,
): Promise<void> {
  const known = await creatorsAt(db, teamId, addressesOf(composed.addressees));
  const isAnswer = composed.threadId !== null;
  const ofThread = isAnswer ? await creatorOfThread(db, teamId, threadId) : null;
  const ids = [...new Set([...known.map(({ creatorId }) => creatorId), ...(ofThread ? [ofThread] : [])])];
  if (!ids.length) return;
  const actor = {
    teamId,
    accountId: email.account_id,
    sessionId: 0,
    role: 'member',
    isOperator: false,
  } as const;
  await recordContact(db, { ...ctx, actor }, ids, sentAt);
}

/** Files a sent email among the mails, so that its conversation shows it at once. */
export async function fileEmail(db: Db, ctx: Context, world: MailServices, sent: SentEmail): Promise<void> {
  const { teamId, email, senderId, composed, sentAt } = sent;
  const { threadId } = await fileOwnMail(db, ctx, world, {
    teamId,
    senderId,
    threadId: composed.threadId,
    source: composed.source,
    sentAt,
  });
  await updateEmail(db, teamId, email.id, { thread_id: threadId });
  await rememberContacts(db, ctx, sent, threadId);
  await announce(db, { teamId }, { code: realtimeCodes.thread, id: threadId });
}

/** Stores the result of an email, in the caller's transaction, which has locked it. */
export async function writeOutcome(
  db: Db,
  ctx: Context,
  { teamId, id, senderId }: { teamId: number; id: number; senderId: number },
  outcome: EmailOutcome,
): Promise<void> {
  const at = ctx.now();
  const isOver = outcome.state !== 'waiting';
  await updateEmail(db, teamId, id, {
    state: outcome.state,
    response: outcome.response,
    leased_by: '',
    ended_at: isOver ? at : null,
    changed_at: at,
    ...(outcome.state === 'waiting' && { due_at: outcome.dueAt }),
  });
  if (outcome.state === 'waiting')
    await wakeDue(db, 'oneToOneEmail.send', { teamId, id: senderId }, outcome.dueAt);
  if (outcome.state === 'in_doubt') await putDue(db, 'oneToOneEmail.doubt', { teamId, id }, firstCheck(at));
  if (outcome.state === 'sent') {
    await countSingleMail(db, { teamId, senderId, timeZone: await timeZoneOf(db, teamId) }, at);
  }
  if (outcome.state === 'failed' || outcome.state === 'in_doubt')
    await announceToAuthor(db, ctx, teamId, id, outcome.state);
  await announceEmail(db, teamId, id);
}

/** Notifies the author at once that an email did not arrive. */
async function announceToAuthor(
  db: Db,
  ctx: Context,
  teamId: number,
  id: number,
  state: 'failed' | 'in_doubt',
): Promise<void> {
  const email = await lockEmail(db, teamId, id);
  if (!email) return;
  const { account_id: accountId, content } = email;
  const kind = state === 'failed' ? 'letter.failed' : 'letter.inDoubt';
  const details = { to: content.to.slice(0, 100), subject: content.subject.slice(0, 100) };
  await notify(db, ctx, { teamId, accountId, kind, details });
}
