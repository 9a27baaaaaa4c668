import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Platform } from '../../../../contract/core/platform.ts';
import { postLinksIn, postOf } from '../../../../contract/core/pasted-links/post-links.ts';
import { profileOf } from '../../../../contract/core/pasted-links/profile-links.ts';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';
import { readSheet } from './read-sheet.ts';

function bytesOf(name: string): Buffer {
  const stored = fs.readFileSync(path.join(realDataFolder, 'influencers', name));
  return name.endsWith('.gz') ? gunzipSync(stored) : stored;
}

async function rowsOf(name: string): Promise<string[][]> {
  const sheet = await readSheet(bytesOf(name), path.basename(name));
  return (await Array.fromAsync(sheet.rows)).map(({ cells }) => cells);
}

/** The texts of a column below its heading, without empty ones. */
async function columnOf(name: string, heading: string): Promise<string[]> {
  const [headings = [], ...rows] = await rowsOf(name);
  const column = headings.indexOf(heading);
  expect(column).toBeGreaterThanOrEqual(0);
  return rows.map(cells => cells[column] ?? '').filter(text => text.trim() !== '');
}

function faultsOf(texts: string[], platform?: Platform): Record<string, string[]> {
  const found = texts.map(text => ({ text, profile: profileOf(text, platform) }));
  return Object.groupBy(
    found.flatMap(({ text, profile }) => ('fault' in profile ? [`${profile.fault} ${text}`] : [])),
    text => text.split(' ', 1)[0] ?? '',
  ) as Record<string, string[]>;
}

const lists = 'tiktok/vn_food_creators_lists';

test.each(['followers', 'noxscore'])('the list by %s: links of another site, and handles', async by => {
  const links = (await rowsOf(`${lists}/top_100_${by}_urls.csv`)).flat();
  expect(faultsOf(links).otherSite).toHaveLength(links.length);
  const handles = (await rowsOf(`${lists}/top_100_${by}_usernames.csv`)).flat();
  expect(handles.length).toBeGreaterThanOrEqual(98);
  expect(faultsOf(handles, 'tiktok')).toEqual({});
});

const columns: [file: string, heading: string, platform: Platform | undefined][] = [
  ['multi/splash_pakistan_influencers.csv', 'Instagram', undefined],
  ['multi/splash_pakistan_influencers.csv', 'YouTube', undefined],
  ['multi/splash_pakistan_influencers.csv', 'TikTok', undefined],
  ['instagram/instagram-global-top-1000.csv', 'Link', undefined],
  ['instagram/instagram-global-top-1000.csv', 'Account', 'instagram'],
  ['instagram/id_influencers_influencer_names_raw.csv', 'username', 'instagram'],
  ['instagram/sinac_gaming_users_2026-01.csv', 'owner_profile_url', undefined],
  ['instagram/social media influencers - instagram.csv', 'Influencer insta name', 'instagram'],
  ['tiktok/datares_top-250-tiktokers.csv', 'Username', 'tiktok'],
  ['tiktok/cc_my_trending_creators.csv', 'tt_link', undefined],
  ['tiktok/brightdata_tiktok-profiles_50k.csv', 'url', undefined],
  ['youtube/kriti_youtube_top_1000_by_subscribers.csv.gz', 'custom_url', 'youtube'],
];

/** A channel id with a letter too many. */
const unreadable = ['badHandle https://www.youtube.com/channel/UC4NQ7dQ171deDBPGGAs24CEA'];

test.each(columns)('%s, %s: every profile is recognised', async (file, heading, platform) => {
  const texts = await columnOf(file, heading);
  expect(texts.length).toBeGreaterThan(30);
  const hasFault = file.startsWith('multi/') && heading === 'YouTube';
  expect(faultsOf(texts, platform)).toEqual(hasFault ? { badHandle: unreadable } : {});
});

test('a file with letters of two encodings is refused at the row', async () => {
  await expect(rowsOf('tiktok/nigerian_influencers.csv')).rejects.toMatchObject({
    code: 'encoding',
    row: 97,
  });
});

const posts: [file: string, link: string, id: string | null, handle: string | null][] = [
  ['tiktok/vn_viral_raw_data_2025-05.csv.gz', 'vid_url', 'vid_id', 'user_name'],
  ['tiktok/cc_my_trending_videos.csv', 'item_url', 'item_id', null],
  ['tiktok/cc_my_trending_videos_full.csv', 'video_url', null, null],
  ['instagram/sinac_gaming_posts_2026-01.csv', 'post_url', 'shortcode', null],
  ['instagram/id_influencers_data_batch_1.csv.gz', 'link', null, null],
];

/** Creators without posts: their rows have the profile. */
const noPosts: Record<string, string[]> = {
  'instagram/sinac_gaming_posts_2026-01.csv': [
    'https://www.instagram.com/callofduty',
    'https://www.instagram.com/bethesda',
  ],
};

test.each(posts)('%s, %s: every post is recognised', async (file, link, id, handle) => {
  const [headings = [], ...rows] = await rowsOf(file);
  const at = (heading: string | null) => (heading === null ? -1 : headings.indexOf(heading));
  const links = rows.filter(cells => (cells[at(link)] ?? '') !== '');
  expect(links.length).toBeGreaterThan(100);
  const wrong = links.filter(cells => {
    const post = postOf(cells[at(link)] ?? '');
    if ('fault' in post) return true;
    const isSaid = (value: string, heading: string | null) =>
      heading === null || cells[at(heading)] === value;
    return !isSaid(post.platformPostId, id) || !isSaid(post.handle, handle);
  });
  expect(wrong.map(cells => cells[at(link)])).toEqual(noPosts[file] ?? []);
});

test('links in the sentences of descriptions lead to the videos that are written there', () => {
  const text = bytesOf('youtube/data_channels_videos_2024-07.csv.gz').toString();
  const { links } = postLinksIn(text);
  const read = links.flatMap(({ post }) => (post.platform === 'youtube' ? [post.platformPostId] : []));
  const written = [...text.matchAll(/(?:youtu\.be\/|[?&]v=|shorts\/)([\w-]{11})(?![\w-])/g)];
  expect(read.length).toBeGreaterThan(50);
  expect(new Set(read)).toEqual(new Set(written.map(([, id]) => id)));
});
