import { describe, expect, test } from 'vitest';
import type { StoredComment } from '../../../../contract/core/sources/audience.ts';
import { estimateLanguages } from './audience-estimate.ts';
import { hasWords, languageOfScript } from './script-language.ts';

test.each([
  ['สวยมาก', 'th'],
  ['너무 예뻐요', 'ko'],
  ['かわいい', 'ja'],
  ['最高に可愛い', 'ja'],
  ['太好看了', 'zh'],
  ['我爱 iPhone', null],
  ['我很喜欢这个 iPad', 'zh'],
  ['πολύ ωραίο', 'el'],
  ['יפה מאוד', 'he'],
  ['அழகு', 'ta'],
  ['so pretty', null],
  ['очень красиво', null],
  ['جميل جدا', null],
  ['सुंदर', null],
  ['สวย so pretty indeed', null],
  ['😍🔥 100', null],
])('the script of %s settles %s', (text, language) => {
  expect(languageOfScript(text)).toBe(language);
});

test.each([
  ['love', true],
  ['爱', true],
  ['😍🔥 100!', false],
  ['', false],
])('%s has words: %s', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});

describe('the languages of commenters', () => {
  const by = (author: string | null, language: string | null, text = 'lovely'): StoredComment => ({
    author,
    text,
    language,
  });
  const people = (count: number, language: string | null, text?: string, from = language ?? 'nobody') =>
    Array.from({ length: count }, (_, at) => by(`${from} ${at}`, language, text));

  test('are shares of people whose language is recognised', () => {
    expect(
      estimateLanguages([people(20, 'en'), people(10, null, 'สวยมาก'), people(10, null, 'ok lah', 'who')]),
    ).toEqual({
      languages: [
        { key: 'en', shareBp: 5000 },
        { key: 'th', shareBp: 2500 },
        { key: 'und', shareBp: 2500 },
      ],
      sample: { comments: 40, people: 40, posts: 3 },
    });
  });

  test('count a person once, by the most frequent language, and known ones before unknown', () => {
    const busy = [
      by('busy', 'fr'),
      by('busy', 'en'),
      by('busy', 'en'),
      by('busy', null),
      by('busy', null),
      by('busy', null),
    ];
    expect(estimateLanguages([people(39, 'fr'), busy, busy])).toMatchObject({
      languages: [
        { key: 'fr', shareBp: 9750 },
        { key: 'en', shareBp: 250 },
      ],
      sample: { comments: 51, people: 40, posts: 3 },
    });
  });

  test('go by the source before the script', () => {
    expect(estimateLanguages([people(30, 'ja', '最高')])?.languages).toEqual([
      { key: 'ja', shareBp: 10_000 },
    ]);
  });

  test.each([
    ['fewer than thirty people', [people(29, 'en')]],
    ['fewer than thirty whose language is known', [people(29, 'en'), people(100, null, 'lol', 'who')]],
    ['many comments of few people', Array.from({ length: 50 }, () => people(5, 'en'))],
    ['nobody known', [Array.from({ length: 100 }, () => by(null, 'en'))]],
    ['only emoji', [people(100, 'en', '😍')]],
    ['no comments', []],
  ])('are not estimated from %s', (_name, posts) => {
    expect(estimateLanguages(posts)).toBeNull();
  });
});
