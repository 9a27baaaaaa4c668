import { expect, test } from 'vitest';
import { readUtm, type UtmName, withUtm } from './utm.ts';

test.each<[url: string, name: UtmName, expected: string]>([
  ['', 'source', ''],
  ['https://a.cn/p', 'source', ''],
  ['https://a.cn/p?utm_source=tiktok', 'source', 'tiktok'],
  ['https://a.cn/p?x=1&UTM_Source=tiktok#top', 'source', 'tiktok'],
  ['https://a.cn/p?utm_campaign=spring+sale', 'campaign', 'spring sale'],
  ['https://a.cn/p?utm_campaign=%E6%98%A5', 'campaign', '春'],
  ['https://a.cn/p?utm_term=a%3Db=c', 'term', 'a=b=c'],
  ['https://a.cn/p?utm_term', 'term', ''],
  ['https://a.cn/p?utm_term=100%', 'term', '100%'],
  ['https://a.cn/p?utm_source=first&utm_source=second', 'source', 'first'],
  ['https://a.cn/p#?utm_source=inside', 'source', ''],
  ['https://a.cn/p?my_utm_source=x', 'source', ''],
  ['{host}/p?utm_medium=kol', 'medium', 'kol'],
])('of %s %s is read as %j', (url, name, expected) => {
  expect(readUtm(url, name)).toBe(expected);
});

test.each<[what: string, url: string, name: UtmName, value: string, expected: string]>([
  ['begins a query', 'https://a.cn/p', 'source', 'tiktok', 'https://a.cn/p?utm_source=tiktok'],
  ['goes behind others', 'https://a.cn/?b=%7E', 'source', 'x', 'https://a.cn/?b=%7E&utm_source=x'],
  ['stands before the fragment', 'https://a.cn/#/a?b', 'source', 'x', 'https://a.cn/?utm_source=x#/a?b'],
  [
    'changes where it stood',
    'https://a.cn/?a=1&utm_source=x&b=2',
    'source',
    'y',
    'https://a.cn/?a=1&utm_source=y&b=2',
  ],
  [
    'takes doubles away',
    'https://a.cn/?utm_source=x&b=2&utm_source=z',
    'source',
    'y',
    'https://a.cn/?utm_source=y&b=2',
  ],
  ['goes with an empty value', 'https://a.cn/?a=1&utm_source=x', 'source', '', 'https://a.cn/?a=1'],
  ['leaves no lonely mark', 'https://a.cn/?utm_source=x#top', 'source', '', 'https://a.cn/#top'],
  ['of nothing takes nothing', 'https://a.cn/?a=1', 'source', '', 'https://a.cn/?a=1'],
  [
    'is encoded',
    'https://a.cn/',
    'content',
    '春 & 夏',
    'https://a.cn/?utm_content=%E6%98%A5%20%26%20%E5%A4%8F',
  ],
  ['fits a placeholder', '{host}/p', 'medium', 'kol', '{host}/p?utm_medium=kol'],
])('a parameter %s', (_what, url, name, value, expected) => {
  const changed = withUtm(url, name, value);
  expect(changed).toBe(expected);
  expect(readUtm(changed, name)).toBe(value);
});
