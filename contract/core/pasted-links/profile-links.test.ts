import { describe, expect, test } from 'vitest';
import { platformOf, profileOf, type Profile, type ProfileFault } from './profile-links.ts';
import type { Platform } from '../platform.ts';

const tiktok = (handle: string): Profile => ({
  platform: 'tiktok',
  handle,
  url: `https://www.tiktok.com/@${handle}`,
});
const instagram = (handle: string): Profile => ({
  platform: 'instagram',
  handle,
  url: `https://www.instagram.com/${handle}/`,
});
const youtube = (handle: string, path = `@${encodeURIComponent(handle)}`): Profile => ({
  platform: 'youtube',
  handle,
  url: `https://www.youtube.com/${path}`,
});
const channelId = 'UCX6OQ3DkcsbYNE6H8uQQuVA';
const channel: Profile = {
  platform: 'youtube',
  platformId: channelId,
  url: `https://www.youtube.com/channel/${channelId}`,
};
const tiktokId = (platformId: string): Profile => ({
  platform: 'tiktok',
  platformId,
  url: `https://www.tiktok.com/@${platformId}`,
});

describe('links', () => {
  const links: [text: string, found: Profile | ProfileFault][] = [
    ['https://www.tiktok.com/@ann.cooks', tiktok('ann.cooks')],
    ['http://www.tiktok.com/@ann.cooks', tiktok('ann.cooks')],
    ['www.tiktok.com/@ann.cooks', tiktok('ann.cooks')],
    ['tiktok.com/@ann.cooks', tiktok('ann.cooks')],
    ['m.tiktok.com/@ann_1', tiktok('ann_1')],
    ['https://vn.tiktok.com/@ann', tiktok('ann')],
    ['HTTPS://WWW.TikTok.COM/@Ann.Cooks', tiktok('ann.cooks')],
    ['https://www.tiktok.com/@ann?lang=en', tiktok('ann')],
    ['https://www.tiktok.com/@ann?_t=8abc&_r=1', tiktok('ann')],
    ['https://www.tiktok.com/@ann/?lang=vi-VN&is_from_webapp=1#top', tiktok('ann')],
    ['https://www.tiktok.com/@ann/', tiktok('ann')],
    ['https://www.tiktok.com/@ann//', tiktok('ann')],
    ['https://www.tiktok.com//@ann', tiktok('ann')],
    ['https://www.tiktok.com/@ann/video/7302194857610294533', tiktok('ann')],
    ['https://www.tiktok.com/@ann/photo/7302194857610294533?x=1', tiktok('ann')],
    ['https://www.tiktok.com/@ann/live', tiktok('ann')],
    ['https://www.tiktok.com/%40ann', tiktok('ann')],
    ['https://www.tiktok.com/@ann%20', tiktok('ann')],
    ['https://www.tiktok.com/＠ann', tiktok('ann')],
    ['ｈｔｔｐｓ：／／ｗｗｗ．ｔｉｋｔｏｋ．ｃｏｍ／＠ａｎｎ', tiktok('ann')],
    ['\u200bhttps://www.tiktok.com/@ann\u200b', tiktok('ann')],
    ['\ufeff https://www.tiktok.com/@ann\u00a0', tiktok('ann')],
    ['https://www.tiktok.com/@a\u00adnn', tiktok('ann')],
    ['"https://www.tiktok.com/@ann"', tiktok('ann')],
    ['“https://www.tiktok.com/@ann”', tiktok('ann')],
    ['<https://www.tiktok.com/@ann>', tiktok('ann')],
    ['【https://www.tiktok.com/@ann】', tiktok('ann')],
    ['（https://www.tiktok.com/@ann）', tiktok('ann')],
    ['[Ann](https://www.tiktok.com/@ann)', tiktok('ann')],
    ['https://www.tiktok.com/@ann,', tiktok('ann')],
    ['https://www.tiktok.com/@ann。', tiktok('ann')],
    ['https://www.tiktok.com/@ann.', tiktok('ann')],
    ['https://www.tiktok.com/@ann；备用', tiktok('ann')],
    ['https://www.tiktok.com/@ann这是我的主页', tiktok('ann')],
    ['TikTok: https://www.tiktok.com/@ann', tiktok('ann')],
    ['TikTok：https://www.tiktok.com/@ann 粉丝 12万', tiktok('ann')],
    ['主页链接https://www.tiktok.com/@ann', tiktok('ann')],
    ['看看这个 https://www.tiktok.com/@ann https://www.youtube.com/@bo', tiktok('ann')],
    ['https://www.tiktok.com/@ann\nhttps://www.instagram.com/bo', tiktok('ann')],
    ['ann@mail.com https://www.tiktok.com/@ann', tiktok('ann')],
    ['https://linktr.ee/ann https://www.tiktok.com/@ann', tiktok('ann')],
    ['https://https://www.tiktok.com/@ann', tiktok('ann')],
    ['https:/www.tiktok.com/@ann', tiktok('ann')],
    ['https//www.tiktok.com/@ann', tiktok('ann')],
    ['//www.tiktok.com/@ann', tiktok('ann')],
    ['https://www.tiktok.com:443/@ann', tiktok('ann')],
    ['https:\\\\www.tiktok.com\\@ann', tiktok('ann')],
    ['https://m.tiktok.com/h5/share/usr/6555622878946590721.html', tiktokId('6555622878946590721')],
    ['https://www.tiktok.com/share/user/6555622878946590721', tiktokId('6555622878946590721')],
    ['https://vm.tiktok.com/ZMabc123/', 'shortLink'],
    ['https://vt.tiktok.com/ZSabc123/', 'shortLink'],
    ['https://www.tiktok.com/t/ZTabc/', 'shortLink'],
    ['https://www.instagram.com/share/BAabc123', 'shortLink'],
    ['https://www.tiktok.com', 'notAProfile'],
    ['tiktok.com/', 'notAProfile'],
    ['https://www.tiktok.com/@', 'notAProfile'],
    ['https://www.tiktok.com/foryou', 'notAProfile'],
    ['https://www.tiktok.com/tag/food', 'notAProfile'],
    ['https://www.tiktok.com/search?q=@ann', 'notAProfile'],
    ['https://www.tiktok.com/music/x-123', 'notAProfile'],
    ['https://ads.tiktok.com/@ann', 'notAProfile'],
    ['https://shop.tiktok.com/view/product/1', 'notAProfile'],
    ['https://www.tiktok.com/@ann-cooks', 'badHandle'],
    ['https://www.tiktok.com/@a_name_that_is_far_too_long', 'badHandle'],
    ['https://www.tiktok.com/@...', 'notAProfile'],

    ['https://www.youtube.com/@AnnCooks', youtube('AnnCooks')],
    ['youtube.com/@AnnCooks', youtube('AnnCooks')],
    ['https://m.youtube.com/@AnnCooks', youtube('AnnCooks')],
    ['https://youtube.com/@AnnCooks?si=abcDEF', youtube('AnnCooks')],
    ['https://www.youtube.com/@AnnCooks/videos', youtube('AnnCooks')],
    ['https://www.youtube.com/@AnnCooks/featured', youtube('AnnCooks')],
    ['https://www.youtube.com/@ann-cooks_1.tv', youtube('ann-cooks_1.tv')],
    ['https://www.youtube.com/@老饭骨', youtube('老饭骨')],
    ['https://www.youtube.com/@%E8%80%81%E9%A5%AD%E9%AA%A8', youtube('老饭骨')],
    ['https://www.youtube.com/@BếpNhà', youtube('BếpNhà')],
    [`https://www.youtube.com/channel/${channelId}`, channel],
    [`https://www.youtube.com/channel/${channelId}/videos?view=0`, channel],
    [`youtube.com/Channel/${channelId}`, channel],
    [`https://music.youtube.com/channel/${channelId}`, channel],
    [`https://studio.youtube.com/channel/${channelId}/analytics`, channel],
    ['https://www.youtube.com/c/AnnCooks', youtube('AnnCooks', 'c/AnnCooks')],
    ['https://www.youtube.com/c/AnnCooks/about', youtube('AnnCooks', 'c/AnnCooks')],
    ['https://www.youtube.com/user/anncooks', youtube('anncooks', 'user/anncooks')],
    ['https://www.youtube.com/AnnCooks', youtube('AnnCooks', 'AnnCooks')],
    ['https://www.youtube.com/channel/UCshort', 'badHandle'],
    ['https://www.youtube.com/channel/', 'notAProfile'],
    ['https://www.youtube.com/c/', 'notAProfile'],
    ['https://www.youtube.com/@', 'notAProfile'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'notAProfile'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&ab_channel=@Ann', 'notAProfile'],
    ['https://www.youtube.com/shorts/abc', 'notAProfile'],
    ['https://www.youtube.com/live/abc', 'notAProfile'],
    ['https://www.youtube.com/playlist?list=PL1', 'notAProfile'],
    ['https://www.youtube.com/results?search_query=ann', 'notAProfile'],
    ['https://youtu.be/dQw4w9WgXcQ', 'notAProfile'],
    ['https://www.youtube.com', 'notAProfile'],
    ['https://support.youtube.com/ann', 'notAProfile'],
    ['https://www.youtube.com/@_gogo2728', youtube('_gogo2728')],
    ['https://www.youtube.com/@ann!cooks', youtube('ann')],
    ['https://www.youtube.com/@ann+cooks', 'badHandle'],

    ['https://www.instagram.com/ann.cooks/', instagram('ann.cooks')],
    ['https://www.instagram.com/ann.cooks', instagram('ann.cooks')],
    ['instagram.com/Ann_Cooks', instagram('ann_cooks')],
    ['https://m.instagram.com/ann/', instagram('ann')],
    ['https://www.instagram.com/ann/?hl=en', instagram('ann')],
    ['https://www.instagram.com/ann?igsh=MWx5&utm_source=qr', instagram('ann')],
    ['https://www.instagram.com/ann/reels/', instagram('ann')],
    ['https://www.instagram.com/ann/p/Cabc123/', instagram('ann')],
    ['https://www.instagram.com/ann/reel/Cabc123/', instagram('ann')],
    ['https://www.instagram.com/stories/ann/', instagram('ann')],
    ['https://www.instagram.com/stories/ann/3123456789/', instagram('ann')],
    ['https://www.instagram.com/_u/ann', instagram('ann')],
    ['https://www.instagram.com/@ann', instagram('ann')],
    ['https://www.instagram.com/___/', instagram('___')],
    ['https://instagr.am/ann', instagram('ann')],
    ['http://instagr.am/ann/', instagram('ann')],
    ['https://www.instagram.com/ann/）', instagram('ann')],
    ['https://www.instagram.com/p/Cabc123/', 'notAProfile'],
    ['https://www.instagram.com/reel/Cabc123/?igsh=1', 'notAProfile'],
    ['https://www.instagram.com/reels/Cabc123/', 'notAProfile'],
    ['https://www.instagram.com/tv/Cabc123/', 'notAProfile'],
    ['https://www.instagram.com/explore/tags/food/', 'notAProfile'],
    ['https://www.instagram.com/stories/highlights/1789/', 'notAProfile'],
    ['https://www.instagram.com/accounts/login/?next=/ann/', 'notAProfile'],
    ['https://www.instagram.com/s/aGlnaGxpZ2h0OjE3', 'notAProfile'],
    ['https://instagr.am/p/Cabc123/', 'notAProfile'],
    ['https://www.instagram.com/', 'notAProfile'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fwww.tiktok.com%2F%40ann', 'notAProfile'],
    ['https://help.instagram.com/1234', 'notAProfile'],
    ['https://www.instagram.com/ann-cooks', 'badHandle'],
    [`https://www.instagram.com/${'a'.repeat(31)}`, 'badHandle'],

    ['https://vn.noxinfluencer.com/tiktok/channel/62962882845', 'otherSite'],
    ['https://www.facebook.com/ann', 'otherSite'],
    ['facebook.com/ann', 'otherSite'],
    ['www.facebook.com', 'otherSite'],
    ['https://www.douyin.com/user/MS4wLjABAAAA', 'otherSite'],
    ['https://linktr.ee/ann', 'otherSite'],
    ['https://nottiktok.com/@ann', 'otherSite'],
    ['https://tiktok.com.example.org/@ann', 'otherSite'],
    ['https://www.google.com/url?q=https://www.tiktok.com/@ann', 'otherSite'],
    ['https://x.com/ann', 'otherSite'],

    ['', 'missing'],
    ['  \u00a0\u200b ', 'missing'],
    ['N/A', 'missing'],
    ['无', 'missing'],
    ['-', 'missing'],
    ['null', 'missing'],
    ['ann', 'notALink'],
    ['Ann Lee', 'notALink'],
    ['ann@mail.com', 'notALink'],
    ['7302194857610294533', 'notALink'],
    ['https://', 'notALink'],
    ['ann.cooks', 'notALink'],
    ['@ann', 'unknownPlatform'],
    ['＠ann', 'unknownPlatform'],
    ['Ann (@ann)', 'unknownPlatform'],
  ];

  test.each(links)('%j', (text, found) => {
    expect(profileOf(text)).toEqual(typeof found === 'string' ? { fault: found } : found);
  });

  test('the platform of a link overrides the column beside it', () => {
    expect(profileOf('https://www.youtube.com/@Ann', 'tiktok')).toEqual(youtube('Ann'));
  });
});

describe('handles', () => {
  const handles: [text: string, platform: Platform | undefined, found: Profile | ProfileFault][] = [
    ['@ann', 'tiktok', tiktok('ann')],
    ['ann', 'tiktok', tiktok('ann')],
    ['＠Ann', 'tiktok', tiktok('ann')],
    [' @ ann ', 'tiktok', tiktok('ann')],
    ['@@ann', 'tiktok', tiktok('ann')],
    ['“@ann”', 'tiktok', tiktok('ann')],
    ['@ann/', 'tiktok', tiktok('ann')],
    ['weantodale.og', 'tiktok', tiktok('weantodale.og')],
    ['Ann Lee (@ann)', 'tiktok', tiktok('ann')],
    ['Ann Lee @ann', 'tiktok', tiktok('ann')],
    ['6555622878946590721', 'tiktok', tiktokId('6555622878946590721')],
    ['@AnnCooks', 'youtube', youtube('AnnCooks')],
    ['老饭骨', 'youtube', youtube('老饭骨')],
    [channelId, 'youtube', channel],
    ['ann_1.x', 'instagram', instagram('ann_1.x')],
    ['TikTok: @ann', undefined, tiktok('ann')],
    ['IG：ann', undefined, instagram('ann')],
    ['ins @ann', 'tiktok', instagram('ann')],
    ['油管: @AnnCooks', undefined, youtube('AnnCooks')],
    ['TikTok - @ann', undefined, tiktok('ann')],
    ['Facebook: @ann', undefined, 'unknownPlatform'],
    ['Ann Lee', 'tiktok', 'badHandle'],
    ['#ann', 'tiktok', 'badHandle'],
    ['安妮', 'instagram', 'badHandle'],
    ['a name', 'youtube', 'badHandle'],
    ['@', 'tiktok', 'missing'],
    ['___', 'instagram', 'missing'],
    ['ann@mail.com', 'instagram', 'notALink'],
    ['', 'youtube', 'missing'],
    ['facebook.com/ann', 'tiktok', 'otherSite'],
  ];

  test.each(handles)('%j on %s', (text, platform, found) => {
    expect(profileOf(text, platform)).toEqual(typeof found === 'string' ? { fault: found } : found);
  });
});

describe('links of the sandbox', () => {
  const sample = (platform: Platform, handle: string): Profile => ({
    platform,
    handle,
    url: `https://${platform}.example/@${handle}`,
  });
  const links: [text: string, found: Profile | ProfileFault][] = [
    ['https://tiktok.example/@morgan_kitchen', sample('tiktok', 'morgan_kitchen')],
    ['https://youtube.example/@linh.nguyen379', sample('youtube', 'linh.nguyen379')],
    ['https://instagram.example/@ann', sample('instagram', 'ann')],
    ['tiktok.example/@Ann?x=1', sample('tiktok', 'ann')],
    ['https://tiktok.example/@ann/video/sample-tt-000005-01', sample('tiktok', 'ann')],
    ['看这个：https://youtube.example/@ann，很好', sample('youtube', 'ann')],
    ['https://tiktok.example/ann', 'notAProfile'],
    ['https://tiktok.example/@', 'notAProfile'],
    ['https://tiktok.example/', 'notAProfile'],
    ['https://www.tiktok.example/@ann', 'otherSite'],
    ['https://facebook.example/@ann', 'otherSite'],
  ];

  test.each(links)('%j', (text, found) => {
    expect(profileOf(text)).toEqual(typeof found === 'string' ? { fault: found } : found);
  });
});

describe('platform names', () => {
  const names: [text: string, platform: Platform | undefined][] = [
    ['TikTok', 'tiktok'],
    ['tik tok', 'tiktok'],
    ['TT', 'tiktok'],
    ['tk', 'tiktok'],
    ['抖音海外版', 'tiktok'],
    ['抖音国际版', 'tiktok'],
    ['海外抖音', 'tiktok'],
    ['ＴｉｋＴｏｋ', 'tiktok'],
    ['TikTok达人', 'tiktok'],
    ['https://www.tiktok.com', 'tiktok'],
    ['YouTube', 'youtube'],
    ['You Tube', 'youtube'],
    ['YT', 'youtube'],
    ['油管', 'youtube'],
    ['油管频道', 'youtube'],
    ['YouTube Shorts', 'youtube'],
    ['Instagram', 'instagram'],
    ['Insta', 'instagram'],
    ['ins', 'instagram'],
    ['IG', 'instagram'],
    [' 照片墙 ', 'instagram'],
    ['抖音', undefined],
    ['小红书', undefined],
    ['Facebook', undefined],
    ['TikTok / YouTube', undefined],
    ['insurance', undefined],
    ['', undefined],
  ];

  test.each(names)('%j', (text, platform) => {
    expect(platformOf(text)).toBe(platform);
  });
});

test('a text made to take long is read in no time', () => {
  const started = performance.now();
  for (const text of [
    'a.'.repeat(50_000),
    '@'.repeat(50_000),
    ' -'.repeat(50_000),
    `x${' '.repeat(50_000)}:`,
    '%40'.repeat(9999),
  ]) {
    profileOf(text, 'youtube');
    platformOf(text);
  }
  expect(performance.now() - started).toBeLessThan(10_000);
});
