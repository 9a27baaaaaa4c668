import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { releaseLease, renewLease, takeLeases, type Lease } from '../../db/due-leases.ts';
import { asTeam } from '../../db/tenant.ts';
import { AppError } from '../../errors.ts';
import type { Mailbox } from '../../mail/mailbox.ts';
import type { MailWorld } from '../../mail/mail-world.ts';
import { mailboxAccessOf } from '../senders/service.ts';
import { inboxKind } from './inbox-kind.ts';
import {
  advance,
  awaitsMail,
  findInbox,
  markFailed,
  markRead,
  setPlace,
  type Inbox,
  type SenderKey,
} from './queries.ts';
import { readMail } from './read-mail.ts';
import { takeIn } from './take-in.ts';

const leaseMs = 60_000;
/** Mailboxes that are read at the same time by one worker. */
const mostAtOnce = 8;
const batch = 20;
const every = 60_000;
const longestPause = 3_600_000;
/** So long after the end of a task answers to it are waited for. */
const awaitedMs = 30 * 86_400_000;

/** Somebody else has taken the work over: what was read is read by them. */
class TakenOver extends Error {}

async function readOn(pool: Db, ctx: Context, key: SenderKey, mailbox: Mailbox, lease: Lease): Promise<void> {
  for (;;) {
    if (!(await renewLease(pool, lease, leaseMs))) throw new TakenOver();
    const inbox = await asTeam(pool, key.teamId, db => findInbox(db, key));
    if (!inbox) return;
    const after = { uidValidity: inbox.inbox_uid_validity, lastUid: inbox.inbox_last_uid };
    const { place, mails } = await mailbox.receive(after, batch);
    if (place.uidValidity === null || place.uidValidity !== after.uidValidity) {
      return asTeam(pool, key.teamId, db => setPlace(db, key, place));
    }
    const { uidValidity } = place;
    for (const { uid, source, receivedAt } of mails) {
      const mail = await readMail(source);
      // What it says and that it was read are one: a crash neither loses nor repeats it.
      await asTeam(pool, key.teamId, async db => {
        await takeIn(db, ctx, key.teamId, mail, receivedAt);
        if (!(await advance(db, key, uidValidity, uid))) throw new TakenOver();
      });
    }
    if (mails.length < batch) {
      if (place.lastUid > after.lastUid) await asTeam(pool, key.teamId, db => setPlace(db, key, place));
      return;
    }
  }
}

/** When a mailbox that failed may be asked again: who waits for it wakes it more often than its server likes. */
function pauseEnds(inbox: Inbox): Date | null {
  const { inbox_failed_at: failedAt, inbox_failures: failures, verified_at: verifiedAt } = inbox;
  const isMended = failedAt && verifiedAt && verifiedAt > failedAt;
  if (!failedAt || isMended) return null;
  return new Date(failedAt.getTime() + Math.min(longestPause, every * 2 ** Math.min(failures, 10)));
}

/** The inbox, where anything is waited for, or where it stands is not known yet. */
function awaitedInbox(pool: Db, ctx: Context, key: SenderKey): Promise<Inbox | null> {
  const since = new Date(ctx.now().getTime() - awaitedMs);
  return asTeam(pool, key.teamId, async db => {
    const inbox = await findInbox(db, key);
    const isNew = inbox?.inbox_uid_validity === null;
    return inbox && (isNew || (await awaitsMail(db, key, since))) ? inbox : null;
  });
}

/** @returns when it is to be read again; null when nothing more is waited for */
async function readInbox(pool: Db, ctx: Context, world: MailWorld, lease: Lease): Promise<Date | null> {
  const { teamId, id: senderId } = lease;
  const key = { teamId, senderId };
  const inbox = await awaitedInbox(pool, ctx, key);
  if (!inbox) return null;
  const pausedUntil = pauseEnds(inbox);
  if (pausedUntil && pausedUntil > ctx.now()) return pausedUntil;
  // What came before this moment is known once it was read.
  const startedAt = ctx.now();
  try {
    const mailbox = await world.openMailbox(await mailboxAccessOf(pool, ctx, world, teamId, senderId));
    try {
      await readOn(pool, ctx, key, mailbox, lease);
    } finally {
      await mailbox.close();
    }
    await asTeam(pool, teamId, db => markRead(db, key, startedAt));
    return new Date(ctx.now().getTime() + every);
  } catch (error) {
    if (error instanceof TakenOver) throw error;
    const text = error instanceof AppError ? error.code : (error as Error).message;
    const failed = { ...inbox, inbox_failures: inbox.inbox_failures + 1, inbox_failed_at: ctx.now() };
    await asTeam(pool, teamId, db => markFailed(db, key, text.slice(0, 500), ctx.now()));
    return pauseEnds(failed);
  }
}

/**
 * Reads the inboxes that are due, for as long as something may come back to them; called again and again by the
 * mail worker, in any number of processes. A mailbox that fails is tried again after growing pauses, its failure
 * standing at the sender, and holds up no other.
 * @returns how many were read or tried
 */
export async function receiveDue(pool: Db, ctx: Context, world: MailWorld): Promise<number> {
  const token = ctx.randomBytes(12).toString('base64url');
  const leases = await takeLeases(pool, inboxKind, {
    at: ctx.now(),
    token,
    ms: leaseMs,
    most: mostAtOnce,
  });
  const ends = await Promise.allSettled(
    leases.map(async lease => releaseLease(pool, lease, await readInbox(pool, ctx, world, lease))),
  );
  const failures = ends.flatMap(end =>
    end.status === 'rejected' && !(end.reason instanceof TakenOver) ? [end.reason as unknown] : [],
  );
  if (failures.length) throw new AggregateError(failures, `${failures.length} inboxes could not be read`);
  return leases.length;
}
