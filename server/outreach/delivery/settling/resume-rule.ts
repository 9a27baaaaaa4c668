import type { MailRound, SendWindow } from '../../../../contract/outreach/mail-content.ts';
import type { EndReason, MessageState, TaskState } from '../../../../contract/outreach/mail-states.ts';
import { nextRound } from '../rounds/next-round.ts';

/** An ended recipient, with everything that decides whether more mail is sent to them. */
export interface Ended {
  /** A fact that still stops the mail. */
  stop: Extract<EndReason, 'replied' | 'bounced' | 'unsubscribed'> | null;
  /** The next round, or the last one. */
  round: number;
  lastRound: number;
  lastSentAt: Date | null;
  timeZone: string;
  /** The state of the message of `round`; null while there is none. */
  message: MessageState | null;
  task: TaskState;
  rounds: readonly MailRound[];
  window: SendWindow | null;
}

export type Resumed = { state: 'ended'; reason: EndReason } | { state: 'waiting'; dueAt: Date };

/** Returns when the round is due, counted from the last one that was sent; null if there is no such round. */
function dueOf(
  { round, lastRound, lastSentAt, timeZone: zone, rounds, window }: Ended,
  at: Date,
): Date | null {
  if (!rounds[round - 1]) return null;
  let dueAt = lastSentAt ?? at;
  for (let before = Math.max(1, lastRound); before < round; before++) {
    dueAt = nextRound(rounds, before, { before: dueAt, window, zone })?.dueAt ?? dueAt;
  }
  return lastSentAt ? dueAt : at;
}

/**
 * Returns the state of a recipient after the reason for the end was withdrawn: the state as if the reason had never
 * existed.
 */
export function resumedState(ended: Ended, at: Date): Resumed {
  if (ended.stop) return { state: 'ended', reason: ended.stop };
  const isOver = ended.round <= ended.lastRound || ended.message === 'accepted';
  const dueAt = isOver ? null : dueOf(ended, at);
  if (!dueAt) return { state: 'ended', reason: 'completed' };
  if (ended.task === 'cancelled') return { state: 'ended', reason: 'cancelled' };
  if (ended.message === 'failed') return { state: 'ended', reason: 'failed' };
  return { state: 'waiting', dueAt };
}
