import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';
import { openCatalogueFile } from './open-catalogue-file.ts';

const folder = path.join(realDataFolder, 'influencers');

/**
 * File, mapping, rows that are not blank (counted with another CSV reader), refused rows with the reason, and the
 * content of the first row. Refused are: rows without an owner, incomplete last rows, rows that their author commented
 * out, names without a readable letter, and names in place of handles.
 */
const tables: [string, string, number, number, object][] = [
  [
    'instagram/id_influencers_data_batch_1.csv.gz',
    'instagram-post-table',
    9452,
    0,
    {
      creator: { handle: 'princessyahrini' },
      platformPostId: 'CCXR2t6BN_6',
      likes: 154_552,
      comments: 0,
      publishedAt: '2020-07-08T02:06:49Z',
      hashtags: ['PrincesSyahrini', 'TokyoDisneySea2019'],
    },
  ],
  [
    'instagram/id_influencers_data_batch_3.csv.gz',
    'instagram-post-table',
    9718,
    0,
    { creator: { handle: 'hanahaho' }, likes: 24_962, comments: 66 },
  ],
  [
    'instagram/id_influencers_influencer_names_raw.csv',
    'instagram-name-table',
    1000,
    0,
    { handle: 'raffinagita1717', category: 'Entertainment', tags: ['Entertainment'] },
  ],
  [
    'instagram/instagram-global-top-1000.csv',
    'instagram-top-table',
    1000,
    0,
    {
      handle: 'cristiano',
      name: 'Cristiano Ronaldo',
      followers: 400_100_000,
      category: 'Sports with a ball',
    },
  ],
  [
    'instagram/sinac_gaming_posts_2026-01.csv',
    'instagram-scraped-posts',
    715,
    2,
    { handle: '100thieves', platformId: '7332099376' },
  ],
  [
    'instagram/sinac_gaming_users_2026-01.csv',
    'instagram-scraped-users',
    134,
    2,
    { handle: 'pewdiepie', name: 'PewDiePie' },
  ],
  [
    'instagram/social media influencers - instagram sep-2022.csv',
    'monthly-top-list',
    1050,
    0,
    { handle: 'cristiano', name: 'Cristiano Ronaldo', followers: 477_900_000 },
  ],
  [
    'instagram/social media influencers - instagram.csv',
    'monthly-top-list',
    1000,
    0,
    { handle: '433', followers: 48_500_000 },
  ],
  [
    'instagram/social media influencers-INSTAGRAM - -DEC 2022.csv',
    'monthly-top-list',
    1000,
    0,
    { handle: 'leomessi', name: 'Leo Messi', followers: 409_800_000, tags: ['Sports with a ball', 'Family'] },
  ],
  [
    'instagram/top_insta_influencers_data.csv',
    'instagram-score-table',
    199,
    1,
    { handle: 'cristiano', followers: 475_800_000, postCount: 3300, likes: 29_000_000_000, region: 'ES' },
  ],
  [
    'multi/splash_pakistan_influencers.csv',
    'several-platforms',
    473,
    233,
    { platform: 'instagram', handle: 'irfanjunejo', followers: 1_200_000 },
  ],
  [
    'tiktok/brightdata_tiktok-profiles_50k.csv',
    'tiktok-profile-table',
    61,
    0,
    {
      handle: 'marksfidgetsandtoys',
      followers: 283_900,
      region: 'US',
      regionBasis: 'stated',
      language: 'en',
      verified: false,
    },
  ],
  [
    'tiktok/cc_my_trending_creators.csv',
    'tiktok-hot-creators',
    40,
    0,
    { handle: 'angelloweee', followers: 10_424_615, region: 'MY' },
  ],
  [
    'tiktok/cc_my_trending_videos.csv',
    'tiktok-hot-videos',
    196,
    0,
    { creator: { handle: 'mnm_pipi' }, platformPostId: '7501641419518528774', durationSeconds: 64 },
  ],
  [
    'tiktok/cc_my_trending_videos_full.csv',
    'tiktok-hot-video-counts',
    196,
    0,
    { handle: 'mnm_pipi', platformId: '7057336297317319707' },
  ],
  [
    'tiktok/datares_sug_users_vids3.csv.gz',
    'tiktok-video-table',
    12_677,
    0,
    { handle: 'zon_kis', followers: 3_000_000, likes: 33_200_000, postCount: 141 },
  ],
  [
    'tiktok/datares_top-250-tiktokers.csv',
    'tiktok-top-table',
    256,
    0,
    { handle: 'charlidamelio', followers: 78_900_000, region: 'US', category: 'Dancing' },
  ],
  [
    'tiktok/datares_top_users_vids.csv.gz',
    'tiktok-video-table',
    12_559,
    0,
    { handle: 'charlidamelio', followers: 97_400_000 },
  ],
  [
    'tiktok/drawrowfly_trending_2020-12.json.gz',
    'tiktok-scraper-videos',
    1000,
    0,
    { handle: 'ninakleij', name: 'Nina', platformId: '6825540583826768902' },
  ],
  [
    'tiktok/imaginarium_funny_hashtag_videos.csv',
    'tiktok-author-video-table',
    100,
    0,
    { handle: 'britishpromise.cats', followers: 3_100_000 },
  ],
  [
    'tiktok/nigerian_influencers.csv',
    'tiktok-ranking',
    200,
    0,
    { handle: 'itsyaboymaina', name: 'Abdullahi is my name btw', followers: 10_400_000 },
  ],
  [
    'tiktok/social media influencers-tiktok - ---nov 2022.csv',
    'monthly-top-list',
    1000,
    0,
    { handle: 'yossikramer', name: 'Yossi', followers: 145_600 },
  ],
  [
    'tiktok/social media influencers-tiktok june 2022 - june 2022.csv',
    'monthly-top-list',
    1007,
    0,
    { handle: '___nicoichi___', followers: 1_300_000 },
  ],
  [
    'tiktok/vn_viral_raw_data_2025-05.csv.gz',
    'tiktok-viral-table',
    10_102,
    0,
    { handle: 'lenguyentravi', followers: 304_900, observedAt: '2025-05-29T15:38:41Z' },
  ],
  [
    'tiktok/webmining_trending_videos_2025-07.json',
    'tiktok-web-videos',
    5,
    0,
    { handle: 't0clno', followers: 48_700 },
  ],
  [
    'youtube/BR_youtube_trending_data.csv.gz',
    'youtube-trending-table',
    944,
    1,
    { platformId: 'UCGfBwrCoi9ZJjKiUK8MmJNw', name: 'Pietro Guedes' },
  ],
  ['youtube/KR_youtube_trending_data.csv.gz', 'youtube-trending-table', 993, 1, { name: '보겸 BK' }],
  ['youtube/RU_youtube_trending_data.csv.gz', 'youtube-trending-table', 602, 1, { name: 'A4' }],
  ['youtube/US_youtube_trending_data.csv.gz', 'youtube-trending-table', 873, 1, { name: 'Brawadis' }],
  [
    'youtube/data_channels_videos_2024-07.csv.gz',
    'youtube-video-table',
    1649,
    0,
    { handle: 'thu-vu-data-analytics', name: 'Thu Vu data analytics' },
  ],
  [
    'youtube/global_youtube_statistics_2023.csv',
    'youtube-statistics-table',
    995,
    16,
    { handle: 't-series', followers: 245_000_000, postCount: 20_082, region: 'IN', category: 'Music' },
  ],
  [
    'youtube/kriti_youtube_top_1000_by_subscribers.csv.gz',
    'youtube-channel-table',
    1000,
    0,
    { handle: 'mrbeast', followers: 476_000_000, postCount: 963, region: 'US', language: 'en' },
  ],
  [
    'youtube/mehakpreet_channels_data_4525.csv.gz',
    'youtube-channel-id-table',
    4525,
    0,
    { platformId: 'UCgFXm4TI8htWmCyJ6cVPG_A', followers: 79_300_000, region: 'US' },
  ],
  [
    'youtube/social media influencers - Youtube sep-2022.csv',
    'monthly-top-list',
    1047,
    0,
    { handle: 'tseries', name: 'T-Series', followers: 224_400_000 },
  ],
  [
    'youtube/social media influencers - youtube.csv',
    'monthly-top-list',
    1000,
    0,
    { handle: 'tseries', name: 'T-Series', followers: 212_100_000 },
  ],
  [
    'youtube/social media influencers-YOUTUBE - --DEC 2022.csv',
    'monthly-top-list',
    1003,
    0,
    { handle: 'tseries', name: 'T-Series', followers: 229_500_000 },
  ],
  [
    'youtube/thiago_30_data_channels_videos.csv.gz',
    'youtube-title-table',
    23_002,
    0,
    { handle: 'rishabh-mishra', name: 'Rishabh Mishra' },
  ],
  ['youtube/ttrpg_channels_videos_2023-06.csv.gz', 'youtube-video-table', 1451, 0, { handle: 'frizz' }],
  [
    'youtube/us_trending_2017-18_slim.csv.gz',
    'youtube-trending-title-table',
    9475,
    0,
    { handle: 'caseyneistat', observedAt: '2017-11-14T00:00:00Z' },
  ],
];

