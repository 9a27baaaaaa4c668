import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankingWindows } from '../../../contract/market/ranking-kinds.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { addCreator, type MadeCreator, type MadePost } from '../../../test/fixtures/catalogue/some-posts.ts';
import { Dice } from '../../sandbox/sample-world/random.ts';
import { makeEdition } from './editions/make-edition.ts';

const ctx = testContext('2026-11-20T08:00:00Z');
const hourMs = 3_600_000;
const pace = { batchSize: 37, rest: () => Promise.resolve() };

type Made = MadeCreator & { id: number; posts: MadePost[] };
const made: Made[] = [];
let database: TestDatabase;

/** Two hundred creators and two thousand posts of up to 70 days; tags in all spellings, some twice in a post. */
async function fillWorld(): Promise<void> {
  const dice = new Dice(7, 1, 1);
  for (let at = 0; at < 200; at++) {
    const creator: MadeCreator = {
      platform: at % 10 === 0 ? 'youtube' : 'tiktok',
      handle: `c${at}`,
      region: ['US', 'MY', null][dice.between(0, 2)] ?? null,
      category: ['美妆', 'Food & Drink', null][dice.between(0, 2)] ?? null,
      followers: dice.chance(0.8) ? dice.between(1, 50) : null,
    };
    const posts = Array.from({ length: dice.between(0, 20) }, (_, n): MadePost => ({
      id: `p${at}:${n}`,
      publishedAt: new Date(ctx.now().getTime() - (dice.unit() ** 2 * 70 * 24 - 1) * hourMs),
      plays: dice.chance(0.9) ? dice.between(0, 300) : null,
      likes: dice.chance(0.9) ? dice.between(0, 20) : null,
      hashtags: dice.several(
        ['Fyp', 'fyp', 'ＦＹＰ', 'Ẩm', 'ẨM', 'tea', 'Tea', 'own' + at, 'a b', '#dance', '猫'],
        dice.between(0, 4),
      ),
      via: dice.chance(0.1) ? 'youtube' : null,
    }));
    made.push({ ...creator, posts, id: await addCreator(database.db, ctx.now(), creator, posts) });
  }
}

beforeAll(async () => {
  database = await freshDatabase();
  await fillWorld();
  await makeEdition(database.db, ctx, pace);
});
afterAll(() => database.drop());

const isWithin = (post: MadePost, days: number, before = 0) => {
  const hours = (ctx.now().getTime() - post.publishedAt.getTime()) / hourMs;
  return hours >= before * 24 && hours < (before + days) * 24;
};
const sum = (values: (number | null | undefined)[]) => {
  const known = values.filter(value => value != null);
  return known.length ? known.reduce((all, each) => all + each, 0) : null;
};
const byAll =
  <T>(...keys: ((row: T) => number | string)[]) =>
  (a: T, b: T) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1;
    return 0;
  };
const down = (value: number | null | undefined) => -(value ?? -1);
const tagOf = (tag: string) => tag.normalize('NFKC').toLowerCase().replace('#', '');

type Chosen = { creator: Made; posts: MadePost[] }[];
type Row = [item: string, score: number, parts: (number | null)[]];

function plainVideos(chosen: Chosen, days: number): Row[] {
  const posts = chosen.flatMap(({ creator, posts }) => posts.map(post => ({ creator, post })));
  return posts
    .filter(({ post }) => isWithin(post, days) && post.plays != null)
    .toSorted(
      byAll(
        ({ post }) => down(post.plays),
        ({ post }) => down(post.likes),
        ({ post }) => -post.publishedAt.getTime(),
        ({ creator }) => -creator.id,
      ),
    )
    .map(({ creator, post }) => [
      `${creator.id}:${post.id}`,
      post.plays ?? 0,
      [post.plays ?? 0, post.likes ?? null],
    ]);
}

function plainCreators(chosen: Chosen, days: number): Row[] {
  return chosen
    .map(({ creator, posts }) => ({ creator, own: posts.filter(post => isWithin(post, days)) }))
    .map(({ creator, own }) => ({ creator, own, plays: sum(own.map(post => post.plays)) }))
    .filter(({ plays }) => plays !== null)
    .toSorted(
      byAll(
        ({ plays }) => down(plays),
        ({ creator }) => down(creator.followers),
        ({ creator }) => creator.id,
      ),
    )
    .map(({ creator, own, plays }) => [
      String(creator.id),
      plays ?? 0,
      [plays, own.length, sum(own.map(post => post.likes)), creator.followers ?? null, null],
    ]);
}

function plainTags(chosen: Chosen, days: number): Row[] {
  const tags = new Set(
    chosen.flatMap(({ posts }) => posts.flatMap(post => (post.hashtags ?? []).map(tagOf))),
  );
  return [...tags]
    .map(tag => {
      const used = chosen.map(({ posts }) =>
        posts.filter(post => post.hashtags?.some(each => tagOf(each) === tag)),
      );
      const now = used.map(posts => posts.filter(post => isWithin(post, days)));
      const before = used.flat().filter(post => isWithin(post, days, days));
      const creators = now.filter(posts => posts.length).length;
      const plays = sum(now.flat().map(post => post.plays));
      return {
        tag,
        creators,
        plays,
        // All were looked at just now.
        parts: [
          plays,
          now.flat().length,
          creators,
          sum(before.map(post => post.plays)),
          before.length,
          plays,
        ],
      };
    })
    .filter(({ creators, plays }) => creators >= 3 && plays !== null)
    .toSorted(
      byAll(
        ({ plays }) => down(plays),
        ({ creators }) => -creators,
        ({ tag }) => tag,
      ),
    )
    .map(({ tag, plays, parts }) => [tag, plays ?? 0, parts]);
}

const plain = { video: plainVideos, creator: plainCreators, tag: plainTags };

describe.each(['video', 'creator', 'tag'] as const)('%s', kind => {
  it.each(rankingWindows)('as counted one by one, over %i days', async days => {
    const stored = await database.db
      .selectFrom('rankings')
      .selectAll()
      .where('kind', '=', kind)
      .where('days', '=', days)
      .execute();
    let seen = 0;
    for (const platform of ['tiktok', 'youtube'] as const) {
      for (const region of ['', 'US', 'MY']) {
        for (const category of ['', '美妆', 'Food & Drink']) {
          const eligible = made.filter(
            each =>
              each.platform === platform &&
              (!region || each.region === region) &&
              (!category || each.category === category),
          );
          const chosen = eligible.map(creator => ({
            creator,
            posts: creator.posts.filter(({ via }) => !via),
          }));
          const wanted = plain[kind](chosen, days);
          const row = stored.find(
            each => each.platform === platform && each.region === region && each.category === category,
          );
          if (wanted.length < 5 && (region || category)) {
            expect(row, `${platform} ${region} ${category}`).toBeUndefined();
            continue;
          }
          const found = row?.places.map(([item, score], at) => [item, score, row.details[at]?.[1]]);
          expect(found, `${platform} ${region} ${category}`).toEqual(wanted.slice(0, 100));
          expect(row?.held_back).toBe(
            eligible.flatMap(({ posts }) => posts).filter(post => post.via && isWithin(post, days)).length,
          );
          seen += found?.length ?? 0;
        }
      }
    }
    expect(seen).toBeGreaterThan(10);
  });
});
