import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test.each([
  ['nothing here', []],
  ['see https://a.example/x?y=1.', ['https://a.example/x?y=1']],
  ['报价在 https://a.example/报价，谢谢', ['https://a.example/报价']],
  ['(https://a.example/b) and http://c.example', ['https://a.example/b', 'http://c.example']],
  ['javascript:alert(1) data:text/html,x', []],
])('%s', (text, links) => {
  const pieces = linkedText(text);
  expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(pieces.map(piece => piece.text).join('')).toBe(text);
});
