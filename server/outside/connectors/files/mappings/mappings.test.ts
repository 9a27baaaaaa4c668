import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogueFile } from '../open-catalogue-file.ts';

let folder = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'catalogue-mappings-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

async function read(text: string, name = 'file') {
  const file = path.join(folder, name);
  await fs.writeFile(file, text);
  const opened = await openCatalogueFile(file);
  const items = await Array.fromAsync(opened.items());
  return {
    mapping: opened.mapping,
    items,
    records: items.flatMap(item => ('records' in item ? item.records : [])),
  };
}

/** Small invented files of each kind: the mapping that must recognise it, and its expected records. */
const files: [string, string, object[]][] = [
  [
    'tiktok-viral-table',
    'user_name,user_nfollower,vid_id,vid_caption,vid_postTime,vid_scrapeTime,vid_duration,vid_nview,vid_nlike,vid_hashtags,vid_url\nlan,304.9K,9,ngon,2025-05-21 09:44:45,2025-05-29 15:38:41,00:31,541.2K,21.9K,"bep, mon",https://www.tiktok.com/@lan/video/9\n',
    [
      { type: 'creator', handle: 'lan', followers: 304_900, observedAt: '2025-05-29T15:38:41Z' },
      {
        type: 'post',
        platformPostId: '9',
        plays: 541_200,
        likes: 21_900,
        hashtags: ['bep', 'mon'],
        durationSeconds: 31,
        publishedAt: '2025-05-21T09:44:45Z',
      },
    ],
  ],
  [
    'tiktok-hot-video-counts',
    'desc,create_time,author_user_id,digg_count,play_count,share_count,video_url\n,,,,,,https://www.tiktok.com/@lan/video/7506832682593094928\n',
    [
      {
        type: 'post',
        platformPostId: '7506832682593094928',
        publishedAt: '2025-05-21T09:44:45Z',
        creator: { handle: 'lan' },
      },
    ],
  ],
  [
    'tiktok-profile-table',
    'account_id,nickname,followers,likes,url,region,predicted_lang,is_verified\nl███n,Lan,50000,null,https://www.tiktok.com/@lan.an,VN,vi,true\n',
    [{ handle: 'lan.an', name: 'Lan', followers: 50_000, region: 'VN', language: 'vi', verified: true }],
  ],
  [
    'tiktok-scraper-videos',
    '{"headers":{},"collector":[{"id":"1","text":"hi","createTime":1608214517,"authorMeta":{"id":"5","name":"lan","fans":3},"playCount":7,"hashtags":[{"name":"food"}],"mentions":["@bo"]}]}',
    [
      { handle: 'lan', platformId: '5', followers: 3 },
      { platformPostId: '1', plays: 7, hashtags: ['food'], mentions: ['bo'] },
    ],
  ],
  [
    'tiktok-web-profile',
    '{\n "stats": {"followerCount": 5, "heartCount": 9},\n "user": {"id": "7", "uniqueId": "lan", "signature": "a@b.example"}\n}',
    [{ handle: 'lan', followers: 5, likes: 9, bio: 'a@b.example' }],
  ],
  [
    'youtube-channel-table',
    'title,custom_url,country,default_language,description,subscribers,videos,topic_categories\nBo,@bo,gb,en-GB,"mail bo@example.org",1.2E+6,3,https://en.wikipedia.org/wiki/Food | https://en.wikipedia.org/wiki/Lifestyle_(sociology)\nGaming,,,,,5,,\n',
    [
      {
        handle: 'bo',
        region: 'GB',
        regionBasis: 'stated',
        language: 'en',
        bio: 'mail bo@example.org',
        followers: 1_200_000,
        category: 'Food',
        tags: ['Food', 'Lifestyle'],
        homepageUrl: 'https://www.youtube.com/@bo',
      },
      { handle: 'gaming', name: 'Gaming', followers: 5 },
    ],
  ],
  [
    'youtube-title-table',
    'Channel_Name,Title,Published_date,Views,Like_count,Comment_Count\nBox of Gears,First,2024-04-20,157.0,5.0,\n',
    [
      { handle: 'box-of-gears', name: 'Box of Gears' },
      { platformPostId: 'title:First', publishedAt: '2024-04-20T00:00:00Z', plays: 157, likes: 5 },
    ],
  ],
  [
    'youtube-trending-title-table',
    'video_id,trending_date,title,channel_title,publish_time,views,likes\n,17.14.11,A #new day,美食台,2017-11-13T17:13:01.000Z,9,1\n',
    [
      { handle: '美食台', observedAt: '2017-11-14T00:00:00Z' },
      { platformPostId: 'at:2017-11-13T17:13:01Z', caption: 'A #new day', hashtags: ['new'] },
    ],
  ],
  [
    'youtube-trending-table',
    'video_id,channelId,channelTitle,publishedAt,trending_date,view_count\nv,UCx,Bo,2020-08-11T19:20:14Z,2020-08-12T00:00:00Z,5\n',
    [
      { platformId: 'UCx', handle: 'UCx', homepageUrl: 'https://www.youtube.com/channel/UCx' },
      { platformPostId: 'v', plays: 5, observedAt: '2020-08-12T00:00:00Z', creator: { platformId: 'UCx' } },
    ],
  ],
  [
    'youtube-video-table',
    ',video_id,channelTitle,title,tags,publishedAt,viewCount,likeCount,duration\n0,v,Bo,T,"[\'a\']",2023-06-10T13:00:34Z,5,nan,PT10M8S\n',
    [
      { handle: 'bo', name: 'Bo' },
      { platformPostId: 'v', durationSeconds: 608, url: 'https://www.youtube.com/watch?v=v' },
    ],
  ],
  [
    'instagram-post-table',
    'link,likes,comment_counts,dates,captions,username\nhttps://www.instagram.com/p/Ab_1/,5,0,1594174009,"Hi @bo.b. #One\n#two",lan\n',
    [
      {
        platformPostId: 'Ab_1',
        likes: 5,
        comments: 0,
        hashtags: ['One', 'two'],
        mentions: ['bo.b'],
        creator: { handle: 'lan' },
      },
    ],
  ],
  [
    'instagram-scraped-posts',
    'shortcode,owner_username,owner_id,hashtags,mentions,likes,comments,timestamp\nAb,lan,7,"[\'One\']",[],-1.0,30.0,2026-01-16 18:01:24+00:00\n',
    [
      { handle: 'lan', platformId: '7' },
      { platformPostId: 'Ab', comments: 30, hashtags: ['One'], mentions: [] },
    ],
  ],
  [
    'monthly-top-list',
    'youtuber name,channel name,Category,Subscribers,Subscribers,Audience Country,avg likes,avg likes\nboxofgears,Box of Gears,Education,1.2M,1234567,India,N/A,#VALOR!\n✿ Lan An,✿ Lan An,,5K,5000,,1,1\n',
    [
      {
        platform: 'youtube',
        handle: 'boxofgears',
        name: 'Box of Gears',
        followers: 1_234_567,
        category: 'Education',
      },
      { platform: 'youtube', handle: 'lan-an', followers: 5000 },
    ],
  ],
  [
    'monthly-top-list',
    's.no,Youtuber,Youtube channel,Followers,Likes (Avg.)\n1,Box of Gears,boxofgears,9,1\n2,Lan ăn gì,langi,8,1\n',
    [
      { handle: 'boxofgears', name: 'Box of Gears' },
      { handle: 'langi', name: 'Lan ăn gì' },
    ],
  ],
  [
    'several-platforms',
    'Name,Category,Instagram,YouTube,Facebook,TikTok,Instagram_Followers,YouTube_Followers,Email\nLan,Food/Travel,https://instagram.com/lan,https://www.youtube.com/channel/UCx,,,1.2K,,lan@example.org\n',
    [
      {
        platform: 'instagram',
        handle: 'lan',
        followers: 1200,
        tags: ['Food', 'Travel'],
        emails: ['lan@example.org'],
      },
      { platform: 'youtube', handle: 'UCx', platformId: 'UCx' },
    ],
  ],
];

