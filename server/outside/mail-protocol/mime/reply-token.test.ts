import { describe, expect, test } from 'vitest';
import { makeLinkTokens } from '../../../core/auth/link-tokens.ts';
import { replyAddress, replyTokenIn } from './reply-token.ts';

const token = makeLinkTokens(Buffer.alloc(32, 7)).sealReply(1, 2);

describe('a reply address', () => {
  test('leads back to the message', () => {
    expect(replyTokenIn(['boss@brand.example', `${replyAddress('ming@gmail.com', token)}`])).toBe(token);
  });

  test.each([
    [37, true],
    [38, false],
  ])('for a name of %i characters is one that servers take: %s', (length, expected) => {
    expect(replyAddress(`${'m'.repeat(length)}@gmail.com`, token) !== null).toBe(expected);
  });

  test.each(['@gmail.com', 'none'])('is not made of %j', address => {
    expect(replyAddress(address, token)).toBeNull();
  });
});

describe('the token', () => {
  test.each([
    ['in a header', [`Ming <ming+${token}@gmail.com>, x@y.z`], token],
    ['in capitals', [`MING+${token.toUpperCase()}@GMAIL.COM`], token],
    ['of the first that has one', ['a@b.c', `m+${token}@b.c`, `m+${'b'.repeat(26)}@b.c`], token],
    ['behind another plus', [`ming+shop+${token}@gmail.com`], token],
    ['not in an ordinary address with a plus', ['ming+shop@gmail.com'], null],
    ['not where it is longer', [`ming+${token}a@gmail.com`], null],
    ['of nobody', [], null],
  ])('is found %s', (_name, addresses, expected) => {
    expect(replyTokenIn(addresses)).toBe(expected);
  });
});
