import { expect, test } from 'vitest';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { findPlaces } from './found-places.ts';

const inbox: MenuEntry = {
  id: 1,
  name: '收件箱',
  label: 'Inbox',
  path: '/inbox',
  component: 'inbox',
  icon: 'inbox',
  children: [],
};
const recent = [
  { platform: 'youtube', words: 'Inbox zero' },
  { platform: 'tiktok', words: '美食' },
] as const;
const led = (typed: string) =>
  findPlaces(typed, { menus: [inbox], recent, lang: 'en' }).map(({ kind, to }) => `${kind} ${to}`);

test('pages come first, then creators on each platform, then recent searches with the words', () => {
  expect(led(' inbox ')).toEqual([
    'page /inbox',
    'creators /bloggerSearch/tiktok?keyword=inbox',
    'creators /bloggerSearch/youtube?keyword=inbox',
    'creators /bloggerSearch/instagram?keyword=inbox',
    'recent /bloggerSearch/youtube?keyword=Inbox+zero',
  ]);
});

test('before anything is typed there are the searches of before', () => {
  expect(led('')).toEqual([
    'recent /bloggerSearch/youtube?keyword=Inbox+zero',
    `recent /bloggerSearch/tiktok?keyword=${encodeURIComponent('美食')}`,
  ]);
});

test('an identical recent search is not suggested twice', () => {
  expect(led('美食').filter(place => place.startsWith('recent'))).toEqual([]);
});
