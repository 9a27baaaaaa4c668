import { beforeAll, describe, expect, test } from 'vitest';
import type { PostRecord } from '../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase } from '../../../test/harness/database/fresh-database.ts';
import type { Db } from '../../core/db/database.ts';
import { writeRecords } from '../creator-records/service.ts';
import { purgeSource } from '../creator-records/source-policy/purge.ts';
import {
  askSoon,
  findsOfTags,
  followTag,
  nextPolls,
  readWatchedPosts,
  watchedPostsOf,
  type NamedPost,
} from './service.ts';
import { observeAbsence, observeFailure } from './observe-posts.ts';
import { unwatchPosts, watchPosts } from './watch-posts.ts';
import { deleteHistory } from './delete-history.ts';

let db: Db;
const start = new Date('2026-06-01T00:00:00Z');
beforeAll(async () => {
  ({ db } = await freshDatabase());
});

const named = (id: string, more: Partial<NamedPost> = {}): NamedPost => ({
  key: `tiktok:${id}`,
  platform: 'tiktok',
  platformPostId: id,
  url: `https://www.tiktok.com/@ann/video/${id}`,
  handle: 'ann',
  isSample: false,
  creatorId: null,
  publishedAt: null,
  ...more,
});
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const reported = (id: string, at: number, plays: number, more: Partial<PostRecord> = {}): PostRecord => ({
  type: 'post',
  platform: 'tiktok',
  creator: { handle: 'ann' },
  platformPostId: id,
  caption: 'morning #coffee',
  publishedAt: start.toISOString(),
  observedAt: hours(at).toISOString(),
  plays,
  ...more,
});
const one = { teamId: 1, projectId: 1 };
const other = { teamId: 2, projectId: 7 };
const read = async (id: string) => {
  const post = (await readWatchedPosts(db, [`tiktok:${id}`])).get(`tiktok:${id}`);
  if (!post) throw new Error(`${id} is not watched`);
  return post;
};
const dueOf = async (id: string) => (await nextPolls(db, [`tiktok:${id}`])).get(`tiktok:${id}`);
const woken = async () => {
  const rows = await db.deleteFrom('due_work').where('kind', '=', 'monitor.sync').returningAll().execute();
  return rows.map(({ team_id, id }) => `${team_id}:${id}`).toSorted();
};

describe('readings of a monitored post', () => {
  test('become its history, in any order and with repeats', async () => {
    const ctx = testContext(start.toISOString());
    await watchPosts(db, ctx, one, [named('a1')]);
    await watchPosts(db, ctx, other, [named('a1')]);
    ctx.pass(5 * 3_600_000);
    const all = [reported('a1', 1, 100), reported('a1', 3, 300), reported('a1', 2, 200)];
    await writeRecords(db, ctx, 'file', all);
    const post = await read('a1');
    expect(post.points.map(({ plays }) => plays)).toEqual([100, 200, 300]);
    expect(post).toMatchObject({
      state: 'online',
      plays: 300,
      caption: 'morning #coffee',
      hashtags: ['coffee'],
    });
    expect(post.creatorId).not.toBeNull();
    expect(await woken()).toEqual(['1:1', '2:7']);
    expect(await dueOf('a1')).toEqual(hours(6));

    await writeRecords(db, ctx, 'file', all);
    expect(await read('a1')).toEqual(post);
    expect(await woken()).toEqual([]);
    expect((await watchedPostsOf(db, [post.creatorId ?? 0])).map(({ key }) => key)).toEqual(['tiktok:a1']);
  });

  test('posts that nobody monitors are not stored', async () => {
    const ctx = testContext(start.toISOString());
    await writeRecords(db, ctx, 'file', [reported('b1', 1, 100)]);
    expect((await readWatchedPosts(db, ['tiktok:b1'])).size).toBe(0);
  });

  test('a changed caption is stored with the previous one if one source reports both', async () => {
    const ctx = testContext(start.toISOString());
    await watchPosts(db, ctx, one, [named('c1')]);
    await writeRecords(db, ctx, 'file', [reported('c1', 1, 100)], 'tiktok_market');
    await writeRecords(db, ctx, 'file', [reported('c1', 2, 120, { caption: 'other words' })]);
    expect((await read('c1')).edits).toEqual([]);
    await writeRecords(db, ctx, 'file', [reported('c1', 3, 130, { caption: 'now #ad' })], 'tiktok_market');
    const { edits, captionDisclosed } = await read('c1');
    expect(edits).toEqual([{ at: hours(3).toISOString(), before: 'other words' }]);
    expect(captionDisclosed).toBe(true);
  });

  test('two concurrent readings are both kept', async () => {
    const ctx = testContext(start.toISOString());
    await watchPosts(db, ctx, one, [named('d1')]);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        writeRecords(db, ctx, 'file', [reported('d1', index + 1, 100 + index)]),
      ),
    );
    expect((await read('d1')).points.map(({ plays }) => plays)).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107,
    ]);
  });
});

