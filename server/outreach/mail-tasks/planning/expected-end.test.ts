import { describe, expect, test } from 'vitest';
import type { SendWindow } from '../../../../contract/outreach/mail-content.ts';
import { expectedEnd, type SendingPlan } from './expected-end.ts';

const now = new Date('2026-11-20T02:00:00Z'); // 10:00 in Shanghai, a Friday
const pace = { dailyLimit: 1000, gapSeconds: 60, jitterSeconds: 0, domainHourlyLimit: 0 };
const sender = { id: 1, pace, sentToday: 0, nextAt: 0 };
const group = { senderId: 1, zone: 'Asia/Shanghai', domain: 'a.example', count: 10, from: 0 };
const workdays: SendWindow = { from: '09:00', until: '18:00', days: [1, 2, 3, 4, 5], zone: 'recipient' };
const usual: SendingPlan = {
  now,
  teamZone: 'Asia/Shanghai',
  window: null,
  senders: [sender],
  groups: [group],
  leftToday: 10_000,
  leftDaily: 10_000,
};
const paced = (change: Partial<typeof pace>, id = 1) => ({ ...sender, id, pace: { ...pace, ...change } });
const at = (iso: string) => new Date(`2026-${iso}:00Z`);

describe('the expected end', () => {
  test.each<[string, Partial<SendingPlan>, Date | null, number]>([
    ['the first goes at once', {}, at('11-20T02:09'), 1],
    ['nobody', { groups: [] }, null, 0],
    ['no sender', { senders: [] }, null, 0],
    ['half of the jitter', { senders: [paced({ jitterSeconds: 60 })] }, new Date('2026-11-20T02:13:30Z'), 1],
    ['no gap at all', { senders: [paced({ gapSeconds: 0 })] }, new Date('2026-11-20T02:00:01.800Z'), 1],
    [
      'a gap that is not over',
      { senders: [{ ...sender, nextAt: at('11-20T03:00').getTime() }] },
      at('11-20T03:09'),
      1,
    ],
    ['not before', { groups: [{ ...group, from: at('11-22T02:00').getTime() }] }, at('11-22T02:09'), 1],
    ['one after another', { groups: [group, { ...group, zone: 'Europe/Paris' }] }, at('11-20T02:19'), 1],
    [
      'two senders in rotation',
      { senders: [sender, paced({}, 2)], groups: [group, { ...group, senderId: 2, count: 9 }] },
      at('11-20T02:09'),
      1,
    ],
    ['the daily limit', { senders: [paced({ dailyLimit: 4 })] }, at('11-21T16:01'), 3],
    [
      'some sent today',
      { senders: [{ ...sender, pace: { ...pace, dailyLimit: 10 }, sentToday: 8 }] },
      at('11-20T16:07'),
      2,
    ],
    ['the plan', { leftToday: 4, leftDaily: 3 }, at('11-21T16:02'), 3],
    ['a plan that is used up', { leftToday: 0, leftDaily: 100 }, at('11-20T16:09'), 1],
    ['a plan without mail', { leftToday: 0, leftDaily: 0 }, null, 0],
    [
      'the plan shared by two senders',
      {
        senders: [sender, paced({}, 2)],
        groups: [
          { ...group, count: 5 },
          { ...group, senderId: 2, count: 5 },
        ],
        leftToday: 6,
        leftDaily: 2,
      },
      at('11-21T16:00'),
      3,
    ],
    ['the hour of a domain', { senders: [paced({ domainHourlyLimit: 4 })] }, at('11-20T04:01'), 1],
    [
      'other domains meanwhile',
      {
        senders: [paced({ domainHourlyLimit: 8 })],
        groups: [group, { ...group, domain: 'b.example', count: 2 }],
      },
      at('11-20T03:01'),
      1,
    ],
    ['inside of the window', { window: workdays }, at('11-20T02:09'), 1],
    [
      'the window of the recipients',
      { window: workdays, groups: [{ ...group, zone: 'Europe/Paris' }] },
      at('11-20T08:09'),
      1,
    ],
    [
      'the window of the team',
      { window: { ...workdays, zone: 'team' }, groups: [{ ...group, zone: 'Europe/Paris' }] },
      at('11-20T02:09'),
      1,
    ],
    [
      'the end of the window, and a weekend',
      { window: workdays, now: at('11-20T09:55') },
      at('11-23T01:04'),
      2,
    ],
    [
      'both, each in its own time',
      { window: workdays, groups: [group, { ...group, zone: 'America/New_York' }] },
      at('11-20T14:09'),
      1,
    ],
    [
      'never within three years',
      { senders: [paced({ dailyLimit: 1 })], groups: [{ ...group, count: 2000 }] },
      null,
      0,
    ],
  ])('%s', (_what, change, end, days) => {
    expect(expectedEnd({ ...usual, ...change })).toEqual({ end, days });
  });

  test('of 20,000 recipients is calculated fast', () => {
    const zones = ['Asia/Shanghai', 'Europe/Paris', 'America/New_York', 'Asia/Jakarta', 'America/Sao_Paulo'];
    const senders = Array.from({ length: 10 }, (_, n) => paced({ domainHourlyLimit: 50 }, n + 1));
    const groups = senders.flatMap(({ id }) =>
      zones.map(zone => ({ ...group, senderId: id, zone, count: 400 })),
    );
    const from = performance.now();
    const { days } = expectedEnd({ ...usual, window: workdays, senders, groups });
    expect(days).toBeGreaterThan(3);
    expect(performance.now() - from).toBeLessThan(15_000);
  });
});
