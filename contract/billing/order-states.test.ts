import { expect, test } from 'vitest';
import { orderStates, type OrderState } from './order-kinds.ts';
import { orderEvents, stepOf, type OrderEvent, type OrderStep } from './order-states.ts';

const give = { do: 'giveBenefit' } as const;
const back = (reason: 'wrongAmount' | 'paidAgain' | 'paidLate') => ({ do: 'refund', reason }) as const;

/**
 * Every state × event: the next state, and the required action. `|` separates both results of whether a late payment
 * may be honoured.
 */
const table: Record<OrderEvent, Record<OrderState, [OrderState, OrderStep['deed']?]>> = {
  codeGiven: {
    created: ['paying'],
    paying: ['paying'],
    paid: ['paid'],
    closed: ['closed'],
    refunded: ['refunded'],
  },
  paid: {
    created: ['paid', give],
    paying: ['paid', give],
    paid: ['paid', back('paidAgain')],
    closed: ['closed', back('paidLate')],
    refunded: ['refunded', back('paidAgain')],
  },
  paidWrongly: {
    created: ['closed', back('wrongAmount')],
    paying: ['closed', back('wrongAmount')],
    paid: ['paid', back('wrongAmount')],
    closed: ['closed', back('wrongAmount')],
    refunded: ['refunded', back('wrongAmount')],
  },
  paidAsKnown: {
    created: ['created'],
    paying: ['paying'],
    paid: ['paid'],
    closed: ['closed'],
    refunded: ['refunded'],
  },
  cancelled: {
    created: ['closed'],
    paying: ['closed'],
    paid: ['paid'],
    closed: ['closed'],
    refunded: ['refunded'],
  },
  expired: {
    created: ['closed'],
    paying: ['closed'],
    paid: ['paid'],
    closed: ['closed'],
    refunded: ['refunded'],
  },
  refunded: {
    created: ['created'],
    paying: ['paying'],
    paid: ['refunded', { do: 'takeBenefitBack' }],
    closed: ['closed'],
    refunded: ['refunded'],
  },
};

const walked = orderEvents.flatMap(event => orderStates.map(state => [state, event] as const));

test.each(walked)('%s, %s', (state, event) => {
  const [to, deed = null] = table[event][state];
  expect(stepOf(state, event, false)).toEqual({ state: to, deed });
});

test.each(walked)('%s, %s, when a late payment may be honoured', (state, event) => {
  const late = state === 'closed' && event === 'paid';
  const [to, deed = null] = late ? (['paid', give] as const) : table[event][state];
  expect(stepOf(state, event, true)).toEqual({ state: to, deed });
});

test('no order of events gives two benefits that are not taken back between', () => {
  const walk = (state: OrderState, given: number, depth: number): void => {
    expect(given).toBeLessThanOrEqual(1);
    if (depth === 0) return;
    for (const event of orderEvents)
      for (const mayHonour of [true, false]) {
        const step = stepOf(state, event, mayHonour);
        const change = step.deed?.do === 'giveBenefit' ? 1 : step.deed?.do === 'takeBenefitBack' ? -1 : 0;
        walk(step.state, given + change, depth - 1);
      }
  };
  walk('created', 0, 5);
});
