import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Figure, Figures } from '../../../contract/catalogue/figures.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { importFile } from './service.ts';

const folder = path.join(realDataFolder, 'influencers');

interface Reference {
  avg_views: number | null;
  avg_likes: number | null;
  avg_comments: number | null;
  used: number;
}

const references: Record<string, Record<string, Reference>> = JSON.parse(
  fs.readFileSync(path.join(folder, 'latest10_reference.json'), 'utf8'),
).data;

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** Returns the explained figures of all creators in a file, by the name in the file. */
async function figuresOf(file: string): Promise<Map<string, Figures>> {
  await importFile(database.db, testContext(), { path: path.join(folder, file) });
  const rows = await database.db
    .selectFrom('creators')
    .innerJoin('creator_figures', 'creator_figures.creator_id', 'creators.id')
    .select(['handle', 'name', 'figures'])
    .execute();
  return new Map(rows.flatMap(row => [row.handle, row.name].map(key => [key, row.figures as Figures])));
}

const rounded = (figure: Figure | null | undefined) => (figure ? Number(figure.value.toFixed(4)) : null);

describe('averages of the latest ten posts agree with the reference', () => {
  it.each(Object.keys(references))(
    '%s',
    async file => {
      const figures = await figuresOf(file);
      const wanted = Object.entries(references[file] ?? {});
      const found = wanted.map(([name]) => {
        const own = figures.get(name);
        return [
          name,
          rounded(own?.average_plays),
          rounded(own?.average_likes),
          rounded(own?.average_comments),
        ];
      });
      expect(found).toEqual(
        wanted.map(([name, own]) => [name, own.avg_views, own.avg_likes, own.avg_comments]),
      );
    },
    120_000,
  );
});

/**
 * Computed independently of the product, by a short script over the raw answers: for each creator the ten newest videos
 * by createTime, then id; sums of stats.playCount, diggCount, commentCount, shareCount; followers from user_info.json.
 * The rate is (likes + comments + shares) / plays, the ratio plays / posts / followers.
 */
const worked = [
  // handle, posts, followers, plays, likes, comments, shares, interaction rate, plays to followers
  ['anhdaubep_vn', 10, 1_300_000, 55_620_300, 2_111_868, 19_973, 137_062, 0.04079271417, 4.278484615],
  ['ansongnoigio', 10, 126_800, 11_521_800, 439_128, 2_386, 12_669, 0.03941944835, 9.086593059],
  ['binannh_9622', 9, 610_700, 7_604_100, 282_967, 2_630, 20_763, 0.04028879157, 1.38349435],
  ['binyetne', 7, 1_500_000, 6_829_400, 386_000, 3_801, 69_434, 0.06724382815, 0.6504190476],
  ['cudamthepreview', 10, 120_200, 41_231_300, 998_769, 21_635, 68_620, 0.02641255551, 34.30224625],
  ['huy.trn', 10, 400_400, 10_391_400, 155_695, 1_670, 5_983, 0.01571953731, 2.595254745],
  ['meo99814', 10, 70_400, 4_451_400, 128_289, 1_819, 1_314, 0.02952374534, 6.323011364],
  ['ngoanhtan1', 10, 1_000_000, 12_079_800, 711_323, 13_035, 348_616, 0.08882382158, 1.20798],
  ['phongtranorigami', 9, 669_700, 10_690_507, 142_908, 1_215, 16_058, 0.0149834802, 1.773680918],
  ['turkdyk', 10, 1_700_000, 9_620_100, 495_091, 7_860, 21_969, 0.05456492136, 0.5658882353],
] as const;

describe('figures of ten TikTok creators', () => {
  it('are those worked out by hand', async () => {
    const figures = await figuresOf('tiktok/vn_food_creators_raw');
    for (const [handle, posts, followers, plays, likes, comments, shares, rate, ratio] of worked) {
      const { interaction_rate: interaction, plays_to_followers: reach } = figures.get(handle) ?? {};
      expect(interaction?.inputs, handle).toEqual({ likes, comments, shares, plays, posts });
      expect(interaction?.value, handle).toBeCloseTo(rate, 10);
      expect(reach?.inputs, handle).toMatchObject({ followers, posts });
      expect(reach?.value, handle).toBeCloseTo(ratio, 7);
    }
  });

  it('are in the search columns of all creators with three posts in 180 days', async () => {
    await figuresOf('tiktok/vn_food_creators_raw');
    const rows = await database.db
      .selectFrom('creators')
      .select([
        'analysis',
        'interaction_bp',
        'plays_to_followers_bp',
        'level',
        'region',
        'region_basis',
        'has_email',
      ])
      .select(['handle', 'bio'])
      .execute();
    const analysed = rows.filter(row => row.analysis === 'analysed');
    expect(analysed.length).toBe(47);
    expect(analysed.find(row => row.handle === 'turkdyk')).toMatchObject({
      interaction_bp: 546,
      plays_to_followers_bp: 5659,
      region: 'VN',
      region_basis: 'assumed',
    });
    const others = rows.filter(row => row.analysis !== 'analysed');
    expect(others.every(row => row.interaction_bp === null && row.level === null)).toBe(true);
    expect(rows.filter(row => row.has_email).length).toBeGreaterThan(30);
    expect(rows.filter(row => /[a-z0-9]@[a-z]+\.com/i.test(row.bio)).map(row => row.handle)).toEqual([]);
  });
});
