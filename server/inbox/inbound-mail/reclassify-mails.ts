import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { parseMail } from '../../outside/mail-protocol/parsing/parse-mail.ts';
import { announce } from '../../core/realtime/announce.ts';
import {
  liftBounce,
  recordComplaint,
  recordUnsubscribe,
  reviseFacts,
  type Evidence,
} from '../../outreach/recipient-events/service.ts';
import { sourceOf } from './store-mails.queries.ts';
import type { MailboxKey } from './queries.ts';
import { readMail, rulesVersion } from './reading/read-mail.ts';
import {
  lockMail,
  mailsOfRecipient,
  outdatedMails,
  setCorrected,
  setReading,
  type LockedMail,
} from './reclassify-mails.queries.ts';
import { refreshThreads } from './threading/mail-threads.queries.ts';

type Received = Awaited<ReturnType<typeof mailsOfRecipient>>[number];

function bounceOf({ received_at: at, bounce, snippet }: Received): NonNullable<Evidence['bounce']> {
  return { at, text: bounce?.text ?? snippet, permanence: bounce?.permanence ?? 'soft' };
}

/** Returns what all mails from a recipient say together; of several bounces, the worst. */
function evidenceOf(mails: readonly Received[]): Evidence {
  const first = (kind: MailKind) => mails.find(mail => mail.kind === kind)?.received_at ?? null;
  const bounces = mails.filter(({ kind }) => kind === 'bounce').map(bounceOf);
  return {
    repliedAt: first('reply'),
    autoRepliedAt: first('autoReply'),
    bounce: bounces.find(({ permanence }) => permanence === 'hard') ?? bounces[0] ?? null,
    isNoWish: [
      ...(first('unsubscribe') ? [] : (['unsubscribed'] as const)),
      ...(first('complaint') ? [] : (['complaint'] as const)),
    ],
  };
}

/** Updates the conversation and the sender's facts after the kind of a mail was changed. */
async function follow(db: Db, ctx: Context, teamId: number, mail: LockedMail, kind: MailKind): Promise<void> {
  await refreshThreads(db, teamId, [mail.thread_id]);
  await announce(db, { teamId }, { code: realtimeCodes.thread, id: mail.thread_id });
  const { task_id: taskId, recipient_id: recipientId } = mail;
  if (taskId === null || recipientId === null) {
    // It was about a one-to-one email.
    const addresses = kind === 'bounce' ? [] : (mail.bounce?.recipients ?? []);
    for (const address of addresses) await liftBounce(db, ctx, teamId, address);
    return;
  }
  const key = { taskId, recipientId };
  await reviseFacts(db, ctx, teamId, key, evidenceOf(await mailsOfRecipient(db, teamId, key)));
  const sign = { ...key, at: mail.received_at };
  if (kind === 'complaint') await recordComplaint(db, ctx, teamId, { ...sign, text: mail.snippet });
  if (kind === 'unsubscribe') {
    const proof = { way: 'mail', address: mail.from_address, agent: '', note: mail.snippet } as const;
    await recordUnsubscribe(db, ctx, teamId, { ...sign, proof });
  }
}

/** Sets the kind of a mail by hand. @throws AppError not_found, also for our own mail */
export async function correctKind(db: Db, ctx: SignedIn, mailId: number, kind: MailKind): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  const mail = await lockMail(db, teamId, mailId);
  if (!mail || mail.direction !== 'in') throw new AppError('not_found');
  if (mail.kind === kind) return;
  await setCorrected(db, teamId, mailId, { kind, by: accountId, at: ctx.now() });
  await follow(db, ctx, teamId, mail, kind);
}

async function reclassify(pool: Db, ctx: Context, teamId: number, mailId: number): Promise<void> {
  const source = await asTeam(pool, teamId, db => sourceOf(db, teamId, mailId));
  const reading = readMail(await parseMail(source));
  await asTeam(pool, teamId, async db => {
    const mail = await lockMail(db, teamId, mailId);
    if (!mail) return;
    const isOpen = mail.corrected_by === null;
    await setReading(db, teamId, mailId, rulesVersion, isOpen ? reading : null);
    const isNews = reading.kind !== mail.kind || reading.bounce?.permanence !== mail.bounce?.permanence;
    if (isOpen && isNews) await follow(db, ctx, teamId, mail, reading.kind);
  });
}

/** Judges again mails of a mailbox that were judged by older rules, the newest first. @returns how many */
export async function reclassifyOutdated(
  pool: Db,
  ctx: Context,
  key: MailboxKey,
  max: number,
): Promise<number> {
  const ids = await asTeam(pool, key.teamId, db => outdatedMails(db, key, rulesVersion, max));
  for (const id of ids) await reclassify(pool, ctx, key.teamId, id);
  return ids.length;
}
