import { afterEach, expect, test, vi } from 'vitest';
import { disguise } from './password-cipher.ts';

const key = 'starbridge-2026!';
afterEach(() => vi.unstubAllGlobals());

async function reveal(sealed: string): Promise<string> {
  const raw = new TextEncoder().encode(key);
  const bytes = Uint8Array.from(atob(sealed), letter => letter.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['encrypt', 'decrypt']);
  // Decryption expects a block of padding, which zero padding omits: this creates it, after the last block.
  const last = bytes.slice(-16);
  const padding = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: last }, secret, new Uint8Array());
  const whole = new Uint8Array([...bytes, ...new Uint8Array(padding)]);
  const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: raw }, secret, whole);
  return new TextDecoder().decode(plain).replace(/\0+$/, '');
}

test.each(['a', 'Demo-2026', 'exactly16bytes!!', '密码 with 17 bytes'])(
  '%j is decrypted to itself',
  async password => {
    const sealed = await disguise(password, key);
    expect(atob(sealed).length % 16).toBe(0);
    expect(atob(sealed)).not.toContain(password);
    expect(await reveal(sealed)).toBe(password);
  },
);

test('without the browser’s cipher it is plain Base64', async () => {
  vi.stubGlobal('crypto', {});
  expect(await disguise('Demo-2026', key)).toBe('RGVtby0yMDI2');
});
