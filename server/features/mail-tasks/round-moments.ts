import type { MailRound, SendWindow, Wait } from '../../../contract/mail-content.ts';
import { nextOpening } from '../../../contract/send-window.ts';

const units = { hours: 3_600_000, days: 86_400_000 };

/** When a round may go: so long after the one before, or at its moment, which may have passed. */
export function roundMoment(wait: Wait, before: Date): Date {
  if (wait.kind === 'after') return new Date(before.getTime() + wait.amount * units[wait.unit]);
  return new Date(Math.max(Date.parse(wait.at), before.getTime()));
}

export interface Waiting {
  /** The last round that was sent, and when. */
  lastRound: number;
  lastSentAt: Date;
  /** Whose clock the window goes by. */
  zone: string;
}

/** When `round` is due to somebody, in the window; rounds in between did not go to them, but were waited for. */
export function dueAgain(
  rounds: readonly MailRound[],
  round: number,
  window: SendWindow | null,
  { lastRound, lastSentAt, zone }: Waiting,
): Date {
  const moment = rounds
    .slice(lastRound, round)
    .reduce((before, { wait }) => roundMoment(wait, before), lastSentAt);
  return nextOpening(moment, window, zone);
}
