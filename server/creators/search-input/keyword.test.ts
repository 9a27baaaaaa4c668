import { describe, expect, it } from 'vitest';
import { handlePattern, parseKeyword, textCondition } from './keyword.ts';

const wordsOf = (keyword: string) => parseKeyword({ keyword }).words.map(word => word.text);

describe('parseKeyword', () => {
  it.each<[string, string[]]>([
    ['Ẩm Thực', ['am', 'thuc']],
    ['美食vlog', ['美食', 'vlog']],
    ['food FOOD food', ['food']],
    ['@bep.nha', ['bep', 'nha']],
    ['%_\\\'";', []],
    ['🍜', ['🍜']],
    ['', []],
  ])('%s', (keyword, words) => {
    expect(wordsOf(keyword)).toEqual(words);
  });

  it('takes 500 characters', () => {
    expect(wordsOf('ab1 '.repeat(125))).toEqual(['ab1']);
    expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(500)]);
    expect(wordsOf(Array.from({ length: 100 }, (_, i) => `w${i}`).join(' '))).toHaveLength(40);
  });

  it('distinguishes the typed text from its searchable part', () => {
    expect(parseKeyword({ keyword: '...' })).toMatchObject({ isUnsearchable: true, words: [] });
    expect(parseKeyword({ keyword: '  ' })).toMatchObject({ isUnsearchable: false, words: [] });
    expect(parseKeyword({ keyword_any: ['…', '!'] })).toMatchObject({ isUnsearchable: true });
    expect(parseKeyword({ keyword_not: ['…'] })).toMatchObject({ isUnsearchable: false, excluded: [] });
  });

  it('reads each alternative as words of its own', () => {
    const { alternatives, excluded } = parseKeyword({
      keyword_any: ['Home Food', '…', '美食'],
      keyword_not: ['ASMR'],
    });
    expect(alternatives.map(words => words.map(word => word.text))).toEqual([['home', 'food'], ['美食']]);
    expect(excluded.map(words => words.map(word => word.text))).toEqual([['asmr']]);
  });

  it('keeps the fields of each filter', () => {
    const { words } = parseKeyword({ user_name: 'Emma', description: 'food' });
    expect(words.map(word => word.fields)).toEqual([['handle', 'name'], ['bio']]);
  });
});

describe('textCondition', () => {
  it.each([
    ['food', {}, { like: ['%food%'] }],
    ['fo', {}, { regex: ' T[NTB]fo' }],
    ['美食', {}, { like: ['%美食%'] }],
    ['美食家', {}, { like: ['% TN美食 TN食家 %', '% TT美食 TT食家 %', '% TB美食 TB食家 %'] }],
  ])('%s', (keyword, more, condition) => {
    const [word] = parseKeyword({ keyword, ...more }).words;
    expect(word && textCondition('tiktok', word)).toEqual(condition);
  });

  it('stays in the field that was asked for', () => {
    const [name, bio] = parseKeyword({ user_name: 'emma', description: 'food' }).words;
    expect(name && textCondition('youtube', name)).toEqual({ regex: ' Y[N][^ ]*emma' });
    expect(bio && textCondition('instagram', bio)).toEqual({ regex: ' I[B][^ ]*food' });
  });

  it('looks for one or two letters at the beginning of handles', () => {
    const [short, long] = parseKeyword({ keyword: 'em emma' }).words;
    expect([short && handlePattern(short), long && handlePattern(long)]).toEqual(['em%', '%emma%']);
  });
});
