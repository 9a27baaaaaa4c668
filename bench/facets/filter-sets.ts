import { sql } from 'kysely';
import type { Db } from '../../server/core/db/database.ts';
import { Dice, hashText } from '../../server/sandbox/sample-world/random.ts';

export type Query = Record<string, string>;

interface Row {
  region: string;
  language: string;
  tags: string[];
}

const commonWords = ['food', 'travel', 'home', 'music', 'style', 'family'];
const rareWords = ['lantern', 'quilt', 'espresso', 'harbor', 'violin', 'orchid'];

/** A random creator that has all required values. */
async function drawRow(db: Db, dice: Dice, max: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select region, language, tags from creators
    where id >= ${1 + dice.below(max)} and platform = 'tiktok' and region is not null
      and language is not null and tags <> '{}'
    order by id limit 1`.execute(db);
  return rows[0] ?? drawRow(db, dice, max);
}

/** Eight kinds of other filters, from none to a handful of matches; with new random values for each. */
export async function drawFilterSets(db: Db, times: number): Promise<Map<string, Query[]>> {
  const dice = new Dice(hashText('filters that nobody tuned for'), 1, 1);
  const { rows } = await sql<{ max: number }>`select max(id) as max from creators`.execute(db);
  const row = () => drawRow(db, dice, rows[0]?.max ?? 1);
  const followers = () => {
    const from = dice.pick([1000, 10_000, 50_000]);
    return { followerCount_start: String(from), followerCount_end: String(from * 20) };
  };
  const makers: Record<string, () => Promise<Query>> = {
    everybody: async () => ({}),
    'a region': async () => ({ region: (await row()).region }),
    'a region and followers': async () => ({ region: (await row()).region, ...followers() }),
    'ranges and e-mail': async () => ({
      ...followers(),
      avg_intrate_start: String(dice.between(2, 6)),
      growth_start: '1',
      has_email: '1',
    }),
    'a tag': async () => ({ tags: dice.pick((await row()).tags) }),
    'any of three tags, none of one': async () => {
      const [one, other] = [await row(), await row()];
      return {
        tags_any: [...one.tags.slice(0, 2), other.tags[0]].join(),
        tags_not: other.tags.at(-1) ?? 'vlog',
      };
    },
    'a common word and a language': async () => ({
      keyword: dice.pick(commonWords),
      language: (await row()).language,
    }),
    'a rare word': async () => ({ keyword: dice.pick(rareWords) }),
  };
  const sets = new Map<string, Query[]>();
  for (const [name, make] of Object.entries(makers)) {
    const queries: Query[] = [];
    for (let i = 0; i < times; i++) queries.push({ platform: 'tiktok', ...(await make()) });
    sets.set(name, queries);
  }
  return sets;
}
