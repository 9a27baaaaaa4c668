import { expect, test } from 'vitest';
import { hasFilter, queryOf, readInboxAddress, writeInboxAddress } from './inbox-address.ts';

const nothing = {
  view: 'inbox',
  senderId: null,
  label: null,
  creatorId: null,
  taskId: null,
  q: '',
  thread: null,
  letter: null,
};

test.each([
  ['', {}],
  ['view=nowhere&senderId=0&thread=x&label=-4', {}],
  ['view=unread&q=from%3Alan+报价&thread=12', { view: 'unread', q: 'from:lan 报价', thread: 12 }],
  [
    'senderId=3&label=4&creatorId=5&taskId=6&letter=7',
    { senderId: 3, label: 4, creatorId: 5, taskId: 6, letter: 7 },
  ],
])('%j', (query, set) => {
  const read = readInboxAddress(new URLSearchParams(query));
  expect(read).toEqual({ ...nothing, ...set });
  expect(readInboxAddress(writeInboxAddress(read))).toEqual(read);
});

test.each([
  ['', false],
  ['view=spam&thread=2', false],
  ['q=a', true],
  ['label=2', true],
  ['senderId=2', true],
  ['creatorId=2', true],
  ['taskId=2', true],
])('%j filters: %s', (query, filters) =>
  expect(hasFilter(readInboxAddress(new URLSearchParams(query)))).toBe(filters),
);

test('A call has set filters only, never the open conversation', () => {
  const address = readInboxAddress(new URLSearchParams('view=mine&label=4&thread=9&letter=2'));
  expect(queryOf(address)).toEqual({ view: 'mine', label: 4 });
});
