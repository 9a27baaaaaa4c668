import type { Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import type { SenderFault } from '../../../../contract/outreach/senders/senders.ts';
import { linkPause, tryAgainAt } from '../pace/retry-backoff.ts';
import type { Result } from './delivery-outcomes.queries.ts';
import { readRefusal } from './smtp-refusal.ts';

/** A message in flight: marked in the database, and handed to a server or about to be. */
export interface Sent {
  taskId: number;
  recipientId: number;
  round: number;
  /** Counts from 1. */
  tries: number;
}

/** The next round and when it is due; null after the last, and when the task does not continue. */
export type Following = { round: number; dueAt: Date } | null;

export interface Outcome {
  result: Result;
  /** The sender must stop. */
  senderFault: { fault: SenderFault; text: string } | null;
}

/** If the connection breaks this many times before a server accepts the message, it is given up. */
const maxCuts = 12;
const cut = (text: string) => text.replaceAll('\0', '').slice(0, 500);

/**
 * Decides what a delivery means for message and recipient: a message in doubt is never sent again, a 4xx is tried again
 * with back-off, a 5xx that says the address does not exist is a bounce, any other 5xx a failure with its text.
 */
export function readDelivery(
  { taskId, recipientId, round, tries }: Sent,
  delivery: Delivery,
  at: Date,
  following: Following,
): Outcome {
  const of = { taskId, recipientId, round, at };
  const again = (response: string, dueAt: Date): Result => ({
    ...of,
    state: 'deferred',
    response,
    next: { state: 'waiting', reason: '', round, dueAt },
  });
  const failed = (response: string): Result => ({
    ...of,
    state: 'failed',
    response,
    next: { state: 'ended', reason: 'failed', round, dueAt: null },
  });
  const bounced = (response: string): Result => ({
    ...failed(response),
    isBounce: true,
    next: { state: 'ended', reason: 'bounced', round, dueAt: null },
  });
  if (delivery.kind === 'accepted') {
    const next = following
      ? { state: 'waiting' as const, reason: '', ...following }
      : { state: 'ended' as const, reason: 'completed', round, dueAt: null };
    return {
      result: { ...of, state: 'accepted', response: cut(delivery.response), next },
      senderFault: null,
    };
  }
  if (delivery.kind === 'cut') {
    const text = cut(delivery.text);
    if (delivery.handedOver) {
      const next = { state: 'in_doubt' as const, reason: '', round, dueAt: null };
      return { result: { ...of, state: 'in_doubt', response: text, next }, senderFault: null };
    }
    const result = tries >= maxCuts ? failed(text) : again(text, new Date(at.getTime() + linkPause(tries)));
    return { result, senderFault: null };
  }
  const text = cut(delivery.response);
  const refusal = readRefusal(delivery);
  if (refusal.about === 'sender') {
    return { result: again(text, at), senderFault: { fault: refusal.fault, text } };
  }
  if (refusal.about === 'address') return { result: bounced(text), senderFault: null };
  if (refusal.about === 'recipient') return { result: failed(text), senderFault: null };
  const dueAt = tryAgainAt(at, tries);
  return { result: dueAt ? again(text, dueAt) : failed(text), senderFault: null };
}
