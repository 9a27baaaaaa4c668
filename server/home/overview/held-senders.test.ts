import { expect, it } from 'vitest';
import type { Sender } from '../../../contract/outreach/senders/senders.ts';
import { heldSenders } from './held-senders.ts';

const fine = {
  id: 1,
  address: 'lin@brand.test',
  state: 'verified',
  fault: null,
  sentToday: 3,
  pace: { dailyLimit: 50, gapSeconds: 0, jitterSeconds: 0, domainHourlyLimit: 0 },
  syncFailure: '',
  readOnly: false,
} as const satisfies Partial<Sender>;

it.each([
  ['nothing', {}, []],
  ['that it was never verified', { state: 'unverified' }, ['unverified']],
  ['a refusal', { state: 'refused', fault: 'wrongSecret' }, ['refused']],
  ['a pause, before a full day', { state: 'paused', fault: 'locked', sentToday: 50 }, ['paused']],
  ['a full day, before a mailbox that cannot be read', { sentToday: 50, syncFailure: 'gone' }, ['limit']],
  ['a mailbox that cannot be read', { syncFailure: 'gone' }, ['inbox']],
  ['nothing, beyond the plan', { state: 'paused', readOnly: true }, []],
] as const)('a sender is held up by %s', (_, change, expected) => {
  expect(heldSenders([{ ...fine, ...change }]).map(({ hold }) => hold)).toEqual(expected);
});
