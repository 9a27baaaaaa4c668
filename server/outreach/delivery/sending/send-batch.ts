import type { Pace } from '../../../../contract/outreach/senders/senders.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { holdsLease, type Lease } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { readTeamPlan, type TeamPlan } from '../../../billing/plans/service.ts';
import { pauseSender } from '../../senders/service.ts';
import { claimOfTask, type Claiming, type InFlight } from './claim-messages.ts';
import {
  doubtLeftBehind,
  lockSender,
  nextDue,
  readAlongIndex,
  setNextSlot,
  tasksOfTurn,
  type RunningTask,
} from './claim-messages.queries.ts';
import { addCounts, countsOf, dropPastCounts, hourCounts } from '../pace/send-counts.queries.ts';
import { scheduleDoubtCheck } from '../settling/doubtful-messages.ts';
import { freshAgainIn, isInboxFresh } from '../pace/fresh-inbox.ts';
import { dayScope, hourScope, nextSlot, slotInForce, type Scope } from '../pace/send-pace.ts';
import { recordResults, takeBackUnsent } from './record-results.ts';
import type { PreparedMessageCache, TemplateKey } from './prepared-message-cache.ts';
import { watchInbox } from '../../senders/wake-senders.ts';

/** A delivery whose result is not stored yet. */
export interface Delivered {
  message: InFlight;
  delivery: Delivery;
  at: Date;
}

export interface SendBatchInput {
  lease: Lease;
  cache: PreparedMessageCache;
  delivered: readonly Delivered[];
  /** How many more messages may be in flight. */
  room: number;
  /** After a failed batch: all messages that this run has in flight. Others with its token are released. */
  known: readonly number[] | null;
  /** This run has claimed nothing yet: messages in flight were left by another run. */
  isFirst: boolean;
}

export interface SendBatch {
  messages: InFlight[];
  missing: TemplateKey[];
  /** Tasks with stored results or claimed messages. */
  touched: Set<number>;
  /** Run the next batch at once: some recipients were skipped, or missing templates must be built. */
  isMore: boolean;
  /** When something may be sent next; null if nothing waits. */
  next: Date | null;
  /** Another worker has the lease, or the sender must stop. */
  isOver: boolean;
}

/** A sender as the batch found it. */
interface SendState {
  teamId: number;
  senderId: number;
  token: string;
  /** Whether this run still has the lease. */
  isOurs: boolean;
  sender: Awaited<ReturnType<typeof lockSender>>;
  tasks: readonly RunningTask[];
  plan: TeamPlan;
  at: Date;
}

/** A sender that may send now. */
interface Ready {
  address: string;
  pace: Pace;
  day: Scope;
  isInboxFresh: boolean;
  /** How many messages may be sent now. */
  allowed: number;
}

/**
 * The only transaction of the sending loop: stores the results of the last messages and marks the next ones as in
 * flight, so that a kill leaves no more in doubt than what was in flight.
 */
export function runSendBatch(pool: Db, ctx: Context, input: SendBatchInput): Promise<SendBatch> {
  const { lease, delivered, room, isFirst } = input;
  return asTeam(pool, lease.teamId, async db => {
    const turn: SendBatch = {
      messages: [],
      missing: [],
      touched: new Set(),
      isMore: false,
      next: null,
      isOver: true,
    };
    const sendState = await loadSendState(db, ctx, lease, delivered);
    const mayGoOn = await record(db, ctx, sendState, input, turn);
    const { isOurs, sender } = sendState;
    if (!isOurs || !mayGoOn || sender?.state !== 'verified') return turn;
    if (isFirst) await doubtOthers(db, sendState, turn);
    turn.isOver = false;
    if (room <= 0) return { ...turn, isMore: true };
    const ready = await readyOf(db, sendState, sender, room);
    if (ready instanceof Date) return { ...turn, next: ready };
    return claim(db, ctx, { sendState, ready, input }, turn);
  });
}

async function loadSendState(
  db: Db,
  ctx: Context,
  lease: Lease,
  delivered: readonly Delivered[],
): Promise<SendState> {
  const { teamId, id: senderId, token } = lease;
  const at = ctx.now();
  const isOurs = await holdsLease(db, lease);
  const sender = await lockSender(db, teamId, senderId);
  const tasks = await tasksOfTurn(db, teamId, [...new Set(delivered.map(({ message }) => message.taskId))]);
  const plan = await readTeamPlan(db, { ...ctx, actor: { teamId, accountId: 0 } });
  return { teamId, senderId, token, isOurs, sender, tasks, plan, at };
}

