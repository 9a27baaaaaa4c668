import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bookmarkletFor } from './bookmarklet.ts';

const origin = 'https://starbridge.example';

/** Runs the bookmarklet on a page; returns where it led or what it said. */
function clickOn(page: string, { title = '', blocksTabs = false } = {}) {
  const done: { opened?: string; went?: string; said?: string } = {};
  const { hostname, pathname } = new URL(page);
  const location = {
    hostname,
    pathname,
    set href(address: string) {
      done.went = address;
    },
  };
  const open = (address: string, target: string) => {
    if (blocksTabs) return null;
    done.opened = `${address} ${target}`;
    return {};
  };
  const alert = (text: string) => {
    done.said = text;
  };
  const code = decodeURIComponent(
    bookmarkletFor(origin, 'Open a “creator’s” page\nfirst').replace(/^javascript:/, ''),
  );
  runInNewContext(code, { location, document: { title }, window: { open }, alert, decodeURIComponent });
  return done;
}

const searchFor = (platform: string, keyword: string) => ({
  opened: `${origin}/bloggerSearch/${platform}?keyword=${keyword} _blank`,
});

test.each([
  ['https://www.tiktok.com/@lanxin.eats', 'tiktok', 'lanxin.eats'],
  ['https://www.tiktok.com/@lanxin.eats?lang=zh-Hans&_r=1', 'tiktok', 'lanxin.eats'],
  ['https://www.tiktok.com/@lanxin_eats/video/7301234567890123456', 'tiktok', 'lanxin_eats'],
  ['https://www.tiktok.com/@lanxin/live', 'tiktok', 'lanxin'],
  ['https://m.tiktok.com/@lanxin.eats', 'tiktok', 'lanxin.eats'],
  ['https://tiktok.com/@lanxin/', 'tiktok', 'lanxin'],
  ['https://m.tiktok.com/share/user/@lanxin', 'tiktok', 'lanxin'],
  ['https://www.youtube.com/@lanxin', 'youtube', 'lanxin'],
  ['https://www.youtube.com/@LanXin-Eats/videos', 'youtube', 'LanXin-Eats'],
  ['https://m.youtube.com/@lanxin/shorts', 'youtube', 'lanxin'],
  ['https://www.youtube.com/@%E5%85%B0%E5%BF%83', 'youtube', '%E5%85%B0%E5%BF%83'],
  ['https://www.youtube.com/c/LanXin/about', 'youtube', 'LanXin'],
  ['https://m.youtube.com/user/lanxin2009', 'youtube', 'lanxin2009'],
  ['https://www.instagram.com/lanxin.eats/', 'instagram', 'lanxin.eats'],
  ['https://instagram.com/lanxin_eats?igsh=abc', 'instagram', 'lanxin_eats'],
  ['https://www.instagram.com/lanxin/reels/', 'instagram', 'lanxin'],
  ['https://www.instagram.com/lanxin/reel/C1abcDEF/', 'instagram', 'lanxin'],
  ['https://m.instagram.com/lanxin/', 'instagram', 'lanxin'],
  ['https://www.instagram.com/_u/lanxin', 'instagram', 'lanxin'],
  ['https://www.instagram.com/stories/lanxin/3312345678901234567/', 'instagram', 'lanxin'],
])('%s is the page of a creator', (page, platform, keyword) =>
  expect(clickOn(page)).toEqual(searchFor(platform, keyword)),
);

test.each([
  ['Lan Xin Eats - YouTube', 'Lan%20Xin%20Eats'],
  ['(12) 兰心 - 美食 - YouTube', '%E5%85%B0%E5%BF%83%20-%20%E7%BE%8E%E9%A3%9F'],
  ['(99+) Lan Xin - YouTube', 'Lan%20Xin'],
  ['Lan Xin', 'Lan%20Xin'],
])('a channel without a handle in its address is searched by its title: %s', (title, keyword) =>
  expect(clickOn('https://m.youtube.com/channel/UCx_abcdefghijklmnopqrst', { title })).toEqual(
    searchFor('youtube', keyword),
  ),
);

test.each([
  'https://www.tiktok.com/',
  'https://www.tiktok.com/foryou',
  'https://www.tiktok.com/tag/food',
  'https://www.tiktok.com/@',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=abc',
  'https://m.youtube.com/shorts/abc',
  'https://www.youtube.com/channel/',
  'https://www.youtube.com/results?search_query=@lanxin',
  'https://www.instagram.com/',
  'https://www.instagram.com/p/C1abcDEF/',
  'https://www.instagram.com/reel/C1abcDEF/',
  'https://www.instagram.com/reels/',
  'https://www.instagram.com/explore/tags/food/',
  'https://www.instagram.com/accounts/login/',
  'https://www.instagram.com/stories/',
  'https://www.instagram.com/%E0%A4%A/',
  'https://nottiktok.com/@lanxin',
  'https://tiktok.com.example/@lanxin',
  'https://example.com/@lanxin',
])('%s is not: it says so and opens nothing', page =>
  expect(clickOn(page)).toEqual({ said: 'Open a “creator’s” page\nfirst' }),
);

test('if the browser blocks a new tab, the same one is used', () =>
  expect(clickOn('https://www.tiktok.com/@lanxin', { blocksTabs: true })).toEqual({
    went: `${origin}/bloggerSearch/tiktok?keyword=lanxin`,
  }));

test('the bookmark is one line that a browser keeps as it is', () =>
  expect(bookmarkletFor(origin, 'a "b" & <c>')).toMatch(/^javascript:[\w%.!~*'()-]+$/));
