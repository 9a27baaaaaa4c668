import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCatalogueFile } from '../open-catalogue-file.ts';
import type { ReadOptions } from '../recognise-mapping.ts';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-columns-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The records of a file, and the reasons of its refused rows. */
async function read(content: string, options: ReadOptions & { name?: string } = {}) {
  const file = path.join(folder, options.name ?? 'set.csv');
  fs.writeFileSync(file, content);
  const opened = await openCatalogueFile(file, options);
  const items = await Array.fromAsync(opened.items());
  return {
    mapping: opened.mapping,
    records: items.flatMap(item => ('records' in item ? item.records : [])),
    faults: items.flatMap(item => ('fault' in item ? [item.fault.code] : [])),
  };
}

const lines = (...rows: string[]) => rows.join('\n') + '\n';
const instagram = { platform: 'instagram' } as const;
const tiktok = { platform: 'tiktok' } as const;

describe('tables of creators', () => {
  test.each<[string, string, ReadOptions & { name?: string }, object]>([
    [
      'with signs in the headings',
      lines('Username,Category,#Followers,#Followees,#Posts', 'ann.cooks,food,"12,345",120,33'),
      instagram,
      { platform: 'instagram', handle: 'ann.cooks', followers: 12_345, postCount: 33, category: 'food' },
    ],
    [
      'with a name beside the account',
      lines('name,username,Following,Followers,Posts', 'Ann,ann,1,2K,3'),
      instagram,
      { handle: 'ann', name: 'Ann', followers: 2000, postCount: 3 },
    ],
    [
      'below a title, with semicolons and a French count',
      lines('Top 2024', '', "Nom d'utilisateur;Abonnés;Pays", 'zoe;12,5 k;Belgique'),
      tiktok,
      { handle: 'zoe', followers: 12_500, region: 'BE' },
    ],
    [
      'with the platform in each row',
      lines('平台,账号,粉丝数（万）,采集时间', '抖音国际版,ming,12.5,2025年3月1日'),
      {},
      { platform: 'tiktok', handle: 'ming', followers: 125_000, observedAt: '2025-03-01T00:00:00Z' },
    ],
    [
      'with rough counts in words',
      lines('handle,platform,followers_approx', '@calsnape,instagram,over 800K', '@ann,instagram,1.2M followers'),
      {},
      { platform: 'instagram', handle: 'calsnape', followers: 800_000 },
    ],
    [
      'with links only',
      lines('Creator,Profile link,Fans', 'Ann,https://www.instagram.com/ann/,1.2M'),
      {},
      { platform: 'instagram', handle: 'ann', name: 'Ann', followers: 1_200_000 },
    ],
    [
      'whose file names the platform',
      lines('Rank\tUsername\tOwner\tFollowers(millions)[1]', '1\t@cristiano\tCristiano\t651.5'),
      { name: 'most-followed-instagram.tsv' },
      { platform: 'instagram', handle: 'cristiano', name: 'Cristiano', followers: 651_500_000 },
    ],
    [
      'of YouTube, by title',
      lines('Rank,Youtube Channel,Subscribers,Video Views,Video Count,Started', '1,T-Series,"222,000,000",5,17317,2006'),
      {},
      { platform: 'youtube', handle: 't-series', name: 'T-Series', followers: 222_000_000, postCount: 17_317 },
    ],
    [
      'of YouTube, by link',
      lines('Username,Suscribers,Likes,Comments,Links', 'tseries,249500000.0,2700,78,http://youtube.com/channel/UCq-Fj5jknLsUf-MWSy4_brA'),
      {},
      { platformId: 'UCq-Fj5jknLsUf-MWSy4_brA', handle: 'tseries', followers: 249_500_000 },
    ],
    [
      'as answers of an interface',
      JSON.stringify([{ username: 'a.b', fullName: 'A', followersCount: 9, latestPosts: [{ shortCode: 'DTlLQDMj7Vd', likesCount: -1, commentsCount: 3, timestamp: '2026-01-16T18:01:24Z' }] }]),
      { ...instagram, name: 'set.json' },
      { handle: 'a.b', followers: 9, posts: [{ platformPostId: 'DTlLQDMj7Vd', comments: 3, publishedAt: '2026-01-16T18:01:24Z' }] },
    ],
    [
      'without headings',
      lines('https://www.tiktok.com/@ann', 'https://www.tiktok.com/@bob'),
      {},
      { platform: 'tiktok', handle: 'ann' },
    ],
    [
      'without headings, as the user says',
      lines('ann,1200', 'bob,5'),
      { ...tiktok, fields: { 1: 'handle', 2: 'followers' } },
      { handle: 'ann', followers: 1200 },
    ],
    [
      'with columns that the user explains',
      lines('who,reach', 'ann,1200'),
      { ...tiktok, fields: { who: 'handle', reach: 'followers' } },
      { handle: 'ann', followers: 1200 },
    ],
  ])('%s', async (_name, content, options, first) => {
    const { records, mapping } = await read(content, options);
    expect(mapping).toBe('columns');
    expect(records[0]).toMatchObject(first);
  }); // oxfmt-ignore

  test('a person on several platforms is a creator on each', async () => {
    const { records } = await read(
      lines('Person,Instagram,YouTube link,TikTok handle,Instagram followers', 'Ann,https://instagram.com/ann,,ann_t,5K'),
    ); // oxfmt-ignore
    expect(records).toMatchObject([
      { platform: 'tiktok', handle: 'ann_t' },
      { platform: 'instagram', handle: 'ann', followers: 5000 },
    ]);
  });

  test('account names stand beside titles, and topics in two columns', async () => {
    const { records } = await read(
      lines(
        'Youtuber,Channel,Category_1,Category_2,Subscribers',
        'tseries,T-Series Official,Music/Dance,,212M',
        'checkgate,Cocomelon - Nursery Rhymes,Animation,Actors/actresses,131M',
        'Like Nastya,Like Nastya,Animation,,100M',
      ),
    );
    expect(records).toMatchObject([
      { handle: 'tseries', name: 'T-Series Official', category: 'Music/Dance', tags: ['Music', 'Dance'] },
      { handle: 'checkgate', tags: ['Animation', 'Actors/actresses'] },
      { handle: 'like-nastya', name: 'Like Nastya' },
    ]);
  });

  test('averages, ranks and sums over some posts are not stated', async () => {
    const { records } = await read(
      lines('Rank,Account,Avg likes,Engagement rate,total_likes,total_comments', '1,ann,300,1.2%,900,50'),
      instagram,
    );
    expect(records).toEqual([
      {
        type: 'creator',
        platform: 'instagram',
        handle: 'ann',
        homepageUrl: 'https://www.instagram.com/ann/',
      },
    ]);
  });

  test('likes beside followers are all likes only where they are more', async () => {
    const of = async (likes: string) =>
      (await read(lines('username,followers,likes', `ann,1000,${likes}`), tiktok)).records[0];
    expect(await of('50000')).toHaveProperty('likes', 50_000);
    expect(await of('80')).not.toHaveProperty('likes');
  });
});

