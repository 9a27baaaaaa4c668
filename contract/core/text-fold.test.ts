import { describe, expect, it } from 'vitest';
import { fold, textRuns } from './text-fold.ts';

describe('fold', () => {
  it.each([
    ['Ẩm Thực', 'am thuc'],
    ['Đà Nẵng', 'da nang'],
    ['CRÈME Brûlée', 'creme brulee'],
    ['Straße', 'strasse'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
    ['İstanbul ısı', 'istanbul isi'],
    ['Ёлка', 'елка'],
    ['がぎぐ', 'がぎぐ'],
    ['한국', '한국'],
    ['น้ำ', 'น้ำ'.normalize('NFKC')],
    ['❤️‍🔥', '❤🔥'],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    for (const text of ['Ẩm Thực', 'Straße', 'が', '한국', 'น้ำ', 'ﬁn'])
      expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('textRuns', () => {
  it.each<[string, string[]]>([
    ['bep.nha_mây', ['word:bep', 'word:nha', 'word:may']],
    ['美食vlog 123', ['unspaced:美食', 'word:vlog', 'word:123']],
    ['ラーメン大好き', ['unspaced:ラーメン大好き']],
    ['อาหารไทย', ['unspaced:อาหารไทย']],
    ['🍜 noodles', ['emoji:🍜', 'word:noodles']],
    ['%_\\\'";', []],
    ['a1_B2 #c*3\t(d)', ['word:a1', 'word:b2', 'word:c', 'word:3', 'word:d']],
    ['it is © 2026', ['word:it', 'word:is', 'emoji:©', 'word:2026']],
  ])('%s', (text, runs) => {
    expect(textRuns(fold(text)).map(run => `${run.kind}:${run.text}`)).toEqual(runs);
  });
});
