import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every slot that a page shows is filled once', () => {
  const made = Object.values(sources).flatMap(text =>
    [...text.matchAll(/^export const (\w+) = makeSlot</gm)].map(([, name = '']) => name),
  );
  const filled = [...(sources['./fill-slots.ts'] ?? '').matchAll(/(\w+)\.fill\(/g)].map(
    ([, name = '']) => name,
  );
  expect(made.length).toBeGreaterThan(3);
  expect(filled.toSorted()).toEqual(made.toSorted());
});
