import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';

/** A folder per Vietnamese creator, with TikTok's raw responses. */
export const rawCreatorsFolder = path.join(realDataFolder, 'influencers/tiktok/vn_food_creators_raw');

/**
 * Figures calculated from the raw files, independently of the product: over the ten newest videos by creation time and
 * id.
 */
export interface RawCreator {
  handle: string;
  name: string;
  bio: string;
  followers: number;
  /** Absent if the folder has no videos. */
  latest?: Latest;
}

export interface Latest {
  posts: number;
  plays: number;
  likes: number;
  comments: number;
  shares: number;
}

const profile = z.object({
  stats: z.object({ followerCount: z.number() }),
  user: z.object({ uniqueId: z.string(), nickname: z.string(), signature: z.string() }),
});
const answer = z.union([z.object({ userInfo: profile }).transform(({ userInfo }) => userInfo), profile]);
const videos = z.array(
  z.object({
    id: z.string(),
    createTime: z.number(),
    stats: z.object({
      playCount: z.number(),
      diggCount: z.number(),
      commentCount: z.number(),
      shareCount: z.number(),
    }),
  }),
);

function latestOf(file: string): Latest {
  const all = videos.parse(JSON.parse(gunzipSync(fs.readFileSync(file)).toString('utf8')));
  const once = [...new Map(all.map(video => [video.id, video])).values()];
  const newest = once
    .toSorted((a, b) => b.createTime - a.createTime || (BigInt(b.id) > BigInt(a.id) ? 1 : -1))
    .slice(0, 10);
  const sum = (name: keyof (typeof newest)[number]['stats']) =>
    newest.reduce((total, { stats }) => total + stats[name], 0);
  return {
    posts: newest.length,
    plays: sum('playCount'),
    likes: sum('diggCount'),
    comments: sum('commentCount'),
    shares: sum('shareCount'),
  };
}

/** All creators of the set, by handle. */
export function readRawCreators(): Map<string, RawCreator> {
  const folders = fs.readdirSync(rawCreatorsFolder);
  const creators = folders.map((name): RawCreator => {
    const folder = path.join(rawCreatorsFolder, name);
    const { stats, user } = answer.parse(
      JSON.parse(fs.readFileSync(path.join(folder, 'user_info.json'), 'utf8')),
    );
    const file = path.join(folder, 'videos_info.json.gz');
    return {
      handle: user.uniqueId,
      name: user.nickname,
      bio: user.signature,
      followers: stats.followerCount,
      ...(fs.existsSync(file) ? { latest: latestOf(file) } : {}),
    };
  });
  return new Map(creators.map(creator => [creator.handle, creator]));
}
