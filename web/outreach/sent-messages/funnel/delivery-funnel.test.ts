import { expect, test } from 'vitest';
import type { TaskCounts } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { besideFunnel, funnelSteps, partsOf } from './delivery-funnel.ts';

const counts: TaskCounts = {
  recipients: 300,
  leftOut: 7,
  waiting: 80,
  followUp: 50,
  sending: 1,
  inDoubt: 2,
  success: 200,
  fail: 9,
  retryable: 8,
  bounced: 6,
  refused: 5,
  notSent: 6,
  read: 90,
  unread: 104,
  readNoReply: 60,
  replied: 30,
  notReplied: 164,
  clicked: 12,
  autoReplied: 4,
  unsubscribed: 3,
};
const tracking = { opens: true, clicks: true };
const shown = ({ key, count, bp }: { key: string; count: number | null; bp: number | null }) =>
  [key, count, bp] as const;

test('steps are shares of the sent mail, and that of the recipients', () =>
  expect(funnelSteps(counts, tracking).map(shown)).toEqual([
    ['recipients', 300, null],
    ['success', 200, 6667],
    ['read', 90, 4500],
    ['replied', 30, 1500],
  ]));

test('an uncounted figure is not 0', () => {
  const off = { opens: false, clicks: false };
  expect(funnelSteps(counts, off).map(shown)[2]).toEqual(['read', null, null]);
  expect(besideFunnel(counts, off).map(shown)).toContainEqual(['clicked', null, null]);
});

test('a task without sent mail has no shares of it', () =>
  expect(funnelSteps({ ...counts, success: 0, read: 0, replied: 0 }, tracking).map(({ bp }) => bp)).toEqual([
    null,
    0,
    null,
    null,
  ]));

test('figures beside the funnel are shares of the recipients, except for the excluded ones', () =>
  expect(besideFunnel(counts, tracking).map(shown)).toEqual([
    ['waiting', 80, 2667],
    ['followUp', 50, 1667],
    ['inDoubt', 2, 67],
    ['fail', 9, 300],
    ['bounced', 6, 200],
    ['notSent', 6, 200],
    ['unsubscribed', 3, 100],
    ['autoReplied', 4, 133],
    ['clicked', 12, 400],
    ['leftOut', 7, null],
  ]));

test('the parts are the recipients, each counted once', () => {
  const parts = partsOf(counts);
  expect(parts.map(({ key, count }) => [key, count])).toEqual([
    ['success', 200],
    ['waiting', 80],
    ['fail', 9],
    ['refused', 5],
    ['notSent', 6],
  ]);
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(counts.recipients);
  expect(partsOf({ ...counts, fail: 0 }).map(({ key }) => key)).not.toContain('fail');
});
