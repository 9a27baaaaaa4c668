import { writeAddressLine } from '../../../../contract/inbox/address-lines.ts';
import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type {
  createEmail,
  Email,
  EmailContent,
  saveEmail,
} from '../../../../contract/inbox/one-to-one-emails.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { cleanHtml } from '../../../outreach/mail-content/html/clean-html.ts';
import { senderFaces } from '../../../outreach/senders/service.ts';
import { addresseesOfAnswer, subjectOfAnswer } from './reply-fields.ts';
import { findAnswered, lockAnswered, ownAddresses, type AnsweredMail } from '../answered-mail.queries.ts';
import { holdEmail, readEmail } from '../find-email.ts';
import { deleteEmailRow, findDraftOfAnswer, insertEmail, updateEmail, type NewEmail } from '../queries.ts';
import { presentEmail } from '../reading/load-emails.ts';

type Params = BodyOf<typeof createEmail>;

const maxAddressCharacters = 5000;
const answersNothing = {
  zh: '请指定要回复或转发的邮件',
  en: 'choose the message to reply to or forward',
};
const isNew = { zh: '新邮件不能指定原邮件', en: 'a new message can’t reply to another' };

const empty: EmailContent = {
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  html: '',
  attachments: [],
  quotes: false,
  parts: [],
};

async function newEmail(db: Db, { actor }: SignedIn, { to }: Params): Promise<NewEmail> {
  const senders = await senderFaces(db, actor.teamId);
  const senderId = senders.find(({ state }) => state === 'verified')?.id ?? null;
  return { kind: 'new', senderId, threadId: null, mailId: null, content: { ...empty, to } };
}

/** Uses the mailbox that received the mail; if it is disconnected, the author chooses. */
async function newAnswer(
  db: Db,
  { actor: { teamId } }: SignedIn,
  kind: Params['kind'],
  mail: AnsweredMail,
): Promise<NewEmail> {
  const [sender] = await senderFaces(db, teamId, [mail.sender_id]);
  const from = { name: mail.from_name, address: mail.from_address };
  const { to, cc } = addresseesOfAnswer(kind, { ...mail, from }, await ownAddresses(db, teamId));
  const line = (addressees: typeof to) => {
    const fitting = addressees.slice(0, 100);
    while (writeAddressLine(fitting).length > maxAddressCharacters) fitting.pop();
    return writeAddressLine(fitting);
  };
  const parts = kind === 'forward' ? mail.attachments.filter(file => !file.isLeftOut) : [];
  const content = {
    ...empty,
    to: line(to),
    cc: line(cc),
    subject: subjectOfAnswer(kind, mail.subject),
    quotes: true,
    parts: parts.map(({ part }) => part).slice(0, 100),
  };
  return { kind, senderId: sender?.id ?? null, threadId: mail.thread_id, mailId: mail.id, content };
}

async function begin(db: Db, ctx: SignedIn, asked: Params): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const { kind, mailId } = asked;
  const refuse = (reason: string) => new AppError('invalid_request', {}, [{ field: 'mailId', reason }]);
  if (kind === 'new') {
    if (mailId !== undefined) throw refuse(isNew[ctx.lang]);
    return insertEmail(db, ctx.actor, await newEmail(db, ctx, asked), ctx.now());
  }
  if (mailId === undefined) throw refuse(answersNothing[ctx.lang]);
  await lockAnswered(db, teamId, mailId);
  const mail = await findAnswered(db, teamId, mailId);
  if (!mail) throw new AppError('not_found');
  const begun = await findDraftOfAnswer(db, teamId, { accountId, mailId, kind });
  return begun ?? insertEmail(db, ctx.actor, await newAnswer(db, ctx, kind, mail), ctx.now());
}

/**
 * Begins an email, or opens the answer that the account has begun already.
 * @throws AppError not_found for the mail; invalid_request if one is missing or not allowed
 */
export function makeEmail(db: Db, ctx: SignedIn, asked: Params): Promise<Email> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const id = await begin(db, ctx, asked);
    await announce(db, { teamId, accountId }, { code: realtimeCodes.oneToOneEmail, id });
    return presentEmail(db, teamId, await readEmail(db, ctx, id));
  });
}

/**
 * Open pages are not notified: the page that saves knows, and others would be disturbed while somebody writes.
 * @throws AppError not_found, letter_state; changed_meanwhile if it was saved since `revision`
 */
export function writeEmail(
  db: Db,
  ctx: SignedIn,
  id: number,
  { content, senderId, revision }: BodyOf<typeof saveEmail>,
): Promise<{ revision: number }> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const email = await holdEmail(db, ctx, id, ['draft']);
    if (email.revision !== revision) throw new AppError('changed_meanwhile');
    if (senderId !== null && !(await senderFaces(db, teamId, [senderId])).length)
      throw new AppError('not_found');
    await updateEmail(db, teamId, id, {
      content: JSON.stringify({ ...content, html: cleanHtml(content.html) }),
      sender_id: senderId,
      revision: revision + 1,
      changed_at: ctx.now(),
    });
    return { revision: revision + 1 };
  });
}

/** @throws AppError not_found, letter_state */
export async function throwAway(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await holdEmail(db, ctx, id, ['draft']);
    await deleteEmailRow(db, teamId, id);
    await announce(db, { teamId, accountId }, { code: realtimeCodes.oneToOneEmail, id });
  });
}