/** Stores the results of messages. @returns whether the sender has no fault */
async function record(
  db: Db,
  ctx: Context,
  { teamId, senderId, token, tasks, plan }: SendState,
  { cache, delivered, known }: SendBatchInput,
  turn: SendBatch,
): Promise<boolean> {
  const of = { teamId, senderId, token, timeZone: plan.timeZone };
  const fault = await recordResults(db, ctx, { ...of, cache, tasks }, delivered);
  for (const { message } of delivered) turn.touched.add(message.taskId);
  if (fault) await pauseSender(db, ctx, teamId, senderId, fault);
  if (known) await takeBackUnsent(db, ctx, of, known);
  return !fault;
}

/** Marks what another run left in flight as in doubt. */
async function doubtOthers(
  db: Db,
  { teamId, senderId, token, at }: SendState,
  turn: SendBatch,
): Promise<void> {
  const left = await doubtLeftBehind(db, { teamId, senderId, token, at });
  for (const { task_id: taskId } of left) turn.touched.add(taskId);
  if (left.length) await scheduleDoubtCheck(db, { teamId, id: senderId }, at);
}

/** @returns when the sender may send again, if it may not now */
async function readyOf(
  db: Db,
  { teamId, senderId, plan, at }: SendState,
  sender: NonNullable<SendState['sender']>,
  room: number,
): Promise<Ready | Date> {
  const pace = {
    dailyLimit: sender.daily_limit,
    gapSeconds: sender.gap_seconds,
    jitterSeconds: sender.jitter_seconds,
    domainHourlyLimit: sender.domain_hourly_limit,
  };
  const slot = slotInForce(sender.next_slot_at, pace, at);
  if (slot) return slot;
  const day = dayScope(at, plan.timeZone);
  const sentToday = (await countsOf(db, teamId, senderId, [day.key])).get(day.key) ?? 0;
  if (sentToday === 0) await dropPastCounts(db, teamId, senderId, at);
  const isPaced = pace.gapSeconds + pace.jitterSeconds > 0;
  const allowed = Math.min(room, pace.dailyLimit - sentToday, isPaced ? 1 : room);
  if (allowed <= 0) return day.until;
  const { address, inbox_synced_at: syncedAt } = sender;
  return { address, pace, day, isInboxFresh: isInboxFresh(syncedAt, at), allowed };
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.flatMap(at => at ?? []);
  return known.length ? new Date(Math.min(...known.map(Number))) : null;
}

/** Marks the next messages as in flight, task by task. */
async function claim(
  db: Db,
  ctx: Context,
  { sendState, ready, input }: { sendState: SendState; ready: Ready; input: SendBatchInput },
  turn: SendBatch,
): Promise<SendBatch> {
  const { teamId, senderId, token, tasks, plan, at } = sendState;
  const { domainHourlyLimit } = ready.pace;
  const claiming: Claiming = {
    teamId,
    senderId,
    senderAddress: ready.address,
    token,
    cache: input.cache,
    domainHourlyLimit,
    domainCounts: domainHourlyLimit > 0 ? await hourCounts(db, teamId, senderId, at) : new Map(),
    isInboxFresh: ready.isInboxFresh,
    plan,
  };
  let { allowed } = ready;
  let wantsInbox = false;
  await readAlongIndex(db);
  const running = tasks.filter(({ state }) => state === 'sending');
  const held = new Map<number, Date>();
  for (const task of running) {
    if (allowed <= 0) break;
    const claimed = await claimOfTask(db, ctx, claiming, task, allowed);
    turn.messages.push(...claimed.messages);
    turn.missing.push(...claimed.missing);
    turn.isMore ||= claimed.hasPassed;
    wantsInbox ||= claimed.wantsInbox;
    allowed -= claimed.messages.length;
    if (claimed.quotaEndsAt) held.set(task.id, claimed.quotaEndsAt);
    if (claimed.hasPassed || claimed.messages.length) turn.touched.add(task.id);
    if (claimed.planEndsAt) return endTurn(db, ctx, { ...turn, next: claimed.planEndsAt }, claiming, ready);
  }
  turn.isMore ||= turn.messages.length > 0 || turn.missing.length > 0;
  if (wantsInbox || (turn.messages.length && input.isFirst)) await watchInbox(db, teamId, senderId, at);
  if (!turn.isMore && wantsInbox) turn.next = new Date(at.getTime() + freshAgainIn);
  else if (!turn.isMore) {
    const taskIds = running.flatMap(({ id }) => (held.has(id) ? [] : [id]));
    turn.next = earliest([await nextDue(db, { teamId, senderId, taskIds }), ...held.values()]);
  }
  return endTurn(db, ctx, turn, claiming, ready);
}

/** Counts the marked messages, and sets the pause before the next. */
async function endTurn(
  db: Db,
  ctx: Context,
  turn: SendBatch,
  { teamId, senderId, domainHourlyLimit }: Claiming,
  { day, pace }: Ready,
): Promise<SendBatch> {
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
