import { expect, it } from 'vitest';
import { Dice } from '../../../sandbox/sample-world/random.ts';
import { Top } from './top-entries.ts';

it.each([0, 3, 5, 9, 10, 11, 500])('of %i it keeps the first five', count => {
  const dice = new Dice(count, 1, 1);
  const values = Array.from({ length: count }, (_, at) => dice.between(0, 40) * 1000 + at);
  const top = new Top<number>(5, (a, b) => b - a);
  for (const [at, value] of values.entries()) {
    top.offer(value);
    if (at % 7 === 0)
      expect(top.first).toEqual(
        values
          .slice(0, at + 1)
          .toSorted((a, b) => b - a)
          .slice(0, 5),
      );
  }
  expect(top.first).toEqual(values.toSorted((a, b) => b - a).slice(0, 5));
});
