import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { rankCreators, rankTags, rankVideos, getTag } from '../../../contract/market/rankings.ts';
import type { SourceMode } from '../../../contract/core/sources/source-codes.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import type { TestContext } from '../../../test/harness/app/test-context.ts';
import {
  addCreator,
  addPosts,
  type MadeCreator,
  type MadePost,
} from '../../../test/fixtures/catalogue/some-posts.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { makeDue, makeEdition } from './editions/make-edition.ts';
const hourMs = 3_600_000;
const pace = { batchSize: 2, rest: () => Promise.resolve() };

let app: TestApp;
let db: Db;
let world: TestContext;
let owner: Account;
let poor: Account;

beforeAll(async () => {
  app = await startTestApp();
  ({ world } = app);
  ({ db } = app.database);
  owner = await makeTeam(db, world, 'owner');
  poor = await makeTeam(db, world, 'poor', { plan: 'free' });
});
afterAll(() => app.close());

const tables = ['creators', 'posts', 'creator_snapshots', 'ranking_editions', 'rankings', 'ranking_tags', 'source_settings'] as const; // oxfmt-ignore
beforeEach(async () => {
  for (const table of tables) await db.deleteFrom(table).execute();
});

const ago = (hours: number) => new Date(world.now().getTime() - hours * hourMs);
const post = (id: string, plays: number | null, rest: Partial<MadePost> = {}): MadePost => ({
  id,
  plays,
  publishedAt: ago(5),
  ...rest,
});
const creator = (handle: string, posts: MadePost[] = [], rest: Partial<MadeCreator> = {}) =>
  addCreator(db, world.now(), { handle, ...rest }, posts);

/** Signs in first, because sessions expire while the clock is moved. */
async function videos(query: Partial<QueryInputOf<typeof rankVideos>> = {}, who = owner) {
  const token = await app.signInAs(who);
  return callApp(app, rankVideos, { token, query: { platform: 'tiktok', ...query } });
}
async function creators(query: Partial<QueryInputOf<typeof rankCreators>> = {}) {
  const token = await app.signInAs(owner);
  return (await callApp(app, rankCreators, { token, query: { platform: 'tiktok', ...query } })).data;
}
async function tags(query: Partial<QueryInputOf<typeof rankTags>> = {}) {
  const token = await app.signInAs(owner);
  return (await callApp(app, rankTags, { token, query: { platform: 'tiktok', ...query } })).data;
}
async function tagPage(tag: string, who = owner, platform = 'tiktok') {
  const token = await app.signInAs(who);
  return callApp(app, getTag, { token, params: { platform, tag } });
}
const make = () => makeEdition(db, world, pace);
const editions = () => db.selectFrom('ranking_editions').selectAll().orderBy('id').execute();

describe('an installation without posts', () => {
  it('has no rankings, and says so', async () => {
    await creator('lan');
    await makeDue(db, world, pace);
    expect(await editions()).toEqual([]);
    const nothing = {
      madeAt: null,
      day: null,
      considered: 0,
      heldBack: 0,
      total: 0,
      regions: [],
      categories: [],
    };
    expect((await videos()).data).toEqual({ ...nothing, videos: [] });
    expect(await tags()).toEqual({ ...nothing, tags: [] });
    expect((await tagPage('tea')).status).toBe(404);
  });

  it('has them as soon as there are some', async () => {
    await creator('lan', [post('a', 10)]);
    await makeDue(db, world, pace);
    expect((await videos()).data).toMatchObject({
      considered: 1,
      total: 1,
      madeAt: world.now().toISOString(),
    });
  });
});

