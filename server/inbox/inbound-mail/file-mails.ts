import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { findErased } from '../../core/db/personal-data/erased-keys.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { announce } from '../../core/realtime/announce.ts';
import { recordFacts } from './record-recipient-events.ts';
import { suppressBouncedEmail } from './bounced-emails.ts';
import { findCandidates } from './matching/match-candidates.ts';
import { matchOf, type Match } from './matching/match-message.ts';
import { creatorsOfAddresses, learnAlias } from './matching/match-message.queries.ts';
import { notifyOfReply } from './notify-of-replies.ts';
import { prepareMails } from './reading/prepare-mails.ts';
import type { PreparedMail } from './reading/prepared-mail.ts';
import {
  knownMails,
  lockFiling,
  ownAddresses,
  putPlaces,
  settlePlaces,
  type MailboxKey,
  type Place,
} from './queries.ts';
import { storeMails } from './store-mails.ts';
import { Threads } from './threading/mail-threads.ts';
import { putThreadIds, refreshThreads, reopenThreads, setSpam } from './threading/mail-threads.queries.ts';

const nobody = { name: '', address: '' };

const hexOf = (mail: PreparedMail) => mail.identity.toString('hex');

/**
 * Adds places of mails. Only of those that were known already, the state can change by it.
 * @param grown conversations that got new mails
 * @returns the conversations of known mails
 */
async function addPlaces(
  db: Db,
  ctx: Context,
  key: MailboxKey,
  place: Place,
  { lying, grown }: { lying: readonly Lying[]; grown: readonly number[] },
): Promise<number[]> {
  await putPlaces(db, key, place, lying);
  const known = lying.filter(({ isKnown }) => isKnown).map(({ mailId }) => mailId);
  const threads = await settlePlaces(db, key.teamId, known, ctx.now());
  await setSpam(db, key.teamId, [...new Set([...threads, ...grown])], place.role === 'spam');
  return threads;
}

interface Lying {
  uid: number;
  mailId: number;
  isKnown: boolean;
}

const peopleOf = ({ from, people: { to, cc, replyTo } }: PreparedMail): string[] =>
  [from, ...to, ...cc, ...replyTo].map(({ address }) => address);

/** Mail with somebody who was erased stays out of what is read again; what they write afterwards comes in. */
async function withoutErasedMail(db: Db, mails: readonly PreparedMail[]): Promise<PreparedMail[]> {
  const erased = await findErased(db, mails.flatMap(peopleOf));
  if (!erased.size) return [...mails];
  const isOld = (mail: PreparedMail) =>
    peopleOf(mail).some(address => mail.receivedAt <= (erased.get(address) ?? new Date(0)));
  return mails.filter(mail => !isOld(mail));
}

/**
 * Files the mails of one folder: each into its conversation, with the facts that it reports. A mail that is known
 * already, from another folder or under another UIDVALIDITY, only gets one more place. In the caller's transaction as
 * the team; filing again changes nothing.
 * @param place null for a mail that we wrote: it is in no folder yet
 */