describe('missing readings', () => {
  test('is a gap, polled again, and never a figure', async () => {
    const ctx = testContext(start.toISOString());
    await watchPosts(db, ctx, one, [named('e1')]);
    await writeRecords(db, ctx, 'file', [reported('e1', 1, 100)]);
    await woken();
    await observeFailure(db, hours(2), new Map([['tiktok:e1', 'temporary']]));
    await observeFailure(db, hours(3), new Map([['tiktok:e1', 'temporary']]));
    const down = await read('e1');
    expect(down.gaps).toEqual([{ from: hours(1).toISOString(), to: null, reason: 'temporary' }]);
    expect(down.points).toHaveLength(1);
    expect(await woken()).toEqual(['1:1']);
  });

  test('a post is gone after two checks without it, and is then checked less often', async () => {
    const ctx = testContext(hours(2).toISOString());
    await watchPosts(db, ctx, one, [named('f1', { publishedAt: start })]);
    await writeRecords(db, ctx, 'file', [reported('f1', 1, 100)]);
    const gone = (at: number) =>
      observeAbsence(db, hours(at), new Map([['tiktok:f1', { at: hours(at), absent: 'gone' as const }]]));
    await gone(2);
    expect((await read('f1')).state).toBe('online');
    expect(await dueOf('f1')).toEqual(hours(2.25));
    await gone(2.25);
    expect(await read('f1')).toMatchObject({ state: 'gone', stateSince: hours(2), plays: 100 });
    expect(await dueOf('f1')).toEqual(hours(26.25));
    await gone(24 * 40);
    expect(await dueOf('f1')).toBeUndefined();
  });
});

test('data that a source allows for a limited time is deleted then', async () => {
  const ctx = testContext(start.toISOString());
  await watchPosts(db, ctx, one, [named('k1'), named('k2')]);
  const days = (count: number) => hours(24 * count);
  for (const id of ['k1', 'k2'])
    await writeRecords(
      db,
      ctx,
      'file',
      [reported(id, 0, 100), reported(id, 24 * 10, 150), reported(id, 24 * 20, 180)],
      'youtube',
    );
  await writeRecords(db, ctx, 'file', [reported('k2', 24 * 35, 200)], 'youtube');
  const changed = await deleteHistory(db, {
    source: 'youtube',
    pointsSince: days(11),
    textsSince: days(30),
  });
  expect(changed).toBe(2);
  const [gone, kept] = [await read('k1'), await read('k2')];
  expect(gone.points.map(({ plays }) => plays)).toEqual([180]);
  expect([gone.caption, gone.hashtags]).toEqual(['', []]);
  expect(kept.points.map(({ plays }) => plays)).toEqual([180, 200]);
  expect(kept.caption).toBe('morning #coffee');
});

test('data that a creator shared is deleted when they withdraw it', async () => {
  const ctx = testContext(start.toISOString());
  await watchPosts(db, ctx, one, [named('l1'), named('l2')]);
  await writeRecords(db, ctx, 'file', [reported('l1', 1, 100)], 'tiktok_own');
  await writeRecords(db, ctx, 'file', [reported('l2', 1, 100)], 'tiktok_market');
  await purgeSource(db, ctx, (await read('l1')).creatorId ?? 0, 'tiktok_own');
  expect(await read('l1')).toMatchObject({ points: [], caption: '', plays: null, source: null });
  expect(await read('l2')).toMatchObject({ plays: 100, caption: 'morning #coffee' });
});

describe('watching', () => {
  test('ends with the last project, and keeps the data', async () => {
    const ctx = testContext(start.toISOString());
    await watchPosts(db, ctx, one, [named('g1')]);
    await watchPosts(db, ctx, other, [named('g1')]);
    await unwatchPosts(db, one, ['tiktok:g1']);
    expect(await dueOf('g1')).toEqual(start);
    await unwatchPosts(db, other, ['tiktok:g1']);
    expect(await dueOf('g1')).toBeUndefined();
    expect((await read('g1')).state).toBe('waiting');
    await watchPosts(db, ctx, one, [named('g1')]);
    expect(await dueOf('g1')).toEqual(start);
    ctx.pass(3_600_000);
    expect(await askSoon(db, ctx, 'tiktok:g1')).toEqual(hours(1));
    expect(await dueOf('g1')).toEqual(hours(1));
  });

  test('a followed hashtag finds posts as they are reported', async () => {
    const ctx = testContext(start.toISOString());
    await followTag(db, ctx, 'coffee', 1);
    await writeRecords(db, ctx, 'file', [
      reported('h1', 1, 100),
      reported('h2', 1, 100, { caption: '#tea' }),
    ]);
    const all = { from: start, to: hours(24), foundSince: start };
    const finds = await findsOfTags(db, ['coffee'], all);
    expect(finds.map(({ post }) => post.key)).toEqual(['tiktok:h1']);
    await followTag(db, ctx, 'coffee', -1);
    await writeRecords(db, ctx, 'file', [reported('h3', 1, 100)]);
    expect(await findsOfTags(db, ['coffee'], all)).toHaveLength(1);
  });
});
