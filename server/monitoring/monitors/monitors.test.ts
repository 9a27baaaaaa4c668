import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  keyOf,
  linkOf,
  MonitorFixture,
  postIds,
  reported,
} from '../../../test/fixtures/monitoring/monitor-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { syncDueMonitors } from '../monitor-sync/sync-due-monitors.ts';
import { removeMember } from '../../workspace/members/service.ts';

let app: TestApp;
let fixture: MonitorFixture;
/** Tests share this team, unless they need their own. */
let shared: MonitorFixture;
let fixtures = 0;
const ownFixture = (plan?: string) => MonitorFixture.open(app, `monitors${++fixtures}`, plan);
let ids = 0;
/** Posts that no other test uses. */
const newPosts = (count: number) => postIds(count, (ids += 10));

beforeAll(async () => {
  app = await startTestApp();
  shared = await ownFixture();
});
afterAll(() => app.close());
beforeEach(() => {
  fixture = shared;
});

const watchersOf = async (id: number) => {
  const { db } = app.database;
  const rows = await db.selectFrom('post_watchers').select('key').where('project_id', '=', id).execute();
  return rows.map(({ key }) => key).toSorted();
};
const actionsOf = async () => {
  const { teamId } = fixture.owner;
  const rows = await asTeam(app.database.db, teamId, db =>
    db.selectFrom('audit_log_entries').select('action').where('team_id', '=', teamId).orderBy('id').execute(),
  );
  return rows.map(({ action }) => action).filter(action => action.startsWith('monitor.'));
};

describe('making a project', () => {
  it('is stored as entered, and takes one of the plan', async () => {
    fixture = await ownFixture();
    const fields = { name: 'Launch', zone: 'America/New_York', budgetMinor: 500_000, currency: 'USD' };
    const { data } = await fixture.create({ ...fields, ownerId: fixture.member.accountId });
    const { projects, total, used, limit, linksLimit, owners } = (await fixture.list()).data;
    expect(projects).toMatchObject([
      {
        ...fields,
        id: data.id,
        state: 'open',
        beginsOn: '2026-11-01',
        endsOn: '2026-11-30',
        ownerName: `${fixture.member.username} nick`,
        createdBy: `${fixture.owner.username} nick`,
        posts: 0,
        follows: 0,
        figures: { posts: 0, plays: null, engagementBp: null },
        leftOut: 0,
        mine: true,
        readOnly: false,
      },
    ]);
    expect({ total, used, limit, linksLimit }).toEqual({ total: 1, used: 1, limit: 20, linksLimit: 200 });
    expect(owners.map(({ id }) => id)).toEqual([fixture.owner.accountId, fixture.member.accountId]);
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
    const { status, fields: refused } = await fixture.create(fields, fixture.tokens.member);
    expect([status, refused]).toEqual([400, names]);
  });

  it('names all that is wrong, and takes 730 days', async () => {
    const wrong = { endsOn: '2026-10-01', zone: 'X', ownerId: 999_999 };
    expect((await fixture.create(wrong)).fields).toEqual(['endsOn', 'zone', 'ownerId']);
    expect((await fixture.create({ endsOn: '2028-10-30' })).code).toBe(0);
  });

  it('is limited by the plan, also for two concurrent calls', async () => {
    const free = await ownFixture('free');
    const codes = (await Promise.all([free.create(), free.create(), free.create()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 430, 430]);
    const { id } = (await free.list()).data.projects[0] ?? { id: 0 };
    await free.remove(id);
    expect((await free.create()).code).toBe(0);
  });
});

describe('the list', () => {
  it('is paged and filtered', async () => {
    fixture = await ownFixture();
    const [tea, coffee] = [
      await fixture.start([], { name: 'Green Tea' }),
      await fixture.start([], { name: 'Coffee' }),
    ];
    const milk = await fixture.start([], { name: 'Milk tea', ownerId: fixture.member.accountId });
    await fixture.changeState(coffee, 'closed');
    const idsOf = async (query: Parameters<MonitorFixture['list']>[0]) =>
      (await fixture.list(query)).data.projects.map(({ id }) => id);
    expect(await idsOf({})).toEqual([milk, coffee, tea]);
    expect(await idsOf({ size: 2, page: 2 })).toEqual([tea]);
    expect(await idsOf({ name: 'TEA' })).toEqual([milk, tea]);
    expect(await idsOf({ state: 'closed' })).toEqual([coffee]);
    expect(await idsOf({ ownerId: fixture.member.accountId })).toEqual([milk]);
  });

  it('adds up the figures of its posts', async () => {
    const [one = '', other = '', third = ''] = newPosts(3);
    const id = await fixture.start([one, other, third]);
    await fixture.tell(
      reported(one, '2026-11-19T00:00:00Z', { plays: 1000, likes: 40, comments: 8, shares: 2 }),
      reported(other, '2026-11-19T00:00:00Z', { plays: 3000, likes: 50 }),
      reported(third, '2026-11-19T00:00:00Z', { plays: 500 }),
    );
    await syncDueMonitors(app.database.db, app.world);
    const [project] = (await fixture.list()).data.projects;
    expect(project).toMatchObject({ id, posts: 3, heldBack: 0, offline: 0 });
    // Of the posts with known likes: 100 of 4,000 plays.
    const figures = { posts: 3, plays: 4500, likes: 90, comments: 8, shares: 2, engagementBp: 250 };
    expect(project?.figures).toEqual(figures);
    expect(project?.spark.at(-1)).toBe(4500);
  });
});

describe('a project that is changed', () => {
  it('is as reported at that time', async () => {
    const id = await fixture.start();
    const before = (await actionsOf()).length;
    expect((await fixture.change(id, { name: 'Other', zone: 'Asia/Tokyo', currency: 'JPY' })).code).toBe(0);
    await fixture.change(id, { name: 'Other', zone: 'Asia/Tokyo', currency: 'JPY' });
    expect((await fixture.show(id)).data.project).toMatchObject({ name: 'Other', zone: 'Asia/Tokyo' });
    expect((await fixture.change(id, { endsOn: '2026-10-01' })).fields).toEqual(['endsOn']);
    expect((await actionsOf()).slice(before)).toEqual(['monitor.update']);
  });

  it('may be changed by its creator, its owner and the main account', async () => {
    const id = await fixture.start();
    const asMember = [
      await fixture.change(id, { name: 'No' }, fixture.tokens.member),
      await fixture.changeState(id, 'closed', fixture.tokens.member),
      await fixture.remove(id, fixture.tokens.member),
    ];
    expect(asMember.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await fixture.show(id, fixture.tokens.member)).data.project.mine).toBe(false);
    await fixture.change(id, { ownerId: fixture.member.accountId });
    expect((await fixture.show(id, fixture.tokens.member)).data.project.mine).toBe(true);
    expect((await fixture.changeState(id, 'closed', fixture.tokens.member)).code).toBe(0);
  });

  it('passes on when an account is deleted', async () => {
    fixture = await ownFixture();
    const { data } = await fixture.create({ ownerId: fixture.member.accountId }, fixture.tokens.member);
    await removeMember(app.database.db, fixture.ctx, fixture.member.accountId);
    const name = `${fixture.owner.username} nick`;
    expect((await fixture.show(data.id)).data.project).toMatchObject({ ownerName: name, createdBy: name });
  });
});