describe('a ranking', () => {
  it('ranks posts by plays, with their data and the reason', async () => {
    const id = await creator('lan', [post('a', 10, { likes: 4 }), post('b', 30), post('c', null)], {
      followers: 7,
      region: 'MY',
    });
    await creator('min', [post('d', 20), post('old', 99, { publishedAt: ago(24 * 8) })]);
    await make();
    const { data } = await videos();
    expect(data).toMatchObject({
      considered: 4,
      heldBack: 0,
      total: 3,
      day: '2026-11-20',
      regions: [],
      categories: [],
    });
    expect(data.videos.map(({ rank, key, score }) => [rank, key, score])).toEqual([
      [1, 'tiktok:b', 30],
      [2, 'tiktok:d', 20],
      [3, 'tiktok:a', 10],
    ]);
    expect(data.videos[2]).toEqual({
      rank: 3,
      before: null,
      score: 10,
      why: { plays: 10, engagement: 4 },
      spark: [10],
      firstSeenOn: '2026-11-20',
      key: 'tiktok:a',
      url: 'https://example.com/a',
      caption: 'caption of a',
      coverUrl: '',
      durationSeconds: 12,
      publishedAt: ago(5).toISOString(),
      plays: 10,
      likes: 4,
      comments: null,
      shares: null,
      hashtags: [],
      isSponsored: false,
      observedAt: world.now().toISOString(),
      creator: {
        id,
        platform: 'tiktok',
        name: "lan's name",
        handle: 'lan',
        avatarUrl: '',
        homepageUrl: '',
        followers: 7,
        region: 'MY',
        category: null,
      },
    });
    expect((await videos({ window: 30 })).data.videos[0]?.key).toBe('tiktok:old');
    expect((await videos({ page: 2, size: 2 })).data.videos.map(({ rank }) => rank)).toEqual([3]);
  });

  it('of a region or category is one only where there are five', async () => {
    await creator(
      'lan',
      ['a', 'b', 'c', 'd', 'e'].map(id => post(id, 1)),
      { region: 'MY', category: 'food' },
    );
    await creator('min', [post('f', 2)], { region: 'US', category: 'food' });
    await make();
    expect((await videos()).data).toMatchObject({ regions: ['MY'], categories: ['food'], total: 6 });
    expect((await videos({ category: 'food' })).data).toMatchObject({ regions: ['MY'], total: 6 });
    expect((await videos({ region: 'MY', category: 'food' })).data).toMatchObject({
      total: 5,
      considered: 5,
    });
    expect((await videos({ region: 'US' })).data).toMatchObject({ total: 0, videos: [] });
  });

  it('of creators shows gained followers, if observed around the window', async () => {
    const lan = await creator('lan', [post('a', 10), post('b', 5, { publishedAt: ago(30) })], {
      followers: 90,
    });
    const min = await creator('min', [post('c', 12)]);
    const snapshot = (creator_id: number, day: string, followers: number | null, via: 'youtube' | null = null) => ({ creator_id, day, followers, via, likes: null, post_count: null, average_plays: null }); // oxfmt-ignore
    await db
      .insertInto('creator_snapshots')
      .values([
        snapshot(lan, '2026-11-12', 60),
        snapshot(lan, '2026-11-19', 85),
        snapshot(lan, '2026-11-18', 80),
        snapshot(min, '2026-11-13', 5, 'youtube'),
        snapshot(min, '2026-11-20', 9),
      ])
      .execute();
    await make();
    const seven = (await creators()).creators;
    expect(seven.map(({ creator, why }) => [creator.handle, why])).toEqual([
      ['lan', { plays: 15, posts: 2, engagement: null, followers: 90, followersGained: 25 }],
      ['min', { plays: 12, posts: 1, engagement: null, followers: null, followersGained: null }],
    ]);
    const one = (await creators({ window: 1 })).creators;
    expect(one.map(({ creator, score, why }) => [creator.handle, score, why.followersGained])).toEqual([
      ['min', 12, null],
      ['lan', 10, null],
    ]);
  });
});

