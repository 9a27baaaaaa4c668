import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { restoreSources, standPlatforms } from '../../../test/fixtures/creators/acquisition-fixture.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { idOf, someChannel, someVideos } from '../../../test/fixtures/sourcing/youtube-channels.ts';
import type { Db } from '../../core/db/database.ts';
import { nextPolls, readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { watchPosts } from '../../catalogue/metric-history/watch-posts.ts';
import { fetchDuePosts, postWays } from './service.ts';

const minute = 60_000;
let app: TestApp;
let db: Db;
let platforms: ListeningPlatforms;
const videos = someVideos(1, 60);

beforeAll(async () => {
  app = await startTestApp();
  ({ db } = app.database);
  platforms = await standPlatforms(app, [someChannel(1, { posts: videos })]);
});

afterAll(async () => {
  await app.close();
  await platforms.close();
});

beforeEach(async () => {
  for (const table of ['metric_polls', 'post_watchers', 'watched_posts', 'due_work'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await restoreSources(app);
  platforms.asked.length = 0;
});
afterEach(() => platforms.tell('well'));

const keyOf = (id: string) => `youtube:${id}`;
const watchAll = (ids: readonly string[], isSample = true) =>
  watchPosts(
    db,
    app.world,
    { teamId: 1, projectId: 1 },
    ids.map(id => ({
      key: keyOf(id),
      platform: 'youtube',
      platformPostId: id,
      url: `https://youtube.example/@channel1/video/${id}`,
      handle: '',
      isSample,
      creatorId: null,
      publishedAt: null,
    })),
  );
const fetchDue = () => fetchDuePosts(db, app.world, app.sources);
const read = async (id: string) => {
  const post = (await readWatchedPosts(db, [keyOf(id)])).get(keyOf(id));
  if (!post) throw new Error(`${id} is not watched`);
  return post;
};
const minutesUntil = async (id: string) => {
  const due = (await nextPolls(db, [keyOf(id)])).get(keyOf(id));
  return due && (due.getTime() - app.world.now().getTime()) / minute;
};
const callsOf = (path: string) => platforms.asked.filter(line => line.includes(path)).length;

describe('a post that is due', () => {
  test('brings its figures and texts, fifty in one request, and is due again by its age', async () => {
    const ids = videos.map(({ platformPostId }) => platformPostId);
    await watchAll(ids);
    await fetchDue();
    expect(callsOf('/videos')).toBe(2);
    const post = await read('v1-3');
    expect(post).toMatchObject({
      state: 'online',
      plays: 1003,
      likes: 100,
      shares: null,
      source: 'youtube',
      gaps: [],
    });
    expect(post.points).toHaveLength(1);
    expect(post.caption).toContain('All about it');
    expect(post.publishedAt?.toISOString()).toBe(videos[3]?.publishedAt);
    const { rows } = await sql<{ platform_id: string }>`
      select platform_id from creators where id = ${post.creatorId}`.execute(db);
    expect(rows).toEqual([{ platform_id: idOf(1) }]);
    const due = await minutesUntil('v1-59');
    expect(due).toBe(7 * 24 * 60);

    await fetchDue();
    expect(callsOf('/videos')).toBe(2);
  });

  test('is gone after two polls without it', async () => {
    await watchAll(['nowhere-1']);
    await fetchDue();
    expect((await read('nowhere-1')).state).toBe('waiting');
    expect(await minutesUntil('nowhere-1')).toBe(15);
    app.world.pass(15 * minute);
    await fetchDue();
    expect(await read('nowhere-1')).toMatchObject({ state: 'gone', points: [] });
    expect(await minutesUntil('nowhere-1')).toBe(24 * 60);
  });
});

describe('a source that does not answer', () => {
  test('leaves a gap and is polled again at growing intervals', async () => {
    await watchAll(['v1-0']);
    await fetchDue();
    const first = await read('v1-0');
    app.world.pass(24 * 60 * minute);
    platforms.tell('down');
    await fetchDue();
    const down = await read('v1-0');
    expect(down.points).toEqual(first.points);
    expect(down.gaps).toEqual([{ from: first.seenAt?.toISOString(), to: null, reason: 'temporary' }]);
    const retry = await minutesUntil('v1-0');
    expect(retry).toBeGreaterThan(0);
    expect(retry).toBeLessThanOrEqual(10);
    platforms.tell('well');
    app.world.pass(30 * minute);
    await fetchDue();
    const back = await read('v1-0');
    expect(back.points).toHaveLength(2);
    expect(back.gaps).toMatchObject([{ reason: 'temporary', to: back.seenAt?.toISOString() }]);
  });

  test('over its quota is left alone until it is free', async () => {
    await watchAll(['v1-0']);
    platforms.tell('quota');
    await fetchDue();
    const calls = platforms.asked.length;
    expect((await read('v1-0')).gaps).toMatchObject([{ to: null, reason: 'quota' }]);
    app.world.pass(5 * minute);
    await fetchDue();
    expect(platforms.asked.length).toBe(calls);
  });

  test.each(['garbled', 'half', 'changed'] as const)('in a %s way gives no figure', async mood => {
    await watchAll(['v1-0', 'v1-1']);
    platforms.tell(mood);
    await fetchDue();
    const post = await read('v1-0');
    expect([post.points, post.plays, post.state]).toEqual([[], null, 'waiting']);
    expect(post.gaps).toHaveLength(1);
  });

  test('that there is none is a gap too', async () => {
    await watchAll(['v1-0'], false);
    await fetchDue();
    expect((await read('v1-0')).gaps).toMatchObject([{ reason: 'noSource', to: null }]);
    expect(await minutesUntil('v1-0')).toBe(60);
    expect(platforms.asked).toEqual([]);
  });
});

test('several concurrent workers request each post once', async () => {
  const ids = videos.map(({ platformPostId }) => platformPostId);
  await watchAll(ids);
  await Promise.all(Array.from({ length: 5 }, fetchDue));
  const posts = [...(await readWatchedPosts(db, ids.map(keyOf))).values()];
  expect(posts.map(({ points }) => points.length)).toEqual(ids.map(() => 1));
  expect(new Set(platforms.asked).size).toBe(platforms.asked.length);
});

test('sources state their costs of figures', async () => {
  const ways = await postWays(db, app.world, app.sources);
  expect(ways.find(({ platform }) => platform === 'youtube')).toEqual({
    platform: 'youtube',
    source: 'youtube',
    wantsCreator: false,
    unitsCentiAPost: 2,
    quotaADay: 10_000,
  });
});
