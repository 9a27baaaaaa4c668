import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

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

const words = () => recentSearches().map(each => `${each.platform} ${each.words}`);

test('the last five searches are kept, the latest first, none twice', () => {
  for (const each of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberSearch({ platform: 'tiktok', words: each });
  expect(words()).toEqual(['tiktok c', 'tiktok f', 'tiktok e', 'tiktok d', 'tiktok b']);
});

test('the same words on another platform are another search', () => {
  rememberSearch({ platform: 'tiktok', words: '美食' });
  rememberSearch({ platform: 'youtube', words: '美食' });
  expect(words()).toEqual(['youtube 美食', 'tiktok 美食']);
});

test('they can be cleared', () => {
  rememberSearch({ platform: 'tiktok', words: '美食' });
  forgetSearches();
  expect(words()).toEqual([]);
});

test('invalid stored values are ignored', () => {
  items.set('starbridge-recent_searches-Array', '[null,{"platform":"x","words":"a"},{"platform":"tiktok"}]');
  expect(words()).toEqual([]);
});
