import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './password-hash.ts';

describe('password hash', () => {
  it('knows its password and no other', async () => {
    const hash = await hashPassword('starbridge2026', Buffer.alloc(16, 7));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('starbridge2026', hash)).toBe(true);
    expect(await isPassword('starbridge2027', hash)).toBe(false);
  });

  it('matches no password of an unknown account', async () => {
    expect(await isPassword('', nobodysHash)).toBe(false);
    expect(await isPassword('anything1', 'not a hash')).toBe(false);
  });
});
