import type { Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { reachAgainAt } from '../../../outreach/delivery/service.ts';
import { tryAgainAt } from '../../../outreach/delivery/pace/retry-backoff.ts';

export type EmailOutcome =
  | { state: 'sent' | 'failed' | 'in_doubt'; response: string }
  | { state: 'waiting'; response: string; dueAt: Date };

/** An email is urgent: if no server accepts it within a day, its author is notified. */
const longestWait = 24 * 3_600_000;
const maxText = 1000;

export const shortened = (text: string) => text.replaceAll('\0', '').slice(0, maxText).toWellFormed();

/** Tries again at a moment, unless that is too late. @param dueAt null if it was tried often enough */
export function putOff(response: string, firstTriedAt: Date, dueAt: Date | null): EmailOutcome {
  const text = shortened(response);
  const isTooLate = !dueAt || dueAt.getTime() - firstTriedAt.getTime() > longestWait;
  return isTooLate ? { state: 'failed', response: text } : { state: 'waiting', response: text, dueAt };
}

/**
 * Decides what a delivery means for an email: a doubt is never sent again, a 4xx is tried again with back-off for a
 * day, a 5xx is a failure with its text.
 * @param tries so far, from 1
 */
export function outcomeOf(
  delivery: Delivery,
  { tries, firstTriedAt }: { tries: number; firstTriedAt: Date },
  at: Date,
): EmailOutcome {
  if (delivery.kind === 'accepted') {
    const missed = delivery.notTaken.map(({ address, response }) => `${address}: ${response}`);
    return { state: 'sent', response: shortened([delivery.response, ...missed].join('\n')) };
  }
  if (delivery.kind === 'cut') {
    if (delivery.handedOver) return { state: 'in_doubt', response: shortened(delivery.text) };
    return putOff(delivery.text, firstTriedAt, reachAgainAt(at, tries));
  }
  if (delivery.permanent) return { state: 'failed', response: shortened(delivery.response) };
  return putOff(delivery.response, firstTriedAt, tryAgainAt(at, tries));
}
