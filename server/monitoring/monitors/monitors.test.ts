import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  keyOf,
  linkOf,
  MonitorRoom,
  postIds,
  told,
} from '../../../test/fixtures/monitoring/monitor-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { syncDueMonitors } from '../monitor-sync/sync-due-monitors.ts';
import { removeMember } from '../../workspace/members/service.ts';

let app: TestApp;
let room: MonitorRoom;
/** Tests share this team, unless they need their own. */
let shared: MonitorRoom;
let rooms = 0;
const ownRoom = (plan?: string) => MonitorRoom.open(app, `monitors${++rooms}`, plan);
let ids = 0;
/** Posts that no other test uses. */
const newPosts = (count: number) => postIds(count, (ids += 10));

beforeAll(async () => {
  app = await startTestApp();
  shared = await ownRoom();
});
afterAll(() => app.close());
beforeEach(() => {
  room = shared;
});

const watchersOf = async (id: number) => {
  const { db } = app.database;
  const rows = await db.selectFrom('post_watchers').select('key').where('project_id', '=', id).execute();
  return rows.map(({ key }) => key).toSorted();
};
const actionsOf = async () => {
  const { teamId } = room.owner;
  const rows = await asTeam(app.database.db, teamId, db =>
    db.selectFrom('audit_log_entries').select('action').where('team_id', '=', teamId).orderBy('id').execute(),
  );
  return rows.map(({ action }) => action).filter(action => action.startsWith('monitor.'));
};