describe('tables of posts', () => {
  test('TikTok ids tell platform and time', async () => {
    const { records } = await read(
      lines('video_id,author,plays,likes', '6892505037482822918,ann,"1,9 M",-1'),
    );
    expect(records).toMatchObject([
      { type: 'post', platform: 'tiktok', plays: 1_900_000, publishedAt: '2020-11-07T21:59:44Z' },
    ]);
    expect(records[0]).not.toHaveProperty('likes');
  });

  test('hidden counts are unknown', async () => {
    const { records } = await read(
      lines(
        'video_id,channelId,channelTitle,publishedAt,views,likes,comments,ratings_disabled,comments_disabled',
        'dQw4w9WgXcQ,UCq-Fj5jknLsUf-MWSy4_brA,A,2020-08-11T22:21:49Z,5,0,0,True,True',
        'eQw4w9WgXcQ,UCq-Fj5jknLsUf-MWSy4_brA,A,2020-08-11T22:21:49Z,5,0,,False,False',
      ),
    );
    const posts = records.filter(record => record.type === 'post');
    expect(posts.map(({ likes, comments }) => [likes, comments])).toEqual([
      [undefined, undefined],
      [0, undefined],
    ]);
  });

  test("the author's likes are not the post's", async () => {
    const { records } = await read(
      lines('video_id,author_uniqueId,author_heartCount,playCount', '6892505037482822918,ann,45000000,5'),
    );
    expect(records).toMatchObject([
      { type: 'creator', likes: 45_000_000 },
      { type: 'post', plays: 5 },
    ]);
    expect(records[1]).not.toHaveProperty('likes');
  });

  test('without times only their creators are read', async () => {
    const { records } = await read(
      lines('video_id,channel_title,channel_id,views', 'dQw4w9WgXcQ,A,UCq-Fj5jknLsUf-MWSy4_brA,5'),
    );
    expect(records).toMatchObject([{ type: 'creator', platformId: 'UCq-Fj5jknLsUf-MWSy4_brA', name: 'A' }]);
  });

  test('long numbers of JSON keep their digits', async () => {
    const { records } = await read('{"id":7506832682593094928,"author":"ann","plays":5,"desc":"#a"}\n', {
      ...tiktok,
      name: 'set.jsonl',
    });
    expect(records).toMatchObject([{ platformPostId: '7506832682593094928', hashtags: ['a'] }]);
  });
});

describe('what is not understood', () => {
  test.each<[string, string, ReadOptions, string]>([
    ['no platform', lines('Username,Followers', 'ann,5'), {}, 'which-platform'],
    ['nobody', lines('claim_status,video_id,video_view_count', 'claim,7017666017,5'), tiktok, 'unknown-file'],
    ['things', lines('name,price', 'lipstick,5'), tiktok, 'unknown-file'],
    ['a column that is not there', lines('Username,Followers', 'ann,5'), { fields: { User: 'handle' } }, 'no-such-column'],
    ['a platform that is not supported', lines('platform,username,followers', 'Twitch,ann,5'), {}, 'wrong-value'],
  ])('%s', async (_name, content, options, code) => {
    expect((await read(content, options)).faults).toEqual([code]);
  }); // oxfmt-ignore

  test('a mapping for another platform than that which the user says', async () => {
    const content = lines('Rank,Name,Username,Follower Count', '1,Ann,@ann,5K');
    expect((await read(content)).mapping).toBe('tiktok-ranking');
    expect(await read(content, instagram)).toMatchObject({
      mapping: 'columns',
      records: [{ platform: 'instagram' }],
    });
  });
});