describe('tags', () => {
  beforeEach(async () => {
    const tea = (id: string, plays: number, hours: number, tag = 'tea') =>
      post(id, plays, { hashtags: [tag, 'Own'], publishedAt: ago(hours) });
    await creator('lan', [tea('a', 10, 5, 'Tea'), tea('b', 90, 24 * 9)], { region: 'MY' });
    await creator('min', [tea('c', 20, 6, 'ＴＥＡ'), tea('d', 7, 24 * 80)]);
    await creator('bo', [tea('e', 30, 24 * 3)], { region: 'MY', category: 'food' });
    await creator('li', [post('f', 500, { hashtags: ['alone', 'Own'] })]);
    await make();
  });

  it('rank by the results of all their posts, in any spelling, if three creators use them', async () => {
    const { tags: ranked, ...edition } = await tags();
    expect(edition).toMatchObject({ considered: 2, total: 2 });
    expect(
      ranked.map(({ tag, score, posts, creators, plays }) => [tag, score, posts, creators, plays]),
    ).toEqual([
      ['own', 560, 4, 4, 560],
      ['tea', 60, 3, 3, 60],
    ]);
    const compared = { playsBefore: 90, postsBefore: 1, playsCompared: 60 };
    expect(ranked[1]?.why).toEqual({ plays: 60, posts: 3, creators: 3, ...compared });
    expect((await tags({ words: '#Te' })).tags.map(({ tag, rank }) => [tag, rank])).toEqual([['tea', 2]]);
    expect((await tags({ window: 1 })).tags.map(({ tag }) => tag)).toEqual(['own']);
  });

  it('have a page, found by any spelling', async () => {
    const { data } = await tagPage('#ＴEA');
    expect(data).toMatchObject({
      tag: 'tea',
      creators: 3,
      regions: [
        { region: 'MY', posts: 3 },
        { region: null, posts: 1 },
      ],
      categories: [
        { category: null, posts: 3 },
        { category: 'food', posts: 1 },
      ],
    });
    expect(data.posts.map(({ key }) => key)).toEqual(['tiktok:b', 'tiktok:e', 'tiktok:c']);
    expect(data.early.map(({ creator, plays, firstAt }) => [creator.handle, plays, firstAt])).toEqual([
      ['min', 7, ago(24 * 80).toISOString()],
      ['lan', 90, ago(24 * 9).toISOString()],
      ['bo', 30, ago(24 * 3).toISOString()],
    ]);
    expect(data.days).toHaveLength(30);
    expect(data.days.at(-1)).toEqual({ day: '2026-11-20', posts: 2, plays: 30 });
    expect(data.days.at(-2)).toEqual({ day: '2026-11-19', posts: 0, plays: null });
    expect((await tagPage('alone')).status).toBe(404);
  });
});

describe('editions', () => {
  const dayMs = 24 * hourMs;
  const shown = async () =>
    (await videos({ window: 30 })).data.videos.map(({ key, rank, before, spark, firstSeenOn }) => [
      key,
      rank,
      before,
      spark,
      firstSeenOn,
    ]);

  it('show the change of rank since the previous day, and daily scores', async () => {
    const id = await creator('lan', [post('a', 10), post('b', 20)]);
    await make();
    world.pass(dayMs);
    await addPosts(db, world.now(), id, [post('c', 15)]);
    await db.updateTable('posts').set({ plays: 30 }).where('platform_post_id', '=', 'a').execute();
    await make();
    expect(await shown()).toEqual([
      ['tiktok:a', 1, 2, [10, 30], '2026-11-20'],
      ['tiktok:b', 2, 1, [20, 20], '2026-11-20'],
      ['tiktok:c', 3, null, [null, 15], '2026-11-21'],
    ]);
    // A second edition of the same day is still compared with the day before.
    world.pass(2 * hourMs);
    await db.updateTable('posts').set({ plays: 40 }).where('platform_post_id', '=', 'c').execute();
    await make();
    expect((await shown())[0]).toEqual(['tiktok:c', 1, null, [null, 40], '2026-11-21']);
    // A day without an edition leaves a gap, and no comparison.
    world.pass(2 * dayMs);
    await make();
    expect(await shown()).toEqual([
      ['tiktok:c', 1, null, [null, 40, null, 40], '2026-11-21'],
      ['tiktok:a', 2, null, [10, 30, null, 30], '2026-11-20'],
      ['tiktok:b', 3, null, [20, 20, null, 20], '2026-11-20'],
    ]);
    world.pass(dayMs);
    await make();
    expect((await shown())[0]).toEqual(['tiktok:c', 1, 1, [null, 40, null, 40, 40], '2026-11-21']);
    expect((await editions()).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
    ]);
  });

  it('are dropped after thirty days', async () => {
    await creator('lan', [post('a', 10), post('b', 10, { publishedAt: ago(-29 * 24) })]);
    await make();
    world.pass(29 * dayMs);
    await make();
    expect((await videos()).data.videos[0]?.spark).toHaveLength(30);
    world.pass(dayMs);
    await make();
    await make();
    expect(await editions()).toHaveLength(3);
    const kept = await db.selectFrom('rankings').select('edition_id').distinct().execute();
    expect(kept).toHaveLength(3);
  });

  it('that were not finished are never shown, and are made again', async () => {
    await creator('lan', [post('a', 10)]);
    await make();
    world.pass(dayMs);
    await db.updateTable('posts').set({ plays: 77 }).execute();
    const dying = (step: string) =>
      step === 'tags' ? Promise.reject(new Error('killed')) : Promise.resolve();
    await expect(makeEdition(db, world, { batchSize: 2, rest: (_, step) => dying(step) })).rejects.toThrow(
      'killed',
    );
    expect(await editions()).toHaveLength(2);
    expect((await videos({ window: 30 })).data.videos[0]).toMatchObject({ score: 10 });
    await make();
    expect((await videos({ window: 30 })).data.videos[0]).toMatchObject({
      score: 77,
      before: 1,
      spark: [10, 77],
    });
    expect(await editions()).toHaveLength(2);
    const kept = await db.selectFrom('rankings').select('edition_id').distinct().execute();
    expect(kept).toHaveLength(2);
  });

  it('are made by one worker at a time', async () => {
    await creator('lan', [post('a', 10)]);
    await Promise.all([make(), make(), make()]);
    expect(await editions()).toHaveLength(1);
    await make();
    expect(await editions()).toHaveLength(2);
  });
});

