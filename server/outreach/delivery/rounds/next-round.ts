import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import type { MailRound, SendWindow, Wait } from '../../../../contract/outreach/mail-content.ts';

const units = { hours: 3_600_000, days: 86_400_000 };

/**
 * Returns when a round may be sent: a time after the one before, or at its fixed time, but never before the one before.
 */
export function roundMoment(wait: Wait, before: Date): Date {
  if (wait.kind === 'after') return new Date(before.getTime() + wait.amount * units[wait.unit]);
  return new Date(Math.max(new Date(wait.at).getTime(), before.getTime()));
}

/**
 * Returns the round after `round`, and when it is due in the window of the recipient's time zone; null after the last.
 * @param before when `round` was sent or skipped
 */
export function nextRound(
  rounds: readonly MailRound[],
  round: number,
  { before, window, zone }: { before: Date; window: SendWindow | null; zone: string },
): { round: number; dueAt: Date } | null {
  const next = rounds[round];
  if (!next) return null;
  return { round: round + 1, dueAt: nextOpening(roundMoment(next.wait, before), window, zone) };
}
