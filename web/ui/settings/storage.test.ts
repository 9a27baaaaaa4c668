import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './storage.ts';

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

describe('with storage', () => {
  let storage: ReturnType<typeof fakeStorage>;
  beforeEach(() => {
    storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['text', 'zh', 'starbridge-lang-String'],
    ['a figure', 50, 'starbridge-lang-Number'],
    ['a flag', false, 'starbridge-lang-Boolean'],
    ['a list', ['tags', 'price'], 'starbridge-lang-Array'],
    ['an object', { a: 1 }, 'starbridge-lang-Object'],
    ['nothing', null, 'starbridge-lang-Null'],
  ])('restores %s with its type', (_kind, value, name) => {
    remember('lang', value);
    expect([...storage.items.keys()]).toEqual([name]);
    expect(recall('lang', value)).toEqual(value);
  });

  test('a value of another type replaces the one before', () => {
    remember('size', '20');
    remember('size', 50);
    expect(recall('size', '')).toBe('');
    expect(recall('size', 0)).toBe(50);
  });

  test('an invalid value gives the fallback', () => {
    storage.items.set('starbridge-size-Number', '{');
    expect(recall('size', 20)).toBe(20);
    storage.items.set('starbridge-size-Number', '"20"');
    expect(recall('size', 20)).toBe(20);
  });

  test('forgets', () => {
    remember('lang', 'en');
    forget('lang');
    expect(recall('lang', 'zh')).toBe('zh');
    expect(storage.items.size).toBe(0);
  });
});

test('a browser that refuses storage still remembers for the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  remember('lang', 'en');
  expect(recall('lang', 'zh')).toBe('en');
  vi.unstubAllGlobals();
});