describe('real files', () => {
  test.each(tables)('%s is read by %s', async (file, mapping, rows, refused, first) => {
    const opened = await openCatalogueFile(path.join(folder, file));
    expect(opened.mapping).toBe(mapping);
    const items = await Array.fromAsync(opened.items());
    const read = items.flatMap(item => ('records' in item ? [item] : []));
    expect(items.length - read.length).toBe(refused);
    expect(read.length).toBe(rows - refused);
    expect(read[0]?.records[0]).toMatchObject(first);
  });

  test('files that hold no creators are refused once', async () => {
    for (const [file, code] of [
      ['tiktok/cc_my_trending_hashtags.csv', 'unknown-file'],
      ['tiktok/cc_my_trending_keywords.csv', 'unknown-file'],
      ['tiktok/vn_food_creators_lists/top_100_followers_urls.csv', 'unknown-file'],
    ] as const) {
      const items = await Array.fromAsync((await openCatalogueFile(path.join(folder, file))).items());
      expect(items).toMatchObject([{ fault: { code } }]);
    }
  });

  test('a list of names alone is of the platform of its folders', async () => {
    const file = path.join(folder, 'tiktok/vn_food_creators_lists/top_100_followers_usernames.csv');
    const items = await Array.fromAsync((await openCatalogueFile(file)).items());
    const creators = items.flatMap(item => ('records' in item ? item.records : []));
    expect(creators).toHaveLength(100);
    expect(creators[1]).toMatchObject({ platform: 'tiktok', handle: 'tra.dang.904' });
  });

  test('the raw answers of Vietnamese food creators', async () => {
    const opened = await openCatalogueFile(path.join(folder, 'tiktok/vn_food_creators_raw'));
    expect(opened.mapping).toBe('tiktok-creator-folders');
    const items = await Array.fromAsync(opened.items());
    const creators = items
      .flatMap(item => ('records' in item ? item.records : []))
      .filter(record => record.type === 'creator');
    expect(creators).toHaveLength(101);
    expect(items).toHaveLength(101);
    const posts = creators.flatMap(creator => creator.posts ?? []);
    expect(posts).toHaveLength(1535);
    expect(posts.filter(post => post.platformSponsored)).toHaveLength(152);
    expect(
      creators.filter(creator => creator.region === 'VN' && creator.regionBasis === 'assumed'),
    ).toHaveLength(101);
    expect(creators[0]).toMatchObject({
      handle: '_dieulinh16_',
      platformId: '6530916235440832513',
      followers: 3_800_000,
      likes: 142_800_000,
      postCount: 380,
    });
    expect(creators[0]?.bio).toContain('@gmail.com');
  });

  test('the last record of a cut file is refused where it starts', async () => {
    const opened = await openCatalogueFile(path.join(folder, 'youtube/US_youtube_trending_data.csv.gz'));
    const items = await Array.fromAsync(opened.items());
    expect(items.at(-1)).toMatchObject({ line: 2646, fault: { code: 'unclosed-quote', at: 732 } });
  });
});
