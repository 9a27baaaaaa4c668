import { describe, expect, it } from 'vitest';
import { countBits, rowsOf } from './bits.ts';
import { Dictionary } from './dictionary.ts';
import { Postings } from './postings.ts';

const utf8 = (text: string) => Buffer.from(text);

describe('Dictionary', () => {
  it('keeps more texts than a chunk holds, and finds each again', () => {
    const dictionary = new Dictionary();
    const textOf = (i: number) => `text number ${i} 食`;
    const count = 60_000;
    const ids = Array.from({ length: count }, (_, i) => dictionary.add(utf8(textOf(i))));
    expect(ids.findIndex((id, i) => id !== i)).toBe(-1);
    expect(dictionary.pool.chunks.length).toBeGreaterThan(1);
    for (let i = 0; i < count; i += 701) {
      expect(dictionary.add(utf8(textOf(i)))).toBe(i);
      expect(dictionary.textOf(i)).toBe(textOf(i));
    }
    expect(dictionary.size).toBe(count);
    expect(dictionary.find(utf8('unknown'))).toBe(-1);
  });

  it('takes texts longer than a chunk, and none', () => {
    const dictionary = new Dictionary();
    const texts = ['a', 'x'.repeat(2_500_000), '', 'y'.repeat(1_048_576), 'b'];
    for (const text of texts) dictionary.add(utf8(text));
    expect(texts.map((_, id) => dictionary.textOf(id) === texts[id])).toEqual(texts.map(() => true));
    expect(texts.map(text => dictionary.find(utf8(text)))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('Postings', () => {
  it('gives back the rows of lists of every density, over many chunks', () => {
    const postings = new Postings();
    // Distances of one byte to four.
    const steps = [1, 2, 3, 127, 128, 16_383, 16_384, 300_000, 3_000_000];
    const expected = steps.map((step, list) => {
      const rows = Array.from({ length: Math.min(500_000, Math.ceil(3_000_001 / step)) }, (_, i) => i * step);
      expect(rows.every(row => postings.add(list, row))).toBe(true);
      return rows;
    });
    expect(postings.add(0, 499_999)).toBe(false);
    expect(postings.streams.chunks.length).toBeGreaterThan(1);
    for (const [list, rows] of expected.entries()) {
      expect(postings.countOf(list)).toBe(rows.length);
      expect(
        Buffer.compare(Buffer.from(postings.rowsOf(list).buffer), Buffer.from(Int32Array.from(rows).buffer)),
      ).toBe(0);
      const bits = new Int32Array(3_000_032 >>> 5);
      postings.uniteInto(bits, list);
      expect(countBits(bits)).toBe(rows.length);
      expect(rowsOf(bits).slice(-2)).toEqual(Int32Array.from(rows.slice(-2)));
    }
  });

  it('says whether a list has a row of a set', () => {
    const postings = new Postings();
    for (const row of [3, 70, 200]) postings.add(5, row);
    postings.add(6, 31);
    const only = (row: number) => {
      const bits = new Int32Array(8);
      bits[row >>> 5] = 1 << (row & 31);
      return [5, 6, 7].map(list => postings.hasAny(list, bits));
    };
    expect(only(200)).toEqual([true, false, false]);
    expect(only(31)).toEqual([false, true, false]);
    expect(only(4)).toEqual([false, false, false]);
  });
});
