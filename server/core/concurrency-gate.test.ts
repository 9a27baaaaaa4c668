import { expect, test } from 'vitest';
import { Gate } from './concurrency-gate.ts';

test('a gate admits a limited number at once, in order, also after a failed one', async () => {
  const gate = new Gate(2);
  const inside = new Set<number>();
  const order: number[] = [];
  let max = 0;
  const ends = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      gate.pass(async () => {
        inside.add(index);
        order.push(index);
        max = Math.max(max, inside.size);
        await new Promise(resolve => setImmediate(resolve));
        inside.delete(index);
        if (index % 3 === 0) throw new Error(`${index}`);
      }),
    ),
  );
  expect(max).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});
