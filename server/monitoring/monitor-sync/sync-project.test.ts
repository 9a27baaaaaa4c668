import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  keyOf,
  linkOf,
  MonitorFixture,
  postIds,
  reported,
} from '../../../test/fixtures/monitoring/monitor-fixture.ts';
import { findNamedCreators } from '../../catalogue/creator-records/writing/named-creators.ts';
import { syncProject, type Judge } from './sync-project.ts';
import { syncDueMonitors } from './sync-due-monitors.ts';

let app: TestApp;
let fixture: MonitorFixture;
let ids = 0;
let names = 0;
/** Posts that no other test uses. */
const newPosts = (count: number) => postIds(count, (ids += 1000));
const minutes = (count: number) => app.world.pass(count * 60_000);
/** Stand-ins for the brief and for alerts. */
const [first, second] = [vi.fn<Judge>(), vi.fn<Judge>()];
const sync = () => syncDueMonitors(app.database.db, app.world, [first, second]);

beforeAll(async () => {
  app = await startTestApp();
  fixture = await MonitorFixture.open(app, 'looks', 'team');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('due_work').where('kind', '=', 'monitor.sync').execute();
  for (const judge of [first, second]) judge.mockReset().mockResolvedValue(null);
});

const dueOf = async (id: number) => {
  const row = await app.database.db
    .selectFrom('due_work')
    .select(['due_at', 'leased_by'])
    .where('kind', '=', 'monitor.sync')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { at: row.due_at, isHeld: row.leased_by !== '' };
};
const inMinutes = (count: number) => new Date(app.world.now().getTime() + count * 60_000);

/** A creator with posts, each with its caption and its time of publication. */
async function publish(posts: [caption: string, publishedAt: string][]) {
  const handle = `creator${++names}`;
  const own = newPosts(posts.length);
  await fixture.tell(
    ...posts.map(([caption, publishedAt], at) =>
      reported(own[at] ?? '', '2026-11-19T00:00:00Z', {
        creator: { handle },
        caption,
        publishedAt,
        plays: 10,
      }),
    ),
  );
  const [found] = await findNamedCreators(app.database.db, [{ platform: 'tiktok', handle }]);
  return { creatorId: found?.id ?? 0, handle, keys: own.map(keyOf) };
}