describe('making a project', () => {
  it('is stored as entered, and takes one of the plan', async () => {
    room = await ownRoom();
    const fields = { name: 'Launch', zone: 'America/New_York', budgetMinor: 500_000, currency: 'USD' };
    const { data } = await room.create({ ...fields, ownerId: room.member.accountId });
    const { projects, total, used, limit, linksLimit, owners } = (await room.list()).data;
    expect(projects).toMatchObject([
      {
        ...fields,
        id: data.id,
        state: 'open',
        beginsOn: '2026-11-01',
        endsOn: '2026-11-30',
        ownerName: `${room.member.username} nick`,
        createdBy: `${room.owner.username} nick`,
        posts: 0,
        follows: 0,
        figures: { posts: 0, plays: null, engagementBp: null },
        leftOut: 0,
        mine: true,
        readOnly: false,
      },
    ]);
    expect({ total, used, limit, linksLimit }).toEqual({ total: 1, used: 1, limit: 20, linksLimit: 200 });
    expect(owners.map(({ id }) => id)).toEqual([room.owner.accountId, room.member.accountId]);
  });

  it.each<[string, Partial<ProjectFields>, string[]]>([
    ['without a name', { name: ' ' }, ['name']],
    ['that ends before it begins', { endsOn: '2026-10-31' }, ['endsOn']],
    ['of more than 730 days', { endsOn: '2028-10-31' }, ['endsOn']],
    ['on a day that is none', { beginsOn: '2026-02-30' }, ['beginsOn']],
    ['in a zone that is none', { zone: 'Europe/Nowhere' }, ['zone']],
    ['in an offset instead of a zone', { zone: '+08:00' }, ['zone']],
    ['for nobody of the team', { ownerId: 999_999 }, ['ownerId']],
    ['in money that is none', { currency: 'XXX' }, ['currency']],
    ['with a budget below nothing', { budgetMinor: -1 }, ['budgetMinor']],
  ])('is refused for one %s', async (_what, fields, names) => {
    const { status, fields: refused } = await room.create(fields, room.tokens.member);
    expect([status, refused]).toEqual([400, names]);
  });

  it('names all that is wrong, and takes 730 days', async () => {
    const wrong = { endsOn: '2026-10-01', zone: 'X', ownerId: 999_999 };
    expect((await room.create(wrong)).fields).toEqual(['endsOn', 'zone', 'ownerId']);
    expect((await room.create({ endsOn: '2028-10-30' })).code).toBe(0);
  });

  it('is limited by the plan, also for two concurrent calls', async () => {
    const free = await ownRoom('free');
    const codes = (await Promise.all([free.create(), free.create(), free.create()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 430, 430]);
    const { id } = (await free.list()).data.projects[0] ?? { id: 0 };
    await free.remove(id);
    expect((await free.create()).code).toBe(0);
  });
});

describe('the list', () => {
  it('is paged and filtered', async () => {
    room = await ownRoom();
    const [tea, coffee] = [
      await room.start([], { name: 'Green Tea' }),
      await room.start([], { name: 'Coffee' }),
    ];
    const milk = await room.start([], { name: 'Milk tea', ownerId: room.member.accountId });
    await room.changeState(coffee, 'closed');
    const idsOf = async (query: Parameters<MonitorRoom['list']>[0]) =>
      (await room.list(query)).data.projects.map(({ id }) => id);
    expect(await idsOf({})).toEqual([milk, coffee, tea]);
    expect(await idsOf({ size: 2, page: 2 })).toEqual([tea]);
    expect(await idsOf({ name: 'TEA' })).toEqual([milk, tea]);
    expect(await idsOf({ state: 'closed' })).toEqual([coffee]);
    expect(await idsOf({ ownerId: room.member.accountId })).toEqual([milk]);
  });

  it('adds up the figures of its posts', async () => {
    const [one = '', other = '', third = ''] = newPosts(3);
    const id = await room.start([one, other, third]);
    await room.tell(
      told(one, '2026-11-19T00:00:00Z', { plays: 1000, likes: 40, comments: 8, shares: 2 }),
      told(other, '2026-11-19T00:00:00Z', { plays: 3000, likes: 50 }),
      told(third, '2026-11-19T00:00:00Z', { plays: 500 }),
    );
    await syncDueMonitors(app.database.db, app.world);
    const [project] = (await room.list()).data.projects;
    expect(project).toMatchObject({ id, posts: 3, heldBack: 0, offline: 0 });
    // Of the posts with known likes: 100 of 4,000 plays.
    const figures = { posts: 3, plays: 4500, likes: 90, comments: 8, shares: 2, engagementBp: 250 };
    expect(project?.figures).toEqual(figures);
    expect(project?.spark.at(-1)).toBe(4500);
  });
});

describe('a project that is changed', () => {
  it('is as reported at that time', async () => {
    const id = await room.start();
    const before = (await actionsOf()).length;
    expect((await room.change(id, { name: 'Other', zone: 'Asia/Tokyo', currency: 'JPY' })).code).toBe(0);
    await room.change(id, { name: 'Other', zone: 'Asia/Tokyo', currency: 'JPY' });
    expect((await room.show(id)).data.project).toMatchObject({ name: 'Other', zone: 'Asia/Tokyo' });
    expect((await room.change(id, { endsOn: '2026-10-01' })).fields).toEqual(['endsOn']);
    expect((await actionsOf()).slice(before)).toEqual(['monitor.update']);
  });

  it('may be changed by its creator, its owner and the main account', async () => {
    const id = await room.start();
    const asMember = [
      await room.change(id, { name: 'No' }, room.tokens.member),
      await room.changeState(id, 'closed', room.tokens.member),
      await room.remove(id, room.tokens.member),
    ];
    expect(asMember.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await room.show(id, room.tokens.member)).data.project.mine).toBe(false);
    await room.change(id, { ownerId: room.member.accountId });
    expect((await room.show(id, room.tokens.member)).data.project.mine).toBe(true);
    expect((await room.changeState(id, 'closed', room.tokens.member)).code).toBe(0);
  });

  it('passes on when an account is deleted', async () => {
    room = await ownRoom();
    const { data } = await room.create({ ownerId: room.member.accountId }, room.tokens.member);
    await removeMember(app.database.db, room.ctx, room.member.accountId);
    const name = `${room.owner.username} nick`;
    expect((await room.show(data.id)).data.project).toMatchObject({ ownerName: name, createdBy: name });
  });
});

