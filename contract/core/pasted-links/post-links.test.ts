import { describe, expect, test } from 'vitest';
import type { Platform } from '../platform.ts';
import { postLinksIn, postOf, type PostLink, type PostLinkFault } from './post-links.ts';

const id = '7302194857610294533';
const post = (
  platform: Platform,
  platformPostId: string,
  handle: string,
  url: string,
  isSample = false,
): PostLink => ({ key: `${platform}:${platformPostId}`, platform, platformPostId, url, handle, isSample });
const tiktok = (handle = '') =>
  post('tiktok', id, handle, `https://www.tiktok.com/@${handle || '_'}/video/${id}`);
const youtube = post('youtube', 'dQw4w9WgXcQ', '', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
const instagram = (handle = '', code = 'Cabc_12-3xY') =>
  post('instagram', code, handle, `https://www.instagram.com/p/${code}/`);
const sample = (platform: Platform, folder: string, name: string) =>
  post(platform, name, 'ann', `https://${platform}.example/@ann/${folder}/${name}`, true);

const links: [text: string, found: PostLink | PostLinkFault][] = [
  [`https://www.tiktok.com/@ann.cooks/video/${id}`, tiktok('ann.cooks')],
  [`https://www.tiktok.com/@ann.cooks/photo/${id}`, tiktok('ann.cooks')],
  [`HTTPS://WWW.TikTok.COM/@Ann.Cooks/Video/${id}`, tiktok('ann.cooks')],
  [`tiktok.com/@ann/video/${id}`, tiktok('ann')],
  [`https://m.tiktok.com/@ann/video/${id}/`, tiktok('ann')],
  [`https://www.tiktok.com/@ann/video/${id}?is_from_webapp=1&sender_device=pc`, tiktok('ann')],
  [`https://www.tiktok.com/@ann/video/${id}?q=%23food&t=17#x`, tiktok('ann')],
  [`https://www.tiktok.com/%40ann/video/${id}`, tiktok('ann')],
  [`https://www.tiktok.com/@/video/${id}`, tiktok()],
  [`https://www.tiktok.com/@_/video/${id}`, tiktok()],
  [`https://www.tiktok.com/@6555622878946590721/video/${id}`, tiktok()],
  [`https://www.tiktok.com/@ann-cooks/video/${id}`, tiktok()],
  [`https://m.tiktok.com/v/${id}.html`, tiktok()],
  [`https://m.tiktok.com/v/${id}.html?u_code=1&preview_pb=0`, tiktok()],
  [`https://www.tiktok.com/share/video/${id}`, tiktok()],
  [`https://t.tiktok.com/i18n/share/video/${id}/?_d=8`, tiktok()],
  [`https://www.tiktokv.com/share/video/${id}/`, tiktok()],
  [`https://www.tiktok.com/embed/${id}`, tiktok()],
  [`https://www.tiktok.com/embed/v2/${id}?lang=zh`, tiktok()],
  [`https://www.tiktok.com/player/v1/${id}`, tiktok()],
  [`https://www.tiktok.com/foryou?is_copy_url=1&item_id=${id}`, tiktok()],
  [`ｈｔｔｐｓ：／／ｗｗｗ．ｔｉｋｔｏｋ．ｃｏｍ／＠ａｎｎ／ｖｉｄｅｏ／${id}`, tiktok('ann')],
  [`\u200bhttps://www.tiktok.com/@ann/video/${id}\u200b`, tiktok('ann')],
  [`请监测：https://www.tiktok.com/@ann/video/${id}，谢谢`, tiktok('ann')],
  [`【https://www.tiktok.com/@ann/video/${id}】`, tiktok('ann')],
  [`《视频》https://www.tiktok.com/@ann/video/${id}。`, tiktok('ann')],
  [`https://www.tiktok.com/@ann/video/${id}这条很好`, tiktok('ann')],
  [`[video](https://www.tiktok.com/@ann/video/${id})`, tiktok('ann')],
  [`<blockquote cite="https://www.tiktok.com/@ann/video/${id}" data-video-id="${id}">`, tiktok('ann')],
  [`https://linktr.ee/ann https://www.tiktok.com/@ann/video/${id}`, tiktok('ann')],
  [`https://www.tiktok.com/@ann https://www.tiktok.com/@ann/video/${id}`, tiktok('ann')],
  ['https://vm.tiktok.com/ZMabc123/', 'shortLink'],
  ['https://vt.tiktok.com/ZSabc123', 'shortLink'],
  ['https://www.tiktok.com/t/ZTabc/', 'shortLink'],
  ['https://vm.tiktok.com/', 'notAPost'],
  ['https://www.tiktok.com/@ann', 'notAPost'],
  ['https://www.tiktok.com/@ann/live', 'notAPost'],
  ['https://www.tiktok.com/@ann/video/', 'notAPost'],
  ['https://www.tiktok.com/@ann/video/abc', 'notAPost'],
  [`https://www.tiktok.com/@ann/video/${id}${id}`, 'notAPost'],
  [`https://www.tiktok.com/@ann/playlist/mix-${id}`, 'notAPost'],
  [`https://www.tiktok.com/music/x-${id}`, 'notAPost'],
  [`https://www.tiktok.com/tag/${id}`, 'notAPost'],

  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&pp=ygU', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=PL12345678901&v=dQw4w9WgXcQ&index=2', youtube],
  ['https://www.youtube.com/watch?feature=share&amp;v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/#/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abcdefghijk&t=3', youtube],
  ['https://youtu.be/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ?feature=share', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', youtube],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0">', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/e/dQw4w9WgXcQ', youtube],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ这条视频', youtube],
  ['看 https://youtu.be/dQw4w9WgXcQ！', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXc', 'notAPost'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ1', 'notAPost'],
  ['https://www.youtube.com/watch', 'notAPost'],
  ['https://youtu.be/', 'notAPost'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'notAPost'],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', 'notAPost'],
  ['https://www.youtube.com/attribution_link?a=x&u=/watch%3Fv%3DdQw4w9WgXcQ', 'notAPost'],
  ['https://www.youtube.com/attribution_link?u=/watch?v=dQw4w9WgXcQ', 'notAPost'],
  ['https://www.youtube.com/redirect?q=https://youtu.be/dQw4w9WgXcQ', 'notAPost'],
  ['https://www.youtube.com/playlist?list=PL1', 'notAPost'],
  ['https://www.youtube.com/clip/UgkxAbcdefghijk', 'notAPost'],
  ['https://www.youtube.com/post/UgkxAbcdefghijk', 'notAPost'],
  ['https://www.youtube.com/@ann/shorts', 'notAPost'],
  ['https://www.youtube.com/@ann', 'notAPost'],

  ['https://www.instagram.com/p/Cabc_12-3xY/', instagram()],
  ['instagram.com/p/Cabc_12-3xY', instagram()],
  ['https://www.instagram.com/reel/Cabc_12-3xY/?igsh=MWx5&utm_source=qr', instagram()],
  ['https://www.instagram.com/reels/Cabc_12-3xY/', instagram()],
  ['https://www.instagram.com/tv/Cabc_12-3xY/', instagram()],
  ['https://www.instagram.com/ann.cooks/p/Cabc_12-3xY/?img_index=1', instagram('ann.cooks')],
  ['https://www.instagram.com/Ann.Cooks/reel/Cabc_12-3xY/', instagram('ann.cooks')],
  ['https://instagr.am/p/Cabc_12-3xY', instagram()],
  ['https://www.instagram.com/p/Cabc_12-3xY/embed/captioned/', instagram()],
  ['https://www.instagram.com/p/Cabc_12-3xY/c/1789/', instagram()],
  ['https://www.instagram.com/p/Cabc_12-3xY很好看', instagram()],
  ['https://www.instagram.com/p/B-7xK/', instagram('', 'B-7xK')],
  ['https://www.instagram.com/share/reel/BAabc123', 'shortLink'],
  ['https://www.instagram.com/share/BAabc123', 'shortLink'],
  ['https://www.instagram.com/reels/audio/1789123456/', 'notAPost'],
  ['https://www.instagram.com/ann/reels/', 'notAPost'],
  ['https://www.instagram.com/p/', 'notAPost'],
  ['https://www.instagram.com/stories/ann/3123456789/', 'notAPost'],
  ['https://www.instagram.com/ann/', 'notAPost'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ', 'notAPost'],

  [
    'https://tiktok.example/@Ann/video/sample-tt-000005-0101',
    sample('tiktok', 'video', 'sample-tt-000005-0101'),
  ],
  [
    'https://youtube.example/@ann/watch/sample-yt-000005-0101',
    sample('youtube', 'watch', 'sample-yt-000005-0101'),
  ],
  [
    'https://instagram.example/@ann/p/sample-ig-000005-0101',
    sample('instagram', 'p', 'sample-ig-000005-0101'),
  ],
  [
    '看：https://tiktok.example/@ann/video/sample-tt-000005-0101，好',
    sample('tiktok', 'video', 'sample-tt-000005-0101'),
  ],
  [`https://tiktok.example/@ann/video/${id}`, sample('tiktok', 'video', id)],
  ['https://tiktok.example/@ann', 'notAPost'],

  [`https://tiktok.com.example.org/@ann/video/${id}`, 'otherSite'],
  ['https://www.douyin.com/video/7302194857610294533', 'otherSite'],
  ['https://x.com/ann/status/1', 'otherSite'],
  ['bit.ly/abc', 'otherSite'],
  ['', 'notALink'],
  [id, 'notALink'],
  ['@ann', 'notALink'],
  ['ann@mail.com', 'notALink'],
];

test.each(links)('%j', (text, found) => {
  expect(postOf(text)).toEqual(typeof found === 'string' ? { fault: found } : found);
});

test('the one form of an address leads to the same post', () => {
  for (const [, found] of links) {
    if (typeof found !== 'string')
      expect(postOf(found.url)).toMatchObject({ key: found.key, url: found.url });
  }
});

describe('a pasted text', () => {
  const readAs = (text: string) => {
    const { links, refused } = postLinksIn(text);
    return {
      links: links.map(({ line, post }) => `${line} ${post.key}`),
      refused: refused.map(({ line, text, reason }) => `${line} ${reason} ${text}`),
    };
  };

  test('has a link a line, several in one, and sentences; each post counts once', () => {
    const text = [
      `https://www.tiktok.com/@ann/video/${id}`,
      '',
      `两条视频：https://youtu.be/dQw4w9WgXcQ，https://www.instagram.com/p/Cabc_12-3xY/。`,
      `https://m.tiktok.com/v/${id}.html https://vm.tiktok.com/ZMabc/`,
      '————',
      '以上请尽快监测',
      'https://www.tiktok.com/@ann\thttps://www.douyin.com/video/1',
    ];
    for (const end of ['\n', '\r\n', '\u2028']) {
      expect(readAs(text.join(end))).toEqual({
        links: [`1 tiktok:${id}`, '3 youtube:dQw4w9WgXcQ', '3 instagram:Cabc_12-3xY'],
        refused: [
          `4 twice https://m.tiktok.com/v/${id}.html`,
          '4 shortLink https://vm.tiktok.com/ZMabc/',
          '6 notALink 以上请尽快监测',
          '7 notAPost https://www.tiktok.com/@ann',
          '7 otherSite https://www.douyin.com/video/1',
        ],
      });
    }
  });

  test('may have links without anything between them', () => {
    expect(
      readAs(
        `https://www.tiktok.com/@ann/video/${id}https://youtu.be/dQw4w9WgXcQ?t=1https://www.instagram.com/p/Cabc_12-3xY`,
      ),
    ).toEqual({
      links: [`1 tiktok:${id}`, '1 youtube:dQw4w9WgXcQ', '1 instagram:Cabc_12-3xY'],
      refused: [],
    });
  });

  test('is refused in words of a line, and not of a page', () => {
    expect(postLinksIn('x'.repeat(1000)).refused[0]?.text).toHaveLength(200);
    expect(postLinksIn(`https://www.tiktok.com/@ann/video/${id}?x=${'y'.repeat(3000)}`)).toMatchObject({
      links: [],
      refused: [{ reason: 'notAPost' }],
    });
  });

  test.each([
    'a.'.repeat(100_000),
    '@'.repeat(200_000),
    `x${' '.repeat(200_000)}:x`,
    `http:${'/'.repeat(199_000)}`,
    'https://'.repeat(25_000),
    'http://a.co '.repeat(16_000),
    `https://www.tiktok.com/@a${'%20'.repeat(60_000)}b/video/1`,
    `https://www.tiktok.com/${'a/'.repeat(90_000)}`,
  ])('made to take long is read in no time', text => {
    const started = performance.now();
    postLinksIn(text);
    postOf(text);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