describe('posts of follows', () => {
  it('are added when published in the project’s days, on its clock', async () => {
    const { creatorId, keys } = await publish([
      ['too early', '2026-10-31T15:59:59Z'],
      ['first moment', '2026-10-31T16:00:00Z'],
      ['last moment', '2026-11-30T15:59:59Z'],
      ['too late', '2026-11-30T16:00:00Z'],
    ]);
    const id = await fixture.start([], { zone: 'Asia/Shanghai' });
    await fixture.follow(id, { creatorIds: [creatorId] });
    await sync();
    expect(await fixture.keysIn(id)).toEqual([keys[1], keys[2]]);
    const { posts } = (await fixture.posts(id)).data;
    expect(posts.map(({ foundBy, creator }) => [foundBy, creator?.id])).toEqual([
      ['creator', creatorId],
      ['creator', creatorId],
    ]);
    const [follow] = (await fixture.follows(id)).data.follows;
    expect(follow).toMatchObject({ found: 2, lookedAt: app.world.now().toISOString() });
    expect(follow?.nextAt).toBe(inMinutes(30).toISOString());
    expect(await dueOf(id)).toEqual({ at: inMinutes(30), isHeld: false });
  });

  it('are added with the required words only', async () => {
    const { creatorId, keys } = await publish([
      ['Green tea', '2026-11-02T00:00:00Z'],
      ['A party', '2026-11-03T00:00:00Z'],
      ['so good #matcha', '2026-11-04T00:00:00Z'],
    ]);
    const id = await fixture.start();
    await fixture.follow(id, { creatorIds: [creatorId], words: ['TEA', 'art', '#matcha'] });
    await sync();
    expect(await fixture.keysIn(id)).toEqual([keys[0], keys[2]]);
  });

  it('are added by hashtag, on one platform or on any', async () => {
    const id = await fixture.start();
    const elsewhere = await fixture.start();
    const tag = `tag${++names}`;
    await fixture.follow(id, { hashtag: tag });
    await fixture.follow(elsewhere, { hashtag: tag, platform: 'youtube' });
    const { keys } = await publish([
      [`new #${tag}`, '2026-11-05T00:00:00Z'],
      ['nothing', '2026-11-05T00:00:00Z'],
      [`old #${tag}`, '2026-10-05T00:00:00Z'],
    ]);
    await sync();
    expect([await fixture.keysIn(id), await fixture.keysIn(elsewhere)]).toEqual([[keys[0]], []]);
    expect((await fixture.posts(id)).data.posts[0]?.foundBy).toBe('hashtag');
  });

  it('are searched each half hour, and not in a closed or long ended project', async () => {
    const { creatorId, handle } = await publish([['one', '2026-11-02T00:00:00Z']]);
    const id = await fixture.start();
    await fixture.follow(id, { creatorIds: [creatorId] });
    await sync();
    const [next = ''] = newPosts(1);
    await fixture.tell(reported(next, '2026-11-19T00:00:00Z', { creator: { handle }, plays: 1 }));
    minutes(29);
    await sync();
    expect(await fixture.keysIn(id)).toHaveLength(1);
    minutes(1);
    await sync();
    expect(await fixture.keysIn(id)).toHaveLength(2);
    await fixture.change(id, { beginsOn: '2026-10-01', endsOn: '2026-10-31' });
    minutes(30);
    await sync();
    expect(await dueOf(id)).toBeUndefined();
    await fixture.change(id, {});
    await fixture.changeState(id, 'closed');
    await sync();
    expect(await dueOf(id)).toBeUndefined();
  });

  it('are not added again after a manual removal', async () => {
    const { creatorId, handle, keys } = await publish([['one', '2026-11-02T00:00:00Z']]);
    const id = await fixture.start();
    await fixture.follow(id, { creatorIds: [creatorId] });
    await sync();
    await fixture.take(id, keys);
    minutes(30);
    await sync();
    expect(await fixture.keysIn(id)).toEqual([]);
    await fixture.add(id, linkOf((keys[0] ?? '').slice('tiktok:'.length), handle));
    expect(await fixture.keysIn(id)).toEqual(keys);
  });

  it('are limited by the plan, and the project says how many were left out', async () => {
    const free = await MonitorFixture.open(app, `free${++names}`, 'free');
    const days = ['02', '03', '04', '05', '06', '07', '08'];
    const { creatorId, keys } = await publish(
      days.map((day): [string, string] => ['post', `2026-11-${day}T00:00:00Z`]),
    );
    const id = await free.start();
    await free.follow(id, { creatorIds: [creatorId] });
    await sync();
    expect(await free.keysIn(id)).toEqual(keys.slice(0, 5));
    expect((await free.show(id)).data.project.leftOut).toBe(2);
    await free.take(id, keys.slice(0, 1));
    minutes(30);
    await sync();
    expect(await free.keysIn(id)).toEqual(keys.slice(1, 6));
    expect((await free.show(id)).data.project.leftOut).toBe(1);
    await app.givePlan(free.owner.username, 'basic');
    minutes(30);
    await sync();
    expect(await free.keysIn(id)).toEqual(keys.slice(1));
    expect((await free.show(id)).data.project.leftOut).toBe(0);
    expect(await free.used('monitor.links', String(id))).toBe(6);
  });
});