test.each(files)('%s', async (mapping, text, records) => {
  const found = await read(text);
  expect(found.mapping).toBe(mapping);
  expect(found.items.every(item => 'records' in item)).toBe(true);
  expect(found.records).toMatchObject(records);
});

test('a monthly list without a platform in its headings is recognised by its file name', async () => {
  const list = 'Rank,Name,Account,Followers,Eng. (Avg.)\n1,Lan An,lan.an,5,1\n';
  expect((await read(list)).items).toMatchObject([{ fault: { code: 'which-platform' } }]);
  expect((await read(list, 'top instagram june.csv')).records).toMatchObject([
    { platform: 'instagram', handle: 'lan.an', name: 'Lan An' },
  ]);
});

test('a hidden or missing figure is absent, never 0', async () => {
  const { records } = await read(
    'shortcode,owner_username,likes,comments,timestamp\nAb,lan,-1.0,,2026-01-16\n',
  );
  expect(Object.keys(records.find(record => record.type === 'post') ?? {})).not.toContain('likes');
  expect(Object.keys(records.find(record => record.type === 'post') ?? {})).not.toContain('comments');
});

test('the country of an audience is not taken for the creator’s', async () => {
  const { records } = await read(
    'Account,Title,Link,Category,Followers,Audience Country\nlan,Lan,https://www.instagram.com/lan/,A|B,5,India\n',
  );
  expect(records).toHaveLength(1);
  expect(records[0]).not.toHaveProperty('region');
});

test('guessed links and wrong links are refused', async () => {
  const { items } = await read(
    'Name,Instagram,YouTube,TikTok\n#Bo,https://instagram.com/bo,,\nLan,https://example.org/lan,,\nNobody,,,\n',
  );
  expect(items).toMatchObject([
    { line: 2, column: 'Name', fault: { code: 'commented-out' } },
    { line: 3, column: 'Instagram', fault: { code: 'wrong-value' } },
    { line: 4, column: 'Instagram', fault: { code: 'missing-value' } },
  ]);
});

describe('the documented native format', async () => {
  const page = await fs.readFile(
    path.join(import.meta.dirname, '../../../../../docs/en/import-format.md'),
    'utf8',
  );
  const examples = [...page.matchAll(/```(json|csv)\n(.*?)```/gs)].map(found => found[2] ?? '');
  test.each(examples)('example %#', async example => {
    const { mapping, items } = await read(example);
    expect(mapping).toBe('native');
    expect(items).toHaveLength(2);
    expect(items.every(item => 'records' in item)).toBe(true);
  });
});
