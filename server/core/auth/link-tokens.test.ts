import { describe, expect, test } from 'vitest';
import { makeLinkTokens } from './link-tokens.ts';

const tokens = makeLinkTokens(Buffer.alloc(32, 7));

describe('a link token', () => {
  test.each([
    [1, 1],
    [12, 345_678],
    [2 ** 47, 2 ** 47 - 1],
  ])('of team %i and message %i can be read', (teamId, messageId) => {
    const token = tokens.seal(teamId, messageId);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(tokens.open(token)).toEqual({ teamId, messageId });
  });

  test('is always the same for a message, and like no other', () => {
    expect(tokens.seal(1, 2)).toBe(tokens.seal(1, 2));
    const all = Array.from({ length: 2000 }, (_, index) => tokens.seal(1, index + 1));
    expect(new Set(all.map(token => token.slice(0, 12))).size).toBe(2000);
  });

  test('is not taken when a single character was changed, or the key is another', () => {
    const token = tokens.seal(3, 4);
    const changed = Array.from(token, (letter, place) => {
      const other = letter === 'A' ? 'B' : 'A';
      return token.slice(0, place) + other + token.slice(place + 1);
    });
    expect(changed.map(each => tokens.open(each))).toEqual(changed.map(() => null));
    expect(makeLinkTokens(Buffer.alloc(32, 8)).open(token)).toBeNull();
  });

  test.each(['', 'x', 'A'.repeat(31), 'A'.repeat(33), '../../etc/passwd', '💥'.repeat(16)])(
    'is not %j',
    token => {
      expect(tokens.open(token)).toBeNull();
    },
  );
});

describe('a reply token', () => {
  test.each([
    [1, 1],
    [12, 345_678],
    [2 ** 39, 2 ** 47 - 1],
  ])('of team %i and message %i can be read', (teamId, messageId) => {
    const token = tokens.sealReply(teamId, messageId);
    expect(token).toMatch(/^[a-z2-7]{26}$/);
    expect(tokens.open(token)).toEqual({ teamId, messageId });
  });

  test('is not taken when a single character was changed, or the key is another', () => {
    const token = tokens.sealReply(3, 4);
    const changed = Array.from(token, (letter, place) => {
      const other = letter === 'a' ? 'b' : 'a';
      return token.slice(0, place) + other + token.slice(place + 1);
    });
    expect(changed.map(each => tokens.open(each))).toEqual(changed.map(() => null));
    expect(makeLinkTokens(Buffer.alloc(32, 8)).open(token)).toBeNull();
    expect(tokens.open('7'.repeat(26))).toBeNull();
  });
});