describe('a look', () => {
  it('checks the posts, also newly found ones, and is scheduled again as needed', async () => {
    const { creatorId, keys } = await publish([['found', '2026-11-02T00:00:00Z']]);
    const [pasted = ''] = newPosts(1);
    const id = await fixture.start([pasted]);
    await fixture.follow(id, { creatorIds: [creatorId] });
    first.mockResolvedValue(inMinutes(20));
    second.mockResolvedValue(inMinutes(10));
    await sync();
    for (const judge of [first, second]) {
      const [, , teamId, project, posts] = judge.mock.calls[0] ?? [];
      expect([teamId, project?.id]).toEqual([fixture.owner.teamId, id]);
      expect(posts?.map(({ post }) => post.key).toSorted()).toEqual([keyOf(pasted), ...keys].toSorted());
    }
    expect(await dueOf(id)).toEqual({ at: inMinutes(10), isHeld: false });
  });

  it('runs when a post has news, and not before', async () => {
    const [post = ''] = newPosts(1);
    const id = await fixture.start([post]);
    await sync();
    expect(await dueOf(id)).toBeUndefined();
    second.mockClear();
    await sync();
    expect(second).not.toHaveBeenCalled();
    await fixture.tell(reported(post, '2026-11-19T00:00:00Z', { plays: 5 }));
    await sync();
    expect(second).toHaveBeenCalledOnce();
    expect(second.mock.calls[0]?.[4][0]?.post.plays).toBe(5);
  });

  it('with a failing step leaves nothing incomplete, and is repeated', async () => {
    const { creatorId, keys } = await publish([['one', '2026-11-02T00:00:00Z']]);
    const [id, well] = [await fixture.start(), await fixture.start(newPosts(1))];
    await fixture.follow(id, { creatorIds: [creatorId] });
    second.mockImplementation(async (_db, _ctx, _team, project) => {
      if (project.id === id) throw new Error('killed here');
      return null;
    });
    await expect(sync()).rejects.toThrow('1 of monitor.sync failed');
    expect([await fixture.keysIn(id), await fixture.used('monitor.links', String(id))]).toEqual([[], 0]);
    expect([await dueOf(id), await dueOf(well)]).toEqual([{ at: inMinutes(1), isHeld: false }, undefined]);
    second.mockResolvedValue(null);
    minutes(1);
    await sync();
    expect(await fixture.keysIn(id)).toEqual(keys);
    expect((await fixture.follows(id)).data.follows[0]?.found).toBe(1);
  });

  it('that a worker left is made by another when its lease has run out', async () => {
    const { creatorId, keys } = await publish([['one', '2026-11-02T00:00:00Z']]);
    const id = await fixture.start();
    await fixture.follow(id, { creatorIds: [creatorId] });
    const { db } = app.database;
    const leave = (until: Date) =>
      db
        .updateTable('due_work')
        .set({ leased_by: 'dead', leased_until: until, due_at: new Date('9999-01-01T00:00:00Z') })
        .where('kind', '=', 'monitor.sync')
        .where('id', '=', id)
        .execute();
    await leave(new Date('9000-01-01T00:00:00Z'));
    await sync();
    expect(await fixture.keysIn(id)).toEqual([]);
    await leave(new Date('2020-01-01T00:00:00Z'));
    await sync();
    expect(await fixture.keysIn(id)).toEqual(keys);
  });

  it('by two concurrent workers finds everything once', async () => {
    const days = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'));
    const { creatorId, keys } = await publish(
      days.map((day): [string, string] => ['post', `2026-11-${day}T00:00:00Z`]),
    );
    const id = await fixture.start();
    await fixture.follow(id, { creatorIds: [creatorId] });
    const { db } = app.database;
    // Two syncs of one project at the same time, as when a lease runs out while its worker still lives.
    const due = { teamId: fixture.owner.teamId, id };
    const syncNow = () => syncProject(db, app.world, due, [first, second]);
    await Promise.all([syncNow(), syncNow(), sync(), sync()]);
    expect(await fixture.keysIn(id)).toEqual(keys);
    expect(await fixture.used('monitor.links', String(id))).toBe(20);
    expect((await fixture.follows(id)).data.follows[0]?.found).toBe(20);
  });
});
