import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropDue, putDue, processDue, type DueWork } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { Mailbox } from '../../../outside/mail-protocol/mailbox-access.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { mailboxAccessOf, senderFaces } from '../../senders/service.ts';
import { doubtsOf, findMessage, type MessageToSettle } from './settle-message.queries.ts';
import { settleInDoubt } from './settle-message.ts';

const minute = 60_000;
/** A provider may take this long to file a sent message; only after that does "not found" count. */
const filingTime = 10 * minute;
/** The times of the looks after the doubt arose, the last three a day apart. */
const checks = [2, 12, 60, 24 * 60, 48 * 60, 72 * 60].map(minutes => minutes * minute);
const maxAtOnce = 500;

/** Called in the transaction in which doubts arose. */
export function scheduleDoubtCheck(db: Db, { teamId, id }: DueWork, at: Date): Promise<void> {
  return putDue(db, 'mail.doubt', { teamId, id }, new Date(at.getTime() + (checks[0] ?? 0)));
}

/**
 * Settles doubts: a message in the Sent folder was sent. One that is missing there was not sent, if the verification
 * has proved that the provider files sent mail. Everything else is left to the user.
 */
export async function settleDoubts(pool: Db, ctx: Context, world: MailServices): Promise<void> {
  const due: DueWork[] = [];
  await processDue(pool, 'mail.doubt', ctx.now(), async (db, { teamId, id }) => {
    due.push({ teamId, id });
    // If this process dies, another one continues at this time.
    await putDue(db, 'mail.doubt', { teamId, id }, new Date(ctx.now().getTime() + 5 * minute));
  });
  for (const sender of due) await settleOfSender(pool, ctx, world, sender);
}

async function settleOfSender(pool: Db, ctx: Context, world: MailServices, sender: DueWork): Promise<void> {
  const { teamId, id: senderId } = sender;
  const { doubts, filesSentMail } = await asTeam(pool, teamId, async db => ({
    doubts: await doubtsOf(db, { teamId, senderId }, maxAtOnce),
    filesSentMail: (await senderFaces(db, teamId, [senderId]))[0]?.filesSentMail ?? false,
  }));
  const mailbox = doubts.length ? await open(pool, ctx, world, sender) : null;
  try {
    for (const doubt of doubts) {
      const isSent = mailbox && (await verdict(mailbox, doubt, filesSentMail, ctx.now()));
      if (isSent === null) continue;
      await asTeam(pool, teamId, async db => {
        const message = await findMessage(db, teamId, doubt.id);
        if (message?.state === 'in_doubt') await settleInDoubt(db, ctx, teamId, message, isSent);
      });
    }
  } finally {
    await mailbox?.close().catch(() => undefined);
  }
  await planNextCheck(pool, ctx, sender);
}

async function open(
  pool: Db,
  ctx: Context,
  world: MailServices,
  { teamId, id }: DueWork,
): Promise<Mailbox | null> {
  try {
    return await world.openMailbox(await mailboxAccessOf(pool, ctx, world, teamId, id));
  } catch {
    // The page of senders shows the fault; the doubt stays until the mailbox can be read.
    return null;
  }
}

/** @returns null if it is unknown */
async function verdict(
  mailbox: Mailbox,
  { message_id: messageId, ended_at: endedAt, started_at: startedAt }: MessageToSettle,
  filesSentMail: boolean,
  at: Date,
): Promise<boolean | null> {
  try {
    if (await mailbox.isInSent(messageId)) return true;
  } catch {
    return null;
  }
  const age = at.getTime() - (endedAt ?? startedAt).getTime();
  return filesSentMail && age >= filingTime ? false : null;
}

async function planNextCheck(pool: Db, ctx: Context, { teamId, id }: DueWork): Promise<void> {
  await asTeam(pool, teamId, async db => {
    const at = ctx.now().getTime();
    const left = await doubtsOf(db, { teamId, senderId: id }, maxAtOnce);
    const nextPolls = left.flatMap(({ ended_at: endedAt, started_at: startedAt }) => {
      const since = (endedAt ?? startedAt).getTime();
      return checks.map(pause => since + pause).filter(moment => moment > at);
    });
    if (nextPolls.length) await putDue(db, 'mail.doubt', { teamId, id }, new Date(Math.min(...nextPolls)));
    else await dropDue(db, 'mail.doubt', { teamId, id });
  });
}
