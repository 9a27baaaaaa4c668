import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Platform } from '../../../contract/platform.ts';
import { profileOf } from '../../../contract/profile-links.ts';
import { realDataFolder } from '../../../test/real-data.ts';
import { readSheet } from './read-sheet.ts';

async function rowsOf(name: string): Promise<string[][]> {
  const stored = fs.readFileSync(path.join(realDataFolder, 'influencers', name));
  const bytes = name.endsWith('.gz') ? gunzipSync(stored) : stored;
  const sheet = await readSheet(bytes, path.basename(name));
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
