import { describe, expect, it } from 'vitest';
import { disguise, undisguise } from './password-cipher.ts';

const key = 'starbridge-2026!';

describe('undisguise', () => {
  it.each(['starbridge2026', 'p4ssword', 'sixteen-bytes-16', '密码abc123', 'q\'uo"te1', 'a1'.repeat(10)])(
    'decrypts: %s',
    password => {
      expect(undisguise(disguise(password, key), key)).toBe(password);
    },
  );

  it.each(['starbridge2026', 'sixteen-bytes-16', '密码abc123'])('reads plain Base64: %s', password => {
    expect(undisguise(Buffer.from(password).toString('base64'), key)).toBe(password);
  });

  it('reads Base64 whose plus signs became spaces in a query', () => {
    const field = ['starbridge2026', 'abc12345', 'zz99zz99zz']
      .map(password => disguise(password, key))
      .find(text => text.includes('+'));
    const wanted = field ?? disguise('+', key);
    expect(undisguise(wanted.replaceAll('+', ' '), key)).toBe(undisguise(wanted, key));
  });

  it.each(['', 'not base64!', 'p4ssword-', 'AA', Buffer.from([1, 2, 3]).toString('base64')])(
    'refuses %j',
    field => {
      expect(undisguise(field, key)).toBeNull();
    },
  );
});
