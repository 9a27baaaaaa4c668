import type { MailRound, SendWindow } from '../../../../contract/outreach/mail-content.ts';
import { nextOpening } from '../../../../contract/core/weekly-hours.ts';
import { afterWaits } from '../../delivery/service.ts';

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
  return nextOpening(afterWaits(rounds.slice(lastRound, round), lastSentAt), window, zone);
}
