import { describe, expect, it } from 'vitest';
import { parseKeyword } from '../../search-input/keyword.ts';
import { matchesOf } from './matches.ts';

const texts = {
  handle: 'ansapsaigon',
  name: 'Ăn Sập Sài Gòn',
  tags: ['ẩmthực', 'food'],
  bio: `Food reviews, 美食家。${'Ăn ngon mỗi ngày. '.repeat(10)}Sài Gòn`,
};

const found = (keyword: string, similar: string[] = []) =>
  matchesOf(texts, parseKeyword({ keyword }).words, new Set(similar)).map(({ field, kind, words }) => [
    field,
    kind,
    words,
  ]);

describe('matchesOf', () => {
  it.each<[string, unknown[]]>([
    ['ansapsaigon', [['handle', 'exact', ['ansapsaigon']]]],
    ['ansap', [['handle', 'prefix', ['ansapsaigon']]]],
    [
      'food',
      [
        ['tags', 'word', ['food']],
        ['bio', 'word', ['Food']],
      ],
    ],
    ['thuc', [['tags', 'substring', ['ẩmthực']]]],
    ['美食', [['bio', 'substring', ['美食']]]],
    ['nothing', []],
    ['', []],
  ])('%s', (keyword, matches) => {
    expect(found(keyword)).toEqual(matches);
  });

  it('shows the stretch of the bio around the match', () => {
    const [match] = matchesOf(texts, parseKeyword({ description: 'sai' }).words, new Set());
    expect(match?.excerpt).toMatch(/^….*Sài Gòn$/);
  });

  it('says if only a similar spelling was found', () => {
    expect(found('fodo', ['food'])).toEqual([
      ['tags', 'similar', ['food']],
      ['bio', 'similar', ['Food']],
    ]);
  });
});
