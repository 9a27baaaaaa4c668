import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { FieldFault } from '../../../../contract/core/errors.ts';
import type { sendEmail as sendEndpoint } from '../../../../contract/inbox/one-to-one-emails.ts';
import { undoMs } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { wakeDue } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { mailFilesOf } from '../../../outreach/mail-files/service.ts';
import { senderFaces, type SenderFace } from '../../../outreach/senders/service.ts';
import { findSuppressed } from '../../../outreach/suppressions/service.ts';
import { findAnswered } from '../answered-mail.queries.ts';
import { contentFaults, fileFaults } from './check-email.ts';
import { addresseesOf, addressesOf } from '../writing/compose-email.ts';
import { holdEmail } from '../find-email.ts';
import { updateEmail, type EmailRecord } from '../queries.ts';
import { recordEmail } from '../record-email-change.ts';
import { announceEmail } from '../announce-email-change.ts';
import { toDraft } from '../return-to-draft.ts';

const minute = 60_000;
const longestAhead = 366 * 24 * 60 * minute;

const texts = {
  sender: { zh: '请选择发件邮箱', en: 'choose a sender' },
  tooSoon: { zh: '定时发送至少要在一分钟以后', en: 'choose a time at least a minute from now' },
  tooLate: { zh: '定时发送最多可以定到一年以后', en: 'choose a time within a year' },
};

const invalid = (faults: FieldFault[]) => new AppError('invalid_request', {}, faults);

async function senderOf(db: Db, { actor, lang }: SignedIn, email: EmailRecord): Promise<SenderFace> {
  const id = email.sender_id;
  const [sender] = id === null ? [] : await senderFaces(db, actor.teamId, [id]);
  if (!sender) throw invalid([{ field: 'senderId', reason: texts.sender[lang] }]);
  if (sender.state !== 'verified') throw new AppError('sender_not_verified', { sender: sender.address });
  return sender;
}

/** Returns the sizes of the attachments in bytes; null for missing ones. */
async function sizesOf(db: Db, teamId: number, { content, mail_id: mailId }: EmailRecord) {
  const files = await mailFilesOf(db, teamId, content.attachments);
  const missing = content.attachments.length > files.length ? [null] : [];
  const mail = content.parts.length && mailId !== null ? await findAnswered(db, teamId, mailId) : undefined;
  const parts = content.parts.map(number => {
    const part = mail?.attachments.find(each => each.part === number);
    return part && !part.isLeftOut ? part.size : null;
  });
  return [...files.map(({ size }) => size), ...missing, ...parts];
}

function momentOf(ctx: SignedIn, at: string | undefined): Date {
  const { lang } = ctx;
  const from = ctx.now().getTime();
  if (at === undefined) return new Date(from + undoMs);
  const moment = new Date(at);
  const refuse = (reason: string) => invalid([{ field: 'at', reason }]);
  if (moment.getTime() < from + minute) throw refuse(texts.tooSoon[lang]);
  if (moment.getTime() > from + longestAhead) throw refuse(texts.tooLate[lang]);
  return moment;
}

/**
 * Schedules a draft for sending; until it is sent it can be taken back.
 * @throws AppError not_found, letter_state, changed_meanwhile; sender_not_verified; invalid_request with faults
 * beside `to`, `cc`, `bcc`, `subject`, `html`, `attachments`, `senderId`, `at`; address_suppressed
 */
export function sendEmail(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { revision, at, evenIfSuppressed }: BodyOf<typeof sendEndpoint>,
): Promise<ReplyOf<typeof sendEndpoint>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const email = await holdEmail(db, ctx, id, ['draft']);
    if (email.revision !== revision) throw new AppError('changed_meanwhile');
    const { content } = email;
    const sender = await senderOf(db, ctx, email);
    const server = { bodyBytes: Buffer.byteLength(content.html), maxBytes: sender.maxMessageBytes };
    const faults = [
      ...contentFaults(content, ctx.lang),
      ...fileFaults(await sizesOf(db, teamId, email), server, ctx.lang),
    ];
    if (faults.length) throw invalid(faults);
    const dueAt = momentOf(ctx, at);
    if (!evenIfSuppressed) {
      const suppressed = await findSuppressed(db, teamId, addressesOf(addresseesOf(content)));
      if (suppressed.size)
        throw new AppError('address_suppressed', { addresses: [...suppressed].join('; ') });
    }
    await updateEmail(db, teamId, id, {
      state: 'waiting',
      due_at: dueAt,
      even_if_suppressed: evenIfSuppressed,
      changed_at: ctx.now(),
    });
    await wakeDue(db, 'oneToOneEmail.send', { teamId, id: sender.id }, dueAt);
    await recordEmail(db, ctx, 'letter.send', email, { sender: sender.address, recipients: content.to });
    await announceEmail(db, teamId, id);
    return { dueAt: dueAt.toISOString() };
  });
}

/**
 * Makes a draft again of an email that was not transmitted yet, or that its server refused.
 * @throws AppError not_found, forbidden; letter_state if it is too late
 */
export async function takeBack(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  await asTeam(pool, ctx.actor.teamId, async db => {
    const email = await holdEmail(db, ctx, id, ['waiting', 'failed']);
    await toDraft(db, ctx, email);
    await recordEmail(db, ctx, 'letter.takeBack', email);
  });
}
