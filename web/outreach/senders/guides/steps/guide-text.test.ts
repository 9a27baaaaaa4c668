import { describe, expect, test } from 'vitest';
import { linesOf, remediesOf, spansOf } from './guide-text.ts';

describe('a line of a guide', () => {
  test.each([
    ['plain', [{ text: 'plain' }]],
    ['**设置**', [{ text: '设置', isShown: true }]],
    ['点 **设置 → 账号**，再', [{ text: '点 ' }, { text: '设置 → 账号', isShown: true }, { text: '，再' }]],
    [
      'open [QQ Mail](https://mail.qq.com).',
      [{ text: 'open ' }, { text: 'QQ Mail', href: 'https://mail.qq.com' }, { text: '.' }],
    ],
    ['2 * 3 ** 4', [{ text: '2 * 3 ** 4' }]],
    ['', []],
  ])('%s', (line, spans) => {
    expect(spansOf(line)).toEqual(spans);
  });
});

test('lines, and remedies for errors', () => {
  expect(linesOf('a\n\nb\n')).toEqual(['a', 'b']);
  expect(remediesOf('535 | wrong code\n550|slow down')).toEqual([
    { said: '535', remedy: 'wrong code' },
    { said: '550', remedy: 'slow down' },
  ]);
});
