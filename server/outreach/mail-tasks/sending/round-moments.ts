import type { MailRound, SendWindow } from '../../../../contract/outreach/mail-content.ts';
import { nextOpening } from '../../../../contract/core/weekly-hours.ts';
import { afterWaits } from '../../delivery/service.ts';

export interface Waiting {
  /** The last round that was sent, and when. */
  lastRound: number;
  lastSentAt: Date;
  /** The time zone of the window. */
  zone: string;
}

/** Returns when `round` is due for a recipient, within the window; the waits of skipped rounds count. */
export function dueAgain(
  rounds: readonly MailRound[],
  round: number,
  window: SendWindow | null,
  { lastRound, lastSentAt, zone }: Waiting,
): Date {
  return nextOpening(afterWaits(rounds.slice(lastRound, round), lastSentAt), window, zone);
}
