import { expect, test } from 'vitest';
import { readBeginning } from './new-draft.ts';

const search = { of: 'search', platform: 'tiktok', filter: { keyword: '美食' } } as const;

test.each([
  ['', null, { draft: {}, templateId: null }],
  ['creators=3,x,5', null, { draft: { selection: { of: 'ids', ids: [3, 5] } }, templateId: null }],
  [
    'listId=4&templateId=9',
    null,
    { draft: { selection: { of: 'list', listId: 4, filter: {} } }, templateId: 9 },
  ],
  ['copyOf=7', null, { draft: { copyOf: 7 }, templateId: null }],
  // The selection in the navigation state wins over the address, which cannot express it.
  ['creators=3', { selection: search }, { draft: { selection: search }, templateId: null }],
])('%j with %j', (query, state, beginning) =>
  expect(readBeginning(new URLSearchParams(query), state)).toEqual(beginning),
);
