import type { OrderState, RefundReason } from './order-kinds.ts';

/** What happens to an order. Each event may come twice, late, and in any order. */
export const orderEvents = [
  /** The gateway issued a code for it. */
  'codeGiven',
  /** The right sum was paid under a new number of the gateway. */
  'paid',
  /** Another sum was paid. */
  'paidWrongly',
  /** The same payment was reported again. */
  'paidAsKnown',
  'cancelled',
  'expired',
  /** The payment that the order was honoured for was refunded completely. */
  'refunded',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** What must be done in the same transaction. */
type OrderDeed = { do: 'giveBenefit' } | { do: 'takeBenefitBack' } | { do: 'refund'; reason: RefundReason };

export interface OrderStep {
  state: OrderState;
  deed: OrderDeed | null;
}

const stay = (state: OrderState): OrderStep => ({ state, deed: null });
const refund = (state: OrderState, reason: RefundReason): OrderStep => ({
  state,
  deed: { do: 'refund', reason },
});

/**
 * Returns the next state of an order after an event, and the required action. Every payment either gives exactly one
 * plan period or is refunded; an event that comes twice never acts twice.
 * @param mayHonour whether a payment after the order was closed may be honoured: nothing that its sum depends on has
 * changed
 */
export function stepOf(state: OrderState, event: OrderEvent, mayHonour: boolean): OrderStep {
  switch (event) {
    case 'codeGiven':
      return stay(state === 'created' ? 'paying' : state);
    case 'paid':
      if (state === 'created' || state === 'paying') return { state: 'paid', deed: { do: 'giveBenefit' } };
      if (state === 'closed')
        return mayHonour ? { state: 'paid', deed: { do: 'giveBenefit' } } : refund('closed', 'paidLate');
      return refund(state, 'paidAgain');
    case 'paidWrongly':
      // The code is used up: nobody can pay the right sum with it any more.
      return refund(state === 'created' || state === 'paying' ? 'closed' : state, 'wrongAmount');
    case 'paidAsKnown':
      return stay(state);
    case 'cancelled':
    case 'expired':
      return stay(state === 'created' || state === 'paying' ? 'closed' : state);
    case 'refunded':
      return state === 'paid' ? { state: 'refunded', deed: { do: 'takeBenefitBack' } } : stay(state);
  }
}
