import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { holdsLease, type Lease } from '../../db/due-leases.ts';
import { asTeam } from '../../db/tenant.ts';
import type { Delivery } from '../../mail/smtp-link.ts';
import { watchInbox } from '../mail-intake/service.ts';
import { readTeamPlan } from '../plans/service.ts';
import { pauseSender } from '../senders/service.ts';
import { claimOfTask, type Claiming, type InFlight } from './claim.ts';
import {
  doubtLeftBehind,
  lockSender,
  nextDue,
  readAlongIndex,
  setNextSlot,
  tasksOfTurn,
} from './claim.queries.ts';
import { addCounts, countsOf, dropPastCounts, hourCounts } from './counts.queries.ts';
import { lookForDoubts } from './doubts.ts';
import { freshAgainIn, isInboxFresh } from './fresh-inbox.ts';
import { dayScope, hourScope, nextSlot, slotInForce } from './pace.ts';
import { recordResults, takeBackUnsent } from './record.ts';
import type { Shelf, SkeletonKey } from './shelf.ts';

/** A delivery that is not yet written down. */
export interface Delivered {
  message: InFlight;
  delivery: Delivery;
  at: Date;
}

export interface TurnInput {
  lease: Lease;
  shelf: Shelf;
  delivered: readonly Delivered[];
  /** How many more may be in flight. */
  room: number;
  /** After a turn that failed: all messages that this run has in flight. Others that are marked as its own go back. */
  known: readonly number[] | null;
  /** Nothing of this run was claimed yet: what is in flight was left behind by another. */
  isFirst: boolean;
}

export interface Turn {
  messages: InFlight[];
  missing: SkeletonKey[];
  /** Tasks of which something was recorded or claimed. */
  touched: Set<number>;
  /** Ask again at once: some were passed over, or what is missing is to be made. */
  isMore: boolean;
  /** When something may be sent next; null: nothing waits. */
  next: Date | null;
  /** The lease is another's, or the sender may not go on. */
  isOver: boolean;
}

/**
 * The one transaction of the sending loop: writes down what came of the last messages and marks the next ones as in
 * flight, so that what a kill leaves in doubt is never more than what was in flight.
 */
export function takeTurn(
  pool: Db,
  ctx: Context,
  { lease, shelf, delivered, room, known, isFirst }: TurnInput,
): Promise<Turn> {
  const { teamId, id: senderId, token } = lease;
  return asTeam(pool, teamId, async db => {
    const at = ctx.now();
    const turn: Turn = {
      messages: [],
      missing: [],
      touched: new Set(),
      isMore: false,
      next: null,
      isOver: true,
    };
    const isOurs = await holdsLease(db, lease);
    const sender = await lockSender(db, teamId, senderId);
    const tasks = await tasksOfTurn(db, teamId, [...new Set(delivered.map(({ message }) => message.taskId))]);
    const plan = await readTeamPlan(db, { ...ctx, actor: { teamId, accountId: 0 } });
    const { timeZone } = plan;
    const fault = await recordResults(
      db,
      ctx,
      { teamId, senderId, token, timeZone, shelf, tasks },
      delivered,
    );
    for (const { message } of delivered) turn.touched.add(message.taskId);
    if (fault) await pauseSender(db, ctx, teamId, senderId, fault);
    if (known) await takeBackUnsent(db, ctx, { teamId, senderId, token, timeZone }, known);
    if (!isOurs || fault || sender?.state !== 'verified') return turn;
    const left = isFirst ? await doubtLeftBehind(db, { teamId, senderId, token, at }) : [];
    for (const { task_id: taskId } of left) turn.touched.add(taskId);
    if (left.length) await lookForDoubts(db, { teamId, id: senderId }, at);
    turn.isOver = false;
    if (room <= 0) return { ...turn, isMore: true };

    const pace = {
      dailyLimit: sender.daily_limit,
      gapSeconds: sender.gap_seconds,
      jitterSeconds: sender.jitter_seconds,
      domainHourlyLimit: sender.domain_hourly_limit,
    };
    const slot = slotInForce(sender.next_slot_at, pace, at);
    if (slot) return { ...turn, next: slot };
    const day = dayScope(at, timeZone);
    const sentToday = (await countsOf(db, teamId, senderId, [day.key])).get(day.key) ?? 0;
    if (sentToday === 0) await dropPastCounts(db, teamId, senderId, at);
    const isPaced = pace.gapSeconds + pace.jitterSeconds > 0;
    let allowed = Math.min(room, pace.dailyLimit - sentToday, isPaced ? 1 : room);
    if (allowed <= 0) return { ...turn, next: day.until };

    const claiming: Claiming = {
      teamId,
      senderId,
      senderAddress: sender.address,
      token,
      shelf,
      domainHourlyLimit: pace.domainHourlyLimit,
      domainCounts: pace.domainHourlyLimit > 0 ? await hourCounts(db, teamId, senderId, at) : new Map(),
      isInboxFresh: isInboxFresh(sender.inbox_synced_at, at),
      plan,
    };
    let wantsInbox = false;
    await readAlongIndex(db);
    const running = tasks.filter(({ state }) => state === 'sending');
    for (const task of running) {
      if (allowed <= 0) break;
      const claimed = await claimOfTask(db, ctx, claiming, task, allowed);
      turn.messages.push(...claimed.messages);
      turn.missing.push(...claimed.missing);
      turn.isMore ||= claimed.hasPassed;
      wantsInbox ||= claimed.wantsInbox;
      allowed -= claimed.messages.length;
      if (claimed.hasPassed || claimed.messages.length) turn.touched.add(task.id);
      if (claimed.planEndsAt)
        return endTurn(db, ctx, { ...turn, next: claimed.planEndsAt }, claiming, { day, pace });
    }
    turn.isMore ||= turn.messages.length > 0 || turn.missing.length > 0;
    if (wantsInbox || (turn.messages.length && isFirst)) await watchInbox(db, teamId, senderId, at);
    if (!turn.isMore && wantsInbox) turn.next = new Date(at.getTime() + freshAgainIn);
    else if (!turn.isMore) {
      turn.next = await nextDue(db, { teamId, senderId, taskIds: running.map(({ id }) => id) });
    }
    return endTurn(db, ctx, turn, claiming, { day, pace });
  });
}

/** Counts what was marked, and sets the pause before the next. */
async function endTurn(
  db: Db,
  ctx: Context,
  turn: Turn,
  { teamId, senderId, domainHourlyLimit }: Claiming,
  { day, pace }: { day: ReturnType<typeof dayScope>; pace: Parameters<typeof nextSlot>[0] },
): Promise<Turn> {
  const at = ctx.now();
  const count = turn.messages.length;
  if (!count) return turn;
  const byDomain = new Map<string, number>();
  if (domainHourlyLimit > 0) {
    for (const { domain } of turn.messages) byDomain.set(domain, (byDomain.get(domain) ?? 0) + 1);
  }
  await addCounts(db, teamId, senderId, [
    { scope: day, amount: count },
    ...[...byDomain].map(([domain, amount]) => ({ scope: hourScope(at, domain), amount })),
  ]);
  const slot = nextSlot(pace, at, ctx.randomBytes(4).readUInt32BE() / 2 ** 32);
  if (!slot) return turn;
  await setNextSlot(db, teamId, senderId, slot);
  return { ...turn, next: turn.next && turn.next > slot ? turn.next : slot };
}