describe('data that must not be used for figures', () => {
  const setMode = (mode: SourceMode) =>
    db
      .insertInto('source_settings')
      .values({ source: 'youtube', mode, limits: JSON.stringify({}) })
      .onConflict(conflict => conflict.column('source').doUpdateSet({ mode }))
      .execute();

  it('is left out and counted, until the operator has it agreed', async () => {
    const reported = post('y', 500, { via: 'youtube', hashtags: ['tea'] });
    await creator('lan', [reported, post('a', 10)], { platform: 'youtube' });
    await creator('min', [post('z', 7, { via: 'youtube' })], { platform: 'youtube' });
    await makeDue(db, world, pace);
    const strict = (await videos({ platform: 'youtube' })).data;
    expect(strict).toMatchObject({ considered: 1, heldBack: 2, total: 1 });
    expect(strict.videos.map(({ key }) => key)).toEqual(['youtube:a']);
    await setMode('amended');
    await makeDue(db, world, pace);
    const amended = (await videos({ platform: 'youtube' })).data;
    expect(amended).toMatchObject({ considered: 3, heldBack: 0, total: 3 });
    // As soon as the permission is withdrawn, no post is shown, even before the next edition.
    await setMode('strict');
    expect((await videos({ platform: 'youtube' })).data.videos.map(({ key }) => key)).toEqual(['youtube:a']);
  });

  it('makes no ranking of a platform without other data, and says why', async () => {
    await creator('lan', [post('y', 500, { via: 'youtube' })], { platform: 'youtube' });
    await make();
    expect((await videos({ platform: 'youtube' })).data).toMatchObject({
      considered: 0,
      heldBack: 1,
      total: 0,
    });
  });
});

describe('refuses', () => {
  it('anonymous callers, platforms beyond the plan, and invalid filters', async () => {
    await creator('lan', [post('a', 10)]);
    await make();
    expect((await callApp(app, rankVideos, { query: { platform: 'tiktok' } })).status).toBe(401);
    expect((await videos({}, poor)).data.total).toBe(1);
    const refused = { code: 430 };
    expect(await videos({ platform: 'youtube' }, poor)).toMatchObject(refused);
    expect(await tagPage('tea', poor, 'youtube')).toMatchObject(refused);
    expect(await videos({ window: 3 })).toMatchObject({ status: 400, fields: ['window'] });
    expect(await videos({ region: 'Malaysia' })).toMatchObject({ status: 400, fields: ['region'] });
  });
});

describe('growth of a tag', () => {
  const tea = (id: string, plays: number, hours: number) =>
    post(id, plays, { hashtags: ['tea'], publishedAt: ago(hours) });
  const whyOf = async (window: 7 | 30) => (await tags({ window })).tags[0]?.why;

  it('compares creators up to when they were looked at, and not those whom nobody has looked at since', async () => {
    await creator('lan', [tea('a', 10, 5), tea('b', 90, 24 * 9)]);
    await creator('min', [tea('c', 20, 6)]);
    await creator('bo', [tea('e', 30, 24 * 3)]);
    await make();
    expect(await whyOf(7)).toMatchObject({ plays: 60, playsCompared: 60, playsBefore: 90 });

    world.pass(5 * 24 * hourMs);
    await creator('xi', [tea('g', 40, 5)]);
    await make();
    // The window itself has lost a post of three days; what is compared has gained one.
    expect(await whyOf(7)).toMatchObject({ plays: 70, playsCompared: 100, playsBefore: 90, postsBefore: 1 });

    world.pass(3 * 24 * hourMs);
    for (const handle of ['yu', 'zi']) await creator(handle, [tea(handle, 5, 5)]);
    await make();
    expect(await whyOf(7)).toMatchObject({ plays: 50, playsCompared: 50, playsBefore: null, postsBefore: 0 });
  });
});