describe('closing and opening', () => {
  it('stops the fetching that only it needs, and resumes', async () => {
    room = await ownRoom();
    const ids = newPosts(2);
    const keys = ids.map(keyOf);
    const id = await room.start(ids);
    await room.follow(id, { hashtag: `closing${rooms}` });
    expect(await watchersOf(id)).toEqual(keys);
    const tags = () =>
      app.database.db.selectFrom('watched_tags').select('tag').where('tag', '=', `closing${rooms}`).execute();

    await room.changeState(id, 'closed');
    expect([await watchersOf(id), await tags()]).toEqual([[], []]);
    expect((await room.show(id)).data).toMatchObject({ project: { state: 'closed', posts: 2 }, cost: [] });
    const refused = [
      await room.add(id, linkOf('7300000000000009999')),
      await room.follow(id, { hashtag: 'x' }),
    ];
    expect(refused.map(({ status, fields }) => [status, fields])).toEqual([
      [400, ['id']],
      [400, ['id']],
    ]);

    await room.changeState(id, 'open');
    expect([await watchersOf(id), (await tags()).length]).toEqual([keys, 1]);
    await room.changeState(id, 'open');
    expect(await actionsOf()).toEqual([
      'monitor.create',
      'monitor.addPosts',
      'monitor.follow',
      'monitor.steer',
      'monitor.steer',
    ]);
  });

  it('leaves projects beyond the plan read-only', async () => {
    room = await ownRoom();
    const ids = newPosts(6);
    const [first, second] = [await room.start(ids), await room.start()];
    await room.changeState(first, 'closed');
    await app.givePlan(room.owner.username, 'free');
    const { projects } = (await room.list()).data;
    expect(projects.map(({ id, readOnly }) => [id, readOnly])).toEqual([
      [second, true],
      [first, false],
    ]);
    const refused = [
      await room.add(second, linkOf('7300000000000009999')),
      await room.follow(second, { hashtag: 'x' }),
      await room.change(second, { name: 'Other' }),
      // Six posts, and a plan with five.
      await room.changeState(first, 'open'),
    ];
    expect(refused.map(({ code }) => code)).toEqual([430, 430, 430, 430]);
    await room.take(first, [keyOf(ids[0] ?? '')]);
    expect((await room.changeState(first, 'open')).code).toBe(0);
    expect((await room.changeState(second, 'closed')).code).toBe(0);
  });
});

describe('removing a project', () => {
  it('deletes all its data, and returns its quotas', async () => {
    const before = await room.used('monitor.projects');
    const ids = newPosts(3);
    const [id, other] = [await room.start(ids), await room.start(ids.slice(0, 1))];
    const [ann = 0] = await someCreators(app.database.db, 1, app.world.now());
    await room.follow(id, { creatorIds: [ann], hashtag: `removed${rooms}` });
    await room.take(id, [keyOf(ids[2] ?? '')]);
    expect(await room.used('monitor.links', String(id))).toBe(2);

    expect((await room.remove(id)).code).toBe(0);
    expect([await watchersOf(id), await watchersOf(other)]).toEqual([[], [keyOf(ids[0] ?? '')]]);
    expect(await room.used('monitor.projects')).toBe(before + 1);
    expect(await room.used('monitor.links', String(id))).toBe(0);
    const { teamId } = room.owner;
    const left = await asTeam(app.database.db, teamId, async db => [
      await db.selectFrom('monitor_posts').select('key').where('project_id', '=', id).execute(),
      await db.selectFrom('monitor_follows').select('id').where('project_id', '=', id).execute(),
      await db
        .selectFrom('due_work')
        .select('id')
        .where('team_id', '=', teamId)
        .where('id', '=', id)
        .execute(),
    ]);
    expect(left.map(rows => rows.length)).toEqual([0, 0, 0]);
    const changes = await app.database.db
      .selectFrom('creator_interest_changes')
      .select(['kind', 'amount'])
      .where('creator_id', '=', ann)
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { kind: 'monitor', amount: 1 },
      { kind: 'monitor', amount: -1 },
    ]);
    expect((await room.show(id)).status).toBe(404);
  });
});

it('is unknown to another team', async () => {
  const id = await room.start();
  const other = await ownRoom();
  const answers = [
    await other.show(id),
    await other.change(id, {}),
    await other.changeState(id, 'closed'),
    await other.remove(id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await other.list()).data).toMatchObject({ projects: [], total: 0 });
});
