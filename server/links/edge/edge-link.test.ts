import { expect, it } from 'vitest';
import { readLinkNotice } from './edge-link.ts';

it.each([
  ['[3,7]', { link: { teamId: 3, linkId: 7 } }],
  ['["3",""]', { address: { code: '3', host: '' } }],
  ['["aB3","go.example.com"]', { address: { code: 'aB3', host: 'go.example.com' } }],
])('%s is a notice', (text, notice) => {
  expect(readLinkNotice(text)).toEqual(notice);
});

it.each(['', '{}', '[]', '[1]', '["a"]', '[1,"a"]', 'null'])('%j is none', text => {
  expect(() => readLinkNotice(text)).toThrow();
});
