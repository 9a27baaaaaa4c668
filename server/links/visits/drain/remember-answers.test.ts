import { expect, it } from 'vitest';
import { remember } from './remember-answers.ts';

it('computes a repeated value once', () => {
  const worked: string[] = [];
  const lengthOf = remember((text: string) => worked.push(text) && text.length, 10);
  expect(['a', '', 'a', 'abc', ''].map(lengthOf)).toEqual([1, 0, 1, 3, 0]);
  expect(worked).toEqual(['a', '', 'abc']);
});

it('also caches empty values', () => {
  let worked = 0;
  const find = remember((): undefined => void worked++, 10);
  expect([find('a'), find('a')]).toEqual([undefined, undefined]);
  expect(worked).toBe(1);
});

it('holds at most twice the maximum', () => {
  let worked = 0;
  const echo = remember((text: string) => {
    worked++;
    return text;
  }, 10);
  for (let n = 0; n < 1000; n++) echo(String(n));
  worked = 0;
  for (let n = 999; n >= 0; n--) echo(String(n));
  expect(worked).toBeGreaterThanOrEqual(980);
});

it('a failure is not remembered', () => {
  let tries = 0;
  const find = remember(() => {
    if (++tries === 1) throw new Error('once');
    return tries;
  }, 10);
  expect(() => find('a')).toThrow('once');
  expect(find('a')).toBe(2);
});
