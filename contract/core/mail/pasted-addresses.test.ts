import { describe, expect, test } from 'vitest';
import { readPasted } from './pasted-addresses.ts';

const one = { address: 'ann@one.example', name: '' };
const two = { address: 'bob@two.example', name: '' };
const named = { ...one, name: 'Ann Lee' };

describe('pasted addresses', () => {
  test.each([
    ['nothing', '', []],
    ['blanks', ' \n\t ;,; ', []],
    ['commas', 'ann@one.example,bob@two.example', [one, two]],
    ['semicolons', 'ann@one.example; bob@two.example;', [one, two]],
    ['Chinese punctuation', 'ann@one.example，bob@two.example；ann@one.example、', [one, two]],
    ['lines', 'ann@one.example\r\nbob@two.example\n', [one, two]],
    ['tabs', 'ann@one.example\tbob@two.example', [one, two]],
    ['spaces', 'ann@one.example bob@two.example', [one, two]],
    ['upper case', 'Ann@One.Example ANN@ONE.EXAMPLE', [one]],
    ['a wide at sign', 'ann＠one.example', [one]],
    ['a name', 'Ann Lee <ann@one.example>', [named]],
    ['a name in quotes', '"Lee, Ann" <ann@one.example>', [{ ...one, name: 'Lee, Ann' }]],
    ['a name after an address', 'bob@two.example Ann Lee <ann@one.example>', [two, named]],
    ['names on one line', 'Ann Lee <ann@one.example> <bob@two.example>', [named, two]],
    ['a name that comes later', 'ann@one.example, Ann Lee <ann@one.example>', [named]],
    ['a Chinese name', '李安 <ann@one.example>；', [{ ...one, name: '李安' }]],
    ['a link', 'mailto:ann@one.example', [one]],
    ['an address in brackets', '(ann@one.example), [bob@two.example].', [one, two]],
    ['an open bracket', 'Ann Lee <ann@one.example', [named]],
    ['an invisible space', '\ufeffann@one.example\u200b', [one]],
    ['a quote that never closes', '"ann@one.example\nbob@two.example', [one, two]],
  ])('%s', (_what, text, addresses) => {
    const read = readPasted(text);
    expect(read.addresses).toEqual(addresses);
    expect(read.lines.filter(({ address }) => address === null)).toEqual([]);
  });

  test.each([
    ['ann@one', ['ann@one']],
    ['Ann <ann@one>, bob@two.example', ['ann@one']],
    ['hello bob@two.example', ['hello']],
    ['a@@b.example a@@b.example', ['a@@b.example', 'a@@b.example']],
    [`${'x'.repeat(300)}@one.example`, ['x'.repeat(100)]],
  ])('%s contains %j, which is invalid', (text, invalid) => {
    const { lines } = readPasted(text);
    expect(lines.filter(({ address }) => address === null).map(line => line.text)).toEqual(invalid);
  });

  test('are told line by line, also those that come again', () => {
    const text = 'Ann Lee <ann@one.example>, gita@@bad\r\n\nANN@one.example\nbob@two.example';
    expect(readPasted(text).lines).toEqual([
      { line: 1, text: 'ann@one.example', address: 'ann@one.example' },
      { line: 1, text: 'gita@@bad', address: null },
      { line: 3, text: 'ANN@one.example', address: 'ann@one.example' },
      { line: 4, text: 'bob@two.example', address: 'bob@two.example' },
    ]);
  });

  test('are read in one go, however long the text', () => {
    const many = Array.from({ length: 8000 }, (_, n) => `name${n}@shop${n % 7}.example`);
    expect(readPasted(many.join(' ')).addresses).toHaveLength(8000);
    const from = performance.now();
    for (const text of ['<', '"', 'a ', '@', '<a', 'a@b <']) {
      readPasted(text.repeat(200_000 / text.length));
    }
    expect(performance.now() - from).toBeLessThan(30_000);
  });
});
