import { searchText } from '../../contract/catalogue/search-terms.ts';
import { followerBracket, levelOfPercentile } from '../../contract/catalogue/figure-rules.ts';
import type { CreatorRecord } from '../../contract/core/sources/source-records.ts';
import { Dice, hashText } from '../../server/sandbox/sample-world/random.ts';
import { sampleCreators } from '../../server/sandbox/sample-world/sample-creators.ts';

/** Sample creators as table rows, with random figures instead of ones calculated from posts. */
export const columns = [
  'id',
  'platform',
  'platform_id',
  'handle',
  'name',
  'bio',
  'region',
  'language',
  'category',
  'tags',
  'verified',
  'has_email',
  'followers',
  'analysis',
  'average_plays',
  'median_plays',
  'interaction_bp',
  'plays_to_followers_bp',
  'level',
  'growth_bp',
  'price_fen',
  'posts_per_week_centi',
  'ad_posts',
  'brands',
  'recent_plays',
  'last_post_at',
  'source',
  'sample',
  'first_seen_at',
  'refreshed_at',
  'search_text',
] as const;

const seed = hashText('bench');
const asOf = new Date('2026-11-20T00:00:00Z');
const dayMs = 86_400_000;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const text = (value: string) => value.replace(/[\\\t\n\r]/g, letter => escapes[letter] ?? letter);
const list = (values: readonly string[]) =>
  text(`{${values.map(value => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);

/** Levels approximate the percentiles of the rate within the bracket, which are unknown row by row. */
function figures(dice: Dice, followers: number | undefined) {
  const size = followers ?? 20_000;
  const plays = Math.max(10, Math.round(size * dice.lognormal(0.25, 0.9)));
  const rate = Math.min(
    9999,
    Math.max(1, Math.round(dice.lognormal(500 / (1 + followerBracket(size) / 6), 0.7))),
  );
  const recent = Array.from({ length: 10 }, () => Math.round(plays * dice.lognormal(1, 0.5)));
  const ratio = followers ? Math.min(2 ** 31 - 1, Math.round((plays / followers) * 10_000)) : null;
  const level = levelOfPercentile(Math.min(99, Math.round(rate / 12)));
  const posted = new Date(asOf.getTime() - Math.floor(-30 * Math.log(1 - dice.unit())) * dayMs);
  return { plays, rate, recent, ratio, level, posted, growth: Math.round(200 * dice.normal()) };
}

const brandNames = Array.from({ length: 500 }, (_, at) => `brand ${at + 1}`);

/** Posting frequency and advertisers: one in six has some. */
function activity(dice: Dice) {
  const brands = dice.chance(1 / 6) ? dice.several(brandNames, dice.between(1, 4)) : [];
  return { weekly: Math.round(dice.lognormal(300, 0.8)), ads: brands.length * 2, brands };
}

function lineOf(creator: CreatorRecord, index: number): string {
  const dice = new Dice(seed, index, 9);
  const { platform, handle, tags = [], emails = [] } = creator;
  const name = creator.name ?? handle;
  const bio = (creator.bio ?? '').replace(/\S+@\S+/g, '[e-mail]');
  const f = figures(dice, creator.followers);
  const a = activity(dice);
  const values = [
    index + 1,
    platform,
    creator.platformId,
    text(handle),
    text(name),
    text(bio),
    creator.region,
    creator.language,
    creator.category,
    list(tags),
    creator.verified,
    emails.length > 0,
    creator.followers,
    'analysed',
    f.plays,
    f.plays,
    f.rate,
    f.ratio,
    f.level,
    f.growth,
    f.plays * 4,
    a.weekly,
    a.ads,
    list(a.brands),
    `{${f.recent.join(',')}}`,
    f.posted.toISOString(),
    'sample',
    true,
    asOf.toISOString(),
    asOf.toISOString(),
    text(searchText({ platform, handle, name, tags, bio })),
  ];
  return values.map(value => value ?? '\\N').join('\t');
}

const chunkLength = 1 << 18;

/** The rows in COPY's text format, in chunks. */
export async function* copyRows(count: number, onProgress: (done: number) => void): AsyncGenerator<string> {
  let chunk = '';
  let index = 0;
  for (const creator of sampleCreators({ asOf, count, posts: false })) {
    chunk += `${lineOf(creator, index++)}\n`;
    if (index % 250_000 === 0) onProgress(index);
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}
