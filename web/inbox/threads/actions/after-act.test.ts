import { expect, test } from 'vitest';
import type { ThreadAct, ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import { afterAct, leavesList } from './after-act.ts';
import { noFilter } from '../inbox-address.ts';

const now = '2026-11-20T06:00:00.000Z';
const me = 7;
const act = (kind: ThreadAct['kind'], more: object = {}) => ({ kind, ...more }) as ThreadAct;

test.each<[string, ThreadAct, InboxView, object, boolean]>([
  ['archived from the inbox', act('archive'), 'inbox', {}, true],
  ['archived among replies', act('archive'), 'replies', {}, true],
  ['archived among all', act('archive'), 'all', {}, false],
  ['archived where a search found it', act('archive'), 'inbox', { q: 'lan' }, false],
  ['put off', act('snooze', { until: now }), 'unread', {}, true],
  ['put off again', act('snooze', { until: now }), 'snoozed', {}, false],
  ['spam', act('spam'), 'all', {}, true],
  ['spam that a search found', act('spam'), 'all', { q: 'lan' }, true],
  ['no spam', act('notSpam'), 'spam', {}, true],
  ['brought back', act('restore'), 'archived', {}, true],
  ['brought back among all', act('restore'), 'all', {}, false],
  ['woken', act('wake'), 'snoozed', {}, true],
  ['read', act('read'), 'unread', {}, true],
  ['read in the inbox', act('read'), 'inbox', {}, false],
  ['unread', act('unread'), 'unread', {}, false],
  ['given to somebody else', act('assign', { accountId: 8 }), 'mine', {}, true],
  ['given to oneself', act('assign', { accountId: me }), 'mine', {}, false],
  ['given away from the inbox', act('assign', { accountId: 8 }), 'inbox', {}, false],
  ['its label taken', act('unlabel', { labelId: 4 }), 'inbox', { label: 4 }, true],
  ['another label taken', act('unlabel', { labelId: 5 }), 'inbox', { label: 4 }, false],
])('%s', (_, done, view, filter, expected) =>
  expect(leavesList(done, { ...noFilter, view, ...filter }, me)).toBe(expected),
);

const row = { id: 1, unread: 2, labels: [4], assignedTo: null } as unknown as ThreadRow;

test.each<[ThreadAct, object]>([
  [act('read'), { unread: 0 }],
  [act('unread'), { unread: 2 }],
  [act('archive'), { archivedAt: now }],
  [act('restore'), { archivedAt: null }],
  [act('spam'), { isSpam: true }],
  [act('notSpam'), { isSpam: false }],
  [act('snooze', { until: now }), { snoozedUntil: now }],
  [act('wake'), { snoozedUntil: null }],
  [act('assign', { accountId: 8 }), { assignedTo: { id: 8, name: '陈思' } }],
  [act('assign', { accountId: null }), { assignedTo: null }],
  [act('label', { labelId: 4 }), { labels: [4] }],
  [act('label', { labelId: 5 }), { labels: [4, 5] }],
  [act('unlabel', { labelId: 4 }), { labels: [] }],
])('%j', (done, changes) =>
  expect(afterAct(row, done, { people: [{ id: 8, name: '陈思' }], now })).toEqual({ ...row, ...changes }),
);

test('A read conversation becomes unread again', () =>
  expect(afterAct({ ...row, unread: 0 }, act('unread'), { people: [], now }).unread).toBe(1));
