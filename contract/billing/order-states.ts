import type { OrderState, RefundReason } from './order-kinds.ts';

/** What happens to an order; each may come twice, late, and in any order. */
export const orderEvents = [
  /** The gateway gave out a code for it. */
  'codeGiven',
  /** Money came for it under a number of the gateway that is new, and it is the sum of the order. */
  'paid',
  /** Money came, but not its sum. */
  'paidWrongly',
  /** The same payment was told again. */
  'paidAsKnown',
  'cancelled',
  'expired',
  /** What the order gave was paid back whole. */
  'refunded',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** What has to be done in the same transaction. */
export type OrderDeed =
  { do: 'giveBenefit' } | { do: 'takeBenefitBack' } | { do: 'refund'; reason: RefundReason };

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
 * Where an event leads an order, and what it makes necessary. Whatever money came is either honoured with exactly one
 * benefit or given back; nothing that is told twice does anything twice.
 * @param mayHonour of a payment that comes after the order was closed: nothing has changed since that the sum rested on
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
      // The code is spent: nobody can pay the right sum with it any more.
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
