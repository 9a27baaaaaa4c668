import { expect, test } from 'vitest';
import { memberDays, type TeamData, usesByKey } from './member-uses.ts';

const member = (accountId: number | null, nickName: string, used: TeamData['members'][number]['used']) => ({
  accountId,
  username: nickName,
  nickName,
  avatar: '',
  used,
});
const data: TeamData = {
  from: '2026-11-18',
  to: '2026-11-20',
  members: [
    member(1, 'Ann', [
      { key: 'search.daily', used: 5 },
      { key: 'mail.daily', used: 20 },
    ]),
    member(2, 'Bob', [
      { key: 'search.daily', used: 1 },
      { key: 'export.rows', used: 0 },
    ]),
    member(null, '', [{ key: 'search.daily', used: 2 }]),
  ],
  days: [
    { day: '2026-11-18', accountId: 1, key: 'search.daily', used: 2 },
    { day: '2026-11-20', accountId: 1, key: 'search.daily', used: 3 },
    { day: '2026-11-20', accountId: 2, key: 'search.daily', used: 1 },
    { day: '2026-11-19', accountId: null, key: 'search.daily', used: 2 },
    { day: '2026-11-19', accountId: 1, key: 'mail.daily', used: 20 },
  ],
};

test('use is summed over the members, largest first, without unused quotas', () => {
  expect(usesByKey(data)).toEqual([
    { key: 'mail.daily', used: 20 },
    { key: 'search.daily', used: 8 },
  ]);
});

test('one entry per day of the range, with a part for each member with use', () => {
  expect(memberDays(data, 'search.daily', ({ nickName }) => nickName || 'gone')).toEqual({
    days: ['2026-11-18', '2026-11-19', '2026-11-20'],
    series: [
      { key: '1', name: 'Ann', values: [2, 0, 3] },
      { key: '2', name: 'Bob', values: [0, 0, 1] },
      { key: 'null', name: 'gone', values: [0, 2, 0] },
    ],
  });
  expect(memberDays(data, 'mail.daily', ({ nickName }) => nickName).series).toHaveLength(1);
});
