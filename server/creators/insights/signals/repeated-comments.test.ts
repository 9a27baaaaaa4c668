import { describe, expect, test } from 'vitest';
import { judgeComments, type PostComments } from './repeated-comments.ts';

const comment = (author: string | null, text: string) => ({ author, text, language: null });
/** Distinct comments, each by another person. */
const own = (count: number): PostComments => ({
  postId: 'own',
  comments: Array.from({ length: count }, (_, at) =>
    comment(`own ${at}`, `a comment of my own ${'x'.repeat(at)}`),
  ),
});
const saying = (postId: string, ...said: [author: string | null, text: string][]): PostComments => ({
  postId,
  comments: said.map(each => comment(...each)),
});
const judge = (...posts: PostComments[]) => judgeComments([own(30), ...posts]).facts['repeated'];

describe('a comment is repeated', () => {
  test.each([
    ['by three people', [saying('a', ['1', 'So pretty'], ['2', 'So pretty'], ['3', 'So pretty'])], 3],
    ['not by two', [saying('a', ['1', 'So pretty'], ['2', 'So pretty'])], 0],
    [
      'not three times by one under one post',
      [saying('a', ['1', 'So pretty'], ['1', 'So pretty'], ['1', 'So pretty'])],
      0,
    ],
    ['by one under two posts', [saying('a', ['1', 'So pretty']), saying('b', ['1', 'So pretty'])], 2],
    [
      'whatever its case, accents, emoji and stops',
      [saying('a', ['1', 'Só PRETTY!!'], ['2', 'so pretty 😍😍'], ['3', '“so pretty…”'])],
      3,
    ],
    [
      'in scripts without spaces',
      [saying('a', ['1', '这个真好看'], ['2', '这个真好看！'], ['3', '这个真好看👍'])],
      3,
    ],
    ['not where it is short', [saying('a', ['1', 'Wow'], ['2', 'wow!'], ['3', 'WOW'])], 0],
    [
      'not where it is only emoji or figures',
      [
        saying(
          'a',
          ['1', '😍😍😍😍'],
          ['2', '😍😍😍😍'],
          ['3', '😍😍😍😍'],
          ['4', '10000'],
          ['5', '10000'],
          ['6', '10000'],
        ),
      ],
      0,
    ],
    [
      'not where nobody knows who wrote it',
      [saying('a', [null, 'So pretty'], [null, 'So pretty'], [null, 'So pretty'])],
      0,
    ],
  ] as const)('%s', (_name, posts, repeated) => {
    expect(judge(...posts)).toBe(repeated);
  });
});

describe('comments', () => {
  const copies = (count: number) =>
    saying('a', ...Array.from({ length: count }, (_, at): [string, string] => [`${at}`, 'Best deal ever!']));

  test('are noticeable if a fifth is repeated, with the repeated texts and counts', () => {
    expect(judgeComments([own(80), copies(19)])).toMatchObject({ verdict: 'ok', direction: null });
    const signal = judgeComments([own(80), copies(20)]);
    expect(signal).toMatchObject({
      verdict: 'look',
      direction: 'high',
      facts: { comments: 100, repeated: 20, shareBp: 2000, texts: 1, posts: 2 },
    });
    expect(signal.evidence).toEqual([
      { since: null, day: null, platformPostId: 'a', url: '', text: 'Best deal ever!', value: 20 },
    ]);
  });

  test('say nothing if there are few', () => {
    expect(judgeComments([copies(29)])).toMatchObject({
      verdict: 'unknown',
      facts: { comments: 29 },
      evidence: [],
    });
    expect(judgeComments([])).toMatchObject({ verdict: 'unknown', facts: { comments: 0 } });
  });
});
