import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase } from '../../../test/harness/database/fresh-database.ts';
import { listenAsPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { peopleOf } from '../../sandbox/fake-platforms/fake-people.ts';
import { someChannel, someVideos } from '../../../test/fixtures/sourcing/youtube-channels.ts';
import { startPostFetch } from '../../../test/harness/processes/post-fetch-process.ts';
import { testSources } from '../../../test/harness/sources/test-sources.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { watchPosts } from '../../catalogue/metric-history/watch-posts.ts';
import { seedSandboxCredentials } from '../sources/credentials/sandbox-credentials.ts';

const count = 600;
const maxKills = 8;
const videos = someVideos(1, count);

it('fetches each post once however often its worker is killed', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const people = peopleOf([someChannel(1, { posts: videos })]);
  const platforms = await listenAsPlatforms({ people, now: () => new Date() });
  onTestFinished(() => platforms.close());
  const { db } = database;
  const ctx = testContext(new Date().toISOString());
  await seedSandboxCredentials(db, ctx, testSources(platforms.address));
  await watchPosts(
    db,
    ctx,
    { teamId: 1, projectId: 1 },
    videos.map(({ platformPostId: id }) => ({
      key: `youtube:${id}`,
      platform: 'youtube',
      platformPostId: id,
      url: `https://youtube.example/@channel1/video/${id}`,
      handle: '',
      isSample: true,
      creatorId: null,
      publishedAt: null,
    })),
  );
  const answered = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from watched_posts where seen_at is not null`.execute(db);
    return rows[0]?.count ?? 0;
  };

  const inTheMiddle = async () => {
    while ((await answered()) === 0) await pass(2);
    return 'killed';
  };

  const seen: number[] = [];
  let isKilled = true;
  // Each run may live longer than the one before, so that the test ends on any machine.
  for (let life = 200; isKilled; life += 200) {
    const worker = await startPostFetch(database.appUrl, platforms.address);
    const ended = worker.ended.then(() => 'done');
    // The first kill comes in the middle on any machine, the others at random moments.
    const soon = () => (seen.length ? pass(Math.random() * life, 'killed') : inTheMiddle());
    const kill = seen.length < maxKills ? [soon()] : [];
    isKilled = (await Promise.race([ended, ...kill])) === 'killed';
    if (isKilled) worker.kill();
    await worker.ended;
    seen.push(await answered());
    // Long after the kill, its leases have ended.
    await sql`update metric_poll_batches set leased_until = leased_until - interval '1 hour'`.execute(db);
  }

  const posts = await readWatchedPosts(
    db,
    videos.map(video => `youtube:${video.platformPostId}`),
  );
  expect([...posts.values()].map(({ points }) => points.map(({ plays }) => plays))).toEqual(
    [...posts.keys()].map(key => [1000 + Number(key.split('-')[1])]),
  );
  const { rows: left } = await sql`select key from metric_polls where batch is not null`.execute(db);
  expect(left).toEqual([]);
  expect(await sql`select id from metric_poll_batches`.execute(db)).toMatchObject({ rows: [] });
  expect(await sql`select scope from source_answers`.execute(db)).toMatchObject({ rows: [] });
  const asked = platforms.asked.filter(line => line.includes('/videos'));
  expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(seen.length * 4);
  // Some kills must have come in the middle, otherwise the test shows nothing.
  expect(
    seen.some(answers => answers > 0 && answers < count),
    `answered at the kills: ${seen.join()}`,
  ).toBe(true);
});
