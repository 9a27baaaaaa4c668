import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

beforeEach(() => void vi.stubGlobal('document', { hidden: false }));
afterEach(() => void vi.unstubAllGlobals());

const firstBits = (text: string, bits: number) =>
  createHash('sha256').update(text).digest().readUInt32BE() >>> (32 - bits);

test.each([
  ['17.mf8k2abc.AAAAAAAAAAA.BBBBBBBBBBBBBBBB', 8],
  ['17.mf8k2abc.AbCdEfGhIjK.0123456789abcdef', 12],
  ['', 10],
  ['x'.repeat(60), 8],
])('%j is solved to the first number whose hash begins with %i zero bits', async (challenge, bits) => {
  const proof = Number(await solveChallenge(challenge, bits));
  expect(firstBits(`${challenge}:${proof}`, bits)).toBe(0);
  for (let number = 0; number < proof; number++)
    expect(firstBits(`${challenge}:${number}`, bits)).not.toBe(0);
});

test('a page lives on meanwhile', async () => {
  const solved = solveChallenge('17.mf8k2abc.AAAAAAAAAAA.BBBBBBBBBBBBBBBB', 17);
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await solved;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
