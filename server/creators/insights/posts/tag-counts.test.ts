import { expect, test } from 'vitest';
import { countTags } from './tag-counts.ts';

const post = (plays: number | null, ...tags: string[]) => ({ plays, tags });
const counts = (...posts: ReturnType<typeof post>[]) => countTags(posts, each => each.tags);

test('the commonest first, each once in a post, however it is written', () =>
  expect(counts(post(10, 'Tea', 'tea'), post(30, 'TEA', 'Ẩm'), post(null, 'am'), post(50, 'tea'))).toEqual([
    { tag: 'tea', posts: 3, medianPlays: 30 },
    { tag: 'ẩm', posts: 2, medianPlays: 30 },
  ]));

test('the first twenty', () => {
  const tags = Array.from({ length: 25 }, (_, at) => `t${at}`);
  expect(counts(post(1, ...tags), post(1, 't24'))).toHaveLength(20);
  expect(counts(post(1, ...tags), post(1, 't24'))[0]?.tag).toBe('t24');
});

test('no tags', () => expect(counts(post(1), post(2, ''))).toEqual([]));
