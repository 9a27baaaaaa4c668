import { expect, it } from 'vitest';
import { Dice } from '../../../sandbox/sample-world/random.ts';
import { TagSums } from './tag-sums.ts';

it('sums by combination and tag, however many there are', () => {
  const dice = new Dice(3, 1, 1);
  const sums = new TagSums(4);
  const plain = new Map<string, { creators: number; posts: number; plays: number | null }>();
  for (let n = 0; n < 20_000; n++) {
    const [combo, tag, posts] = [dice.between(0, 40), dice.between(0, 300), dice.between(0, 2)];
    const plays = posts && dice.chance(0.5) ? dice.between(0, 9) : null;
    sums.add(combo, tag, { posts: [0, posts, 1], plays: [null, plays, null] });
    if (!posts) continue;
    const before = plain.get(`${combo} ${tag}`) ?? { creators: 0, posts: 0, plays: null };
    plain.set(`${combo} ${tag}`, {
      creators: before.creators + 1,
      posts: before.posts + posts,
      plays: plays === null ? before.plays : (before.plays ?? 0) + plays,
    });
  }
  const found = new Map<string, unknown>();
  sums.each((window, { combo, tag, ...sum }) => {
    expect(window).not.toBe(0);
    if (window === 1) found.set(`${combo} ${tag}`, sum);
  });
  expect(found).toEqual(plain);
});
