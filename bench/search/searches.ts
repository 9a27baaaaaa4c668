import { sql } from 'kysely';
import type { Db } from '../../server/core/db/database.ts';
import { Dice, hashText } from '../../server/sandbox/sample-world/random.ts';

/** Typical searches of one platform, and three of all at once; their values come from random rows of the table, with a seed not used for tuning. */
export interface Search {
  name: string;
  query: Record<string, string>;
}

interface Row {
  handle: string;
  name: string;
  region: string | null;
  language: string | null;
  tags: string[];
  bio: string;
}

const followerRanges = [
  [1000, 10_000],
  [10_000, 50_000],
  [50_000, 200_000],
  [200_000, 1_000_000],
  [10_000, 100_000],
  [100_000, 5_000_000],
  [5000, 30_000],
] as const;

const spaced = ['en', 'id', 'es', 'pt', 'fr', 'de', 'it', 'vi', 'tr'];
const commonLatin =
  'kitchen family review coffee street music home travel style studio daily food game love little'.split(' ');
const pairs = /[\p{sc=Han}]{2}/gu;

async function drawRow(db: Db, dice: Dice, max: number, fits: (row: Row) => boolean): Promise<Row> {
  for (;;) {
    const { rows } = await sql<Row>`
      select handle, name, region, language, tags, bio from creators
      where id >= ${1 + dice.below(max)} and platform = 'tiktok' order by id limit 40`.execute(db);
    const found = rows.find(fits);
    if (found) return found;
  }
}

/** One typo inside a word: a letter dropped, two swapped, or one replaced. */
function withSlip(dice: Dice, word: string): string {
  const at = dice.between(1, word.length - 2);
  const kind = dice.below(3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return `${word.slice(0, at)}q${word.slice(at + 1)}`;
}

const latinWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{5,12}/g) ?? [];

export async function drawSearches(db: Db, count: number): Promise<Map<string, Search['query'][]>> {
  const dice = new Dice(hashText('searches that nobody tuned for'), 1, 1);
  const max = (await sql<{ max: number }>`select max(id) as max from creators`.execute(db)).rows[0]?.max ?? 1;
  const any = () => drawRow(db, dice, max, row => row.region !== null && row.tags.length > 0);
  const latin = () =>
    drawRow(db, dice, max, row => spaced.includes(row.language ?? '') && latinWords(row.bio).length > 2);
  const chinese = () => drawRow(db, dice, max, row => row.language === 'zh' && pairs.test(row.bio));
  const range = () => {
    const [from, to] = dice.pick(followerRanges);
    return { followerCount_start: String(from), followerCount_end: String(to), from };
  };
  const slice = () => {
    const { from: _, ...filter } = range();
    return filter;
  };
  const makers: Record<string, (index: number) => Promise<Search['query']>> = {
    'browse by followers': async index => ({ sort: 'followers', page: String(1 + index) }),
    'region + followers': async () => ({ region: (await any()).region ?? 'US', ...slice() }),
    'region + followers + tag, by plays': async () => {
      const row = await any();
      return { region: row.region ?? 'US', tags: dice.pick(row.tags), ...slice(), sort: 'avg_plays' };
    },
    'tag alone, by interaction': async () => ({ tags: dice.pick((await any()).tags), sort: 'avg_intrate' }),
    'ranges and e-mail, by interaction': async () => {
      const { from, ...filter } = range();
      const rate = { avg_intrate_start: String(dice.between(3, 9)), has_email: '1', sort: 'avg_intrate' };
      return { ...filter, avg_plays_start: String(Math.round(from / 8)), ...rate };
    },
    'Latin substring, common': async index => ({
      keyword: commonLatin[index % commonLatin.length]?.slice(index % 2) ?? '',
      sort: 'followers',
    }),
    'Latin substring, rare': async () => {
      const word = latinWords((await latin()).handle).toSorted((a, b) => b.length - a.length)[0] ?? 'lantern';
      return { keyword: word.slice(1), sort: 'followers' };
    },
    'two-character Chinese': async () => ({
      keyword: dice.pick((await chinese()).bio.match(pairs) ?? ['美食']),
      sort: 'followers',
    }),
    'name prefix': async () => ({
      user_name: dice.pick(latinWords((await latin()).handle).concat('ann')).slice(0, dice.between(3, 6)),
    }),
    'a typo': async () => ({
      keyword: withSlip(
        dice,
        dice.pick(
          latinWords((await latin()).bio)
            .filter(word => word.length > 5)
            .concat('kitchen'),
        ),
      ),
    }),
    'relevance, words of a bio': async () => ({
      keyword: dice.several(latinWords((await latin()).bio), 2).join(' '),
    }),
    'page 50: ranges, by plays': async () => ({
      ...slice(),
      avg_intrate_start: String(dice.between(2, 5)),
      sort: 'avg_plays',
      page: '50',
    }),
    'all platforms: region + followers': async () => ({
      platform: 'all',
      region: (await any()).region ?? 'US',
      ...slice(),
    }),
    'all platforms: two-character Chinese': async () => ({
      platform: 'all',
      keyword: dice.pick((await chinese()).bio.match(pairs) ?? ['美食']),
      sort: 'followers',
    }),
    'all platforms, page 50: ranges, by plays': async () => ({
      platform: 'all',
      ...slice(),
      avg_intrate_start: String(dice.between(2, 5)),
      sort: 'avg_plays',
      page: '50',
    }),
  };
  const drawn = new Map<string, Search['query'][]>();
  for (const [name, make] of Object.entries(makers)) {
    const queries: Search['query'][] = [];
    for (let index = 0; index < count; index++) queries.push({ platform: 'tiktok', ...(await make(index)) });
    drawn.set(name, queries);
  }
  return drawn;
}
