import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropDue, putDue, processDue, type DueWork } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { mailboxAccessOf, senderFaces } from '../../../outreach/senders/service.ts';
import { filingTime, nextCheck } from './doubt-schedule.ts';
import { languageOf } from '../email-language.ts';
import { findEmail, lockEmail, type EmailRecord } from '../queries.ts';
import { writeOutcome } from './record-outcome.ts';
import { isKnownToMailboxes } from '../email-sending.queries.ts';
import { settleAsSent } from './settle-email.ts';

const minute = 60_000;
const notThere = {
  zh: '“已发送”里没有这封邮件，可以确定没有发出去',
  en: 'It’s not in the Sent folder, so it wasn’t sent',
};

/**
 * Settles emails in doubt: one that is in the Sent folder or was answered was sent. One that is missing there was not
 * sent, if the verification has proved that the provider files sent mail. Everything else is left to the user.
 */
export async function settleDoubtfulEmails(pool: Db, ctx: Context, world: MailServices): Promise<void> {
  const due: DueWork[] = [];
  await processDue(pool, 'oneToOneEmail.doubt', ctx.now(), async (db, work) => {
    due.push(work);
    // If this process dies, another one continues at this time.
    await putDue(db, 'oneToOneEmail.doubt', work, new Date(ctx.now().getTime() + 5 * minute));
  });
  for (const { teamId, id } of due) {
    const email = await asTeam(pool, teamId, db => findEmail(db, teamId, id));
    if (email?.state === 'in_doubt') await checkDoubt(pool, ctx, world, teamId, email);
    await planNextCheck(pool, ctx, { teamId, id });
  }
}

async function checkDoubt(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  email: EmailRecord,
): Promise<void> {
  const isSent = await verdict(pool, ctx, world, teamId, email);
  if (isSent) return settleAsSent(pool, ctx, world, teamId, email);
  if (isSent === null) return;
  await asTeam(pool, teamId, async db => {
    const now = await lockEmail(db, teamId, email.id);
    if (now?.state !== 'in_doubt' || now.sender_id === null) return;
    const response = notThere[languageOf(now.content.subject, now.content.html.replace(/<[^>]*>/g, ''))];
    await writeOutcome(
      db,
      ctx,
      { teamId, id: now.id, senderId: now.sender_id },
      { state: 'failed', response },
    );
  });
}

/** @returns null if it is unknown */
async function verdict(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  { message_id: messageId, sender_id: senderId, ended_at: endedAt }: EmailRecord,
): Promise<boolean | null> {
  if (senderId === null) return null;
  const { isKnown, sender } = await asTeam(pool, teamId, async db => ({
    isKnown: await isKnownToMailboxes(db, teamId, messageId),
    sender: (await senderFaces(db, teamId, [senderId]))[0],
  }));
  if (isKnown) return true;
  const isInSent = await searchSent(pool, ctx, world, { teamId, senderId, messageId });
  if (isInSent !== false) return isInSent;
  const age = ctx.now().getTime() - (endedAt ?? ctx.now()).getTime();
  return sender?.filesSentMail && age >= filingTime ? false : null;
}

/** @returns null if the folder cannot be read: the page of senders shows the fault */
async function searchSent(
  pool: Db,
  ctx: Context,
  world: MailServices,
  { teamId, senderId, messageId }: { teamId: number; senderId: number; messageId: string },
): Promise<boolean | null> {
  try {
    const mailbox = await world.openMailbox(await mailboxAccessOf(pool, ctx, world, teamId, senderId));
    try {
      return await mailbox.isInSent(messageId);
    } finally {
      await mailbox.close().catch(() => undefined);
    }
  } catch {
    return null;
  }
}

async function planNextCheck(pool: Db, ctx: Context, { teamId, id }: DueWork): Promise<void> {
  await asTeam(pool, teamId, async db => {
    const email = await findEmail(db, teamId, id);
    const since = email?.state === 'in_doubt' ? email.ended_at : null;
    const next = since && nextCheck(since, ctx.now());
    if (next) await putDue(db, 'oneToOneEmail.doubt', { teamId, id }, next);
    else await dropDue(db, 'oneToOneEmail.doubt', { teamId, id });
  });
}
