import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { standPlatforms } from '../../../test/fixtures/creators/acquisition-fixture.ts';
import type { ListeningPlatforms } from '../fake-platforms/fake-platforms.ts';
import { someChannel, someVideos } from '../../../test/fixtures/sourcing/youtube-channels.ts';
import { movedSoFar, sandboxClock } from '../../core/sandbox-clock.ts';
import { fetchDuePosts } from '../../sourcing/metric-polling/service.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { watchPosts } from '../../catalogue/metric-history/watch-posts.ts';
import { letTimePass } from './let-time-pass.ts';

const hour = 3_600_000;
const key = 'youtube:v1-0';
let app: TestApp;
let platforms: ListeningPlatforms;
let followed: { close(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp();
  const { db, appUrl } = app.database;
  const start = app.world.now().getTime();
  followed = await sandboxClock.follow(db, { listenUrl: appUrl, onLost: () => undefined });
  app.world.now = () => new Date(start + sandboxClock.aheadMs());
  const [video] = someVideos(1, 1);
  if (!video) throw new Error('no video');
  const publishedAt = new Date(start + 47 * hour).toISOString();
  platforms = await standPlatforms(app, [someChannel(1, { posts: [{ ...video, publishedAt }] })]);
});

afterAll(async () => {
  await followed.close();
  await app.close();
  await platforms.close();
});

/** Long enough for any machine. */
const patience = 60_000;
const pass = (hours: number, patienceMs = patience) =>
  letTimePass(app.database.db, app.world, app.sources, hours * hour, patienceMs);

test('without monitored posts it passes at once', async () => {
  await pass(48);
  expect(await movedSoFar(app.database.db)).toBe(48 * hour);
});

test('a young post is polled on the way, so that its curve has no gap, within a time limit', async () => {
  const { db } = app.database;
  const post = { key, platform: 'youtube', platformPostId: 'v1-0', handle: '', isSample: true } as const;
  const url = 'https://youtube.example/@channel1/video/v1-0';
  const named = { ...post, url, creatorId: null, publishedAt: null };
  await watchPosts(db, app.world, { teamId: 1, projectId: 1 }, [named]);
  await fetchDuePosts(db, app.world, app.sources);
  const before = app.world.now().getTime();
  await pass(72);
  const watched = (await readWatchedPosts(db, [key])).get(key);
  expect(watched?.gaps).toEqual([]);
  expect(watched?.points.length).toBeGreaterThan(10);
  expect(app.world.now().getTime() - before).toBe(72 * hour);

  await pass(72, 0);
  const late = (await readWatchedPosts(db, [key])).get(key);
  expect(late?.points.length).toBe(watched?.points.length);
  expect(app.world.now().getTime() - before).toBe(144 * hour);
});