describe('closing and opening', () => {
  it('stops the fetching that only it needs, and resumes', async () => {
    fixture = await ownFixture();
    const ids = newPosts(2);
    const keys = ids.map(keyOf);
    const id = await fixture.start(ids);
    await fixture.follow(id, { hashtag: `closing${fixtures}` });
    expect(await watchersOf(id)).toEqual(keys);
    const tags = () =>
      app.database.db
        .selectFrom('watched_tags')
        .select('tag')
        .where('tag', '=', `closing${fixtures}`)
        .execute();

    await fixture.changeState(id, 'closed');
    expect([await watchersOf(id), await tags()]).toEqual([[], []]);
    expect((await fixture.show(id)).data).toMatchObject({ project: { state: 'closed', posts: 2 }, cost: [] });
    const refused = [
      await fixture.add(id, linkOf('7300000000000009999')),
      await fixture.follow(id, { hashtag: 'x' }),
    ];
    expect(refused.map(({ status, fields }) => [status, fields])).toEqual([
      [400, ['id']],
      [400, ['id']],
    ]);

    await fixture.changeState(id, 'open');
    expect([await watchersOf(id), (await tags()).length]).toEqual([keys, 1]);
    await fixture.changeState(id, 'open');
    expect(await actionsOf()).toEqual([
      'monitor.create',
      'monitor.addPosts',
      'monitor.follow',
      'monitor.steer',
      'monitor.steer',
    ]);
  });

  it('leaves projects beyond the plan read-only', async () => {
    fixture = await ownFixture();
    const ids = newPosts(6);
    const [first, second] = [await fixture.start(ids), await fixture.start()];
    await fixture.changeState(first, 'closed');
    await app.givePlan(fixture.owner.username, 'free');
    const { projects } = (await fixture.list()).data;
    expect(projects.map(({ id, readOnly }) => [id, readOnly])).toEqual([
      [second, true],
      [first, false],
    ]);
    const refused = [
      await fixture.add(second, linkOf('7300000000000009999')),
      await fixture.follow(second, { hashtag: 'x' }),
      await fixture.change(second, { name: 'Other' }),
      // Six posts, and a plan with five.
      await fixture.changeState(first, 'open'),
    ];
    expect(refused.map(({ code }) => code)).toEqual([430, 430, 430, 430]);
    await fixture.take(first, [keyOf(ids[0] ?? '')]);
    expect((await fixture.changeState(first, 'open')).code).toBe(0);
    expect((await fixture.changeState(second, 'closed')).code).toBe(0);
  });
});

describe('removing a project', () => {
  it('deletes all its data, and returns its quotas', async () => {
    const before = await fixture.used('monitor.projects');
    const ids = newPosts(3);
    const [id, other] = [await fixture.start(ids), await fixture.start(ids.slice(0, 1))];
    const [ann = 0] = await someCreators(app.database.db, 1, app.world.now());
    await fixture.follow(id, { creatorIds: [ann], hashtag: `removed${fixtures}` });
    await fixture.take(id, [keyOf(ids[2] ?? '')]);
    expect(await fixture.used('monitor.links', String(id))).toBe(2);

    expect((await fixture.remove(id)).code).toBe(0);
    expect([await watchersOf(id), await watchersOf(other)]).toEqual([[], [keyOf(ids[0] ?? '')]]);
    expect(await fixture.used('monitor.projects')).toBe(before + 1);
    expect(await fixture.used('monitor.links', String(id))).toBe(0);
    const { teamId } = fixture.owner;
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
    expect((await fixture.show(id)).status).toBe(404);
  });
});

it('is unknown to another team', async () => {
  const id = await fixture.start();
  const other = await ownFixture();
  const answers = [
    await other.show(id),
    await other.change(id, {}),
    await other.changeState(id, 'closed'),
    await other.remove(id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await other.list()).data).toMatchObject({ projects: [], total: 0 });
});