export async function fileMails(
  db: Db,
  ctx: Context,
  world: MailServices,
  key: MailboxKey,
  place: Place | null,
  mails: readonly PreparedMail[],
): Promise<void> {
  const { teamId } = key;
  const role = place?.role ?? 'sent';
  await lockFiling(db, teamId);
  const before = await knownMails(
    db,
    key,
    mails.map(({ identity }) => identity),
  );
  const first = new Map(mails.toReversed().map(mail => [hexOf(mail), mail]));
  const unknown = [...first.values()].toReversed().filter(mail => !before.has(hexOf(mail)));
  const fresh = place ? await withoutErasedMail(db, unknown) : unknown;
  const own = await ownAddresses(db, key);
  const candidates = await findCandidates(db, world, teamId, fresh);
  const creators = await creatorsOfAddresses(db, teamId, [...new Set(fresh.map(({ from }) => from.address))]);
  const placed = fresh
    // Mail that the product sent for a task is shown from its own record.
    .filter(({ messageId }) => !candidates.named.has(messageId))
    .map(mail => {
      const isOut = role === 'sent' || mail.from.address === own.own;
      const isForeign = !isOut && !own.all.has(mail.from.address);
      const match = isForeign ? matchOf(mail, candidates, role === 'inbox') : null;
      const creatorId = match?.message.creator_id ?? creators.get(mail.from.address) ?? null;
      const counterpart = isOut ? (mail.people.to[0] ?? nobody) : mail.from;
      return { mail, counterpart, isIn: !isOut, match, creatorId };
    });
  const threads = await Threads.lookUp(db, { ...key, isSpam: role === 'spam' }, placed);
  const filed = placed.map(each => ({ ...each, thread: threads.place(each) }));
  await threads.save();
  const mailIds = filed.length ? await storeMails(db, key, role, filed) : [];
  const idOf = new Map(filed.map(({ mail }, index) => [hexOf(mail), mailIds[index]]));
  const lying = mails.flatMap(mail => {
    const known = before.get(hexOf(mail))?.id;
    const mailId = known ?? idOf.get(hexOf(mail));
    return mailId === undefined ? [] : [{ uid: mail.uid, mailId, isKnown: known !== undefined }];
  });
  // A conversation that begins with these mails is stored as it is to be, and so is the state of new mails.
  const grown = filed.flatMap(({ thread }) => (threads.isBegun(thread) ? [] : [thread.id]));
  const ofPlaces = place ? await addPlaces(db, ctx, key, place, { lying, grown }) : [];
  const stale = [...new Set([...ofPlaces, ...grown])];
  await refreshThreads(db, teamId, stale);
  const opened = filed.filter(({ isIn }) => isIn && role === 'inbox');
  const heard = opened.filter(({ thread }) => !threads.isBegun(thread)).map(({ thread }) => thread.id);
  await reopenThreads(db, teamId, [...new Set(heard)]);
  for (const [index, each] of filed.entries()) {
    const { mail, match } = each;
    if (match) await follow(db, ctx, teamId, { mail, match, mailId: mailIds[index] ?? 0 });
    else await suppressBouncedEmail(db, ctx, teamId, each);
  }
  for (const each of opened) await notifyOfReply(db, ctx, teamId, each);
  const changed = new Set([...stale, ...filed.map(({ thread }) => thread.id)]);
  const [only] = changed;
  if (only !== undefined) {
    await announce(db, { teamId }, { code: realtimeCodes.thread, id: changed.size === 1 ? only : null });
  }
}

async function follow(
  db: Db,
  ctx: Context,
  teamId: number,
  { mail, match, mailId }: { mail: PreparedMail; match: Match; mailId: number },
): Promise<void> {
  await recordFacts(db, ctx, teamId, mail, match);
  const { creator_id: creatorId, address } = match.message;
  const from = mail.from.address;
  if (mail.kind !== 'reply' || creatorId === null || from === address.toLowerCase()) return;
  await learnAlias(db, { teamId, address: from, creatorId, mailId, at: ctx.now() });
}

export interface OwnMail extends MailboxKey {
  /** The conversation that it answers in; null if it begins one. */
  threadId: number | null;
  source: Buffer;
  sentAt: Date;
}

/**
 * Files a mail that the team itself has sent. It is in no folder until it is found there: its identity shows that it is
 * the same mail.
 */
export async function fileOwnMail(
  db: Db,
  ctx: Context,
  world: MailServices,
  { teamId, senderId, threadId, source, sentAt }: OwnMail,
): Promise<{ mailId: number; threadId: number }> {
  const key = { teamId, senderId };
  const [mail] = await prepareMails([
    { uid: 0, size: source.length, receivedAt: sentAt, isSeen: true, source },
  ]);
  if (!mail) throw new Error('a mail was not read');
  await lockFiling(db, teamId);
  if (threadId !== null) await putThreadIds(db, teamId, new Map([[mail.messageId, threadId]]));
  await fileMails(db, ctx, world, key, null, [mail]);
  const filed = (await knownMails(db, key, [mail.identity])).get(hexOf(mail));
  if (!filed) throw new Error('a mail was not filed');
  return { mailId: filed.id, threadId: filed.thread_id };
}
