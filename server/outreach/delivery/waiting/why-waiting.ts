import type { WaitReason } from '../../../../contract/outreach/sent-messages/wait-reasons.ts';
import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import type { SendWindow } from '../../../../contract/outreach/mail-content.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { versionSnapshot } from '../../mail-content/service.ts';
import { leftOf, quotaOf, type Quota } from '../../../billing/plans/member-quotas.ts';
import { volumeOf, readTeamPlan } from '../../../billing/plans/service.ts';
import { countsOf } from '../pace/send-counts.queries.ts';
import { isInboxFresh } from '../pace/fresh-inbox.ts';
import { dayScope, hourScope, slotInForce } from '../pace/send-pace.ts';
import { queueBefore, sendersOf, taskOf, waitingRows, type WaitingRow } from './why-waiting.queries.ts';

/** The state of a sender at a moment. */
export interface SenderState {
  address: string;
  isVerified: boolean;
  sentToday: number;
  dailyLimit: number;
  domainHourlyLimit: number;
  /** Sent in this hour to the recipient's domain. */
  sentToDomain: number;
  isInboxFresh: boolean;
  inboxFailure: string;
  /** When its pace allows the next message; null means now. */
  slot: Date | null;
}

export interface SendingState {
  at: Date;
  task: { state: string; timedAt: Date | null; window: SendWindow | null; isFirstAtOnce?: boolean };
  /** The plan's daily volume. */
  plan: { used: number; limit: number; renewsAt: Date };
  /** Of the month, of whoever made the task; null if nobody set one. */
  quota: Quota | null;
  dayEndsAt: Date;
  hourEndsAt: Date;
}

/** Returns the first reason, in the order in which sending checks them. */
export function whyWaiting(
  row: Pick<WaitingRow, 'state' | 'round' | 'due_at' | 'time_zone' | 'domain' | 'put_off'>,
  sender: SenderState | undefined,
  { at, task, plan, quota, dayEndsAt, hourEndsAt }: SendingState,
  before: number,
): WaitReason | null {
  if (row.state === 'in_doubt') return { why: 'inDoubt' };
  if (row.state !== 'waiting') return null;
  if (task.state === 'timed' && task.timedAt) return { why: 'timed', until: task.timedAt.toISOString() };
  if (task.state === 'paused') return { why: 'taskPaused' };
  if (!sender?.isVerified) return { why: 'senderPaused', sender: sender?.address ?? '' };
  const dueAt = row.due_at ?? at;
  const isFull = sender.domainHourlyLimit > 0 && sender.sentToDomain >= sender.domainHourlyLimit;
  if (dueAt > at && row.put_off !== null) {
    return { why: 'retry', until: dueAt.toISOString(), text: row.put_off };
  }
  if (dueAt > at && isFull && dueAt <= hourEndsAt) {
    const { sentToDomain: used, domainHourlyLimit: limit } = sender;
    return { why: 'domainLimit', domain: row.domain, used, limit, until: dueAt.toISOString() };
  }
  const window = task.isFirstAtOnce && row.round === 1 ? null : task.window;
  const opening = nextOpening(at, window, row.time_zone);
  if (opening > at && dueAt <= opening) {
    return { why: 'window', until: opening.toISOString(), zone: row.time_zone };
  }
  if (dueAt > at) return { why: 'round', round: row.round, until: dueAt.toISOString() };
  if (plan.used >= plan.limit) {
    return { why: 'planLimit', used: plan.used, limit: plan.limit, until: plan.renewsAt.toISOString() };
  }
  if (quota && leftOf(quota) === 0) {
    const { used, max: limit, setBy, renewsAt } = quota;
    return { why: 'memberQuota', used, limit, setBy: setBy ?? '', until: renewsAt.toISOString() };
  }
  if (sender.sentToday >= sender.dailyLimit) {
    const { address, sentToday: used, dailyLimit: limit } = sender;
    return { why: 'senderLimit', sender: address, used, limit, until: dayEndsAt.toISOString() };
  }
  if (row.round > 1 && !sender.isInboxFresh) {
    return { why: 'inbox', sender: sender.address, failure: sender.inboxFailure };
  }
  return { why: 'queue', before, until: (sender.slot ?? at).toISOString() };
}

/** Returns why each of these recipients of a task waits; those that do not wait are left out. */
export async function explainWaiting(
  db: Db,
  ctx: Context,
  { teamId, taskId, recipientIds }: { teamId: number; taskId: number; recipientIds: readonly number[] },
): Promise<Map<number, WaitReason>> {
  const rows = await waitingRows(db, teamId, taskId, recipientIds);
  const task = rows.length ? await taskOf(db, teamId, taskId) : undefined;
  if (!task) return new Map();
  const at = ctx.now();
  const taker = { ...ctx, actor: { teamId, accountId: task.account_id } };
  const { timeZone } = await readTeamPlan(db, taker);
  const day = dayScope(at, timeZone);
  const standing: SendingState = {
    at,
    task: {
      state: task.state,
      timedAt: task.timed_at,
      isFirstAtOnce: task.is_first_at_once,
      window: (await versionSnapshot(db, { teamId, taskId, version: task.version })).content.window,
    },
    plan: await volumeOf(db, taker, 'mail.daily'),
    quota: await quotaOf(db, taker, 'mail.daily', timeZone),
    dayEndsAt: day.until,
    hourEndsAt: hourScope(at, '').until,
  };
  const senders = await standsOf(db, teamId, rows, at, day.key);
  const before = await queueBefore(db, teamId, rows, at);
  return new Map(
    rows.flatMap(row => {
      const state = senders.get(`${row.sender_id}/${row.domain}`);
      const reason = whyWaiting(row, state, standing, before.get(row.id) ?? 0);
      return reason ? [[row.id, reason] as const] : [];
    }),
  );
}

/** By `sender/domain`. */
async function standsOf(
  db: Db,
  teamId: number,
  rows: readonly WaitingRow[],
  at: Date,
  dayKey: string,
): Promise<Map<string, SenderState>> {
  const stands = new Map<string, SenderState>();
  const ids = [...new Set(rows.flatMap(({ sender_id: id }) => id ?? []))];
  for (const sender of await sendersOf(db, teamId, ids)) {
    const domains = new Set(rows.filter(row => row.sender_id === sender.id).map(({ domain }) => domain));
    const keys = [dayKey, ...[...domains].map(domain => hourScope(at, domain).key)];
    const counts = await countsOf(db, teamId, sender.id, keys);
    const pace = {
      dailyLimit: sender.daily_limit,
      gapSeconds: sender.gap_seconds,
      jitterSeconds: sender.jitter_seconds,
      domainHourlyLimit: sender.domain_hourly_limit,
    };
    for (const domain of domains) {
      stands.set(`${sender.id}/${domain}`, {
        address: sender.address,
        isVerified: sender.state === 'verified',
        sentToday: counts.get(dayKey) ?? 0,
        dailyLimit: sender.daily_limit,
        domainHourlyLimit: sender.domain_hourly_limit,
        sentToDomain: counts.get(hourScope(at, domain).key) ?? 0,
        isInboxFresh: isInboxFresh(sender.inbox_synced_at, at),
        inboxFailure: sender.inbox_failure,
        slot: slotInForce(sender.next_slot_at, pace, at),
      });
    }
  }
  return stands;
}
