import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropTokens, keepTokens, readTokens } from './tokens.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('tokens are stored under their keys, and removed when dropped', () => {
  expect(readTokens()).toEqual({ access: '', refresh: '' });
  keepTokens({ access: 'a', refresh: 'r' });
  expect([...items]).toEqual([
    ['starbridge-token-String', 'a'],
    ['starbridge-refresh_token-String', 'r'],
  ]);
  expect(readTokens()).toEqual({ access: 'a', refresh: 'r' });
  dropTokens();
  expect(items.size).toBe(0);
});
