import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../../../contract/monitoring/alerts/alerts.ts';
import { changeBrief } from '../../../contract/monitoring/briefs/briefs.ts';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { beginMs, hourMs, ProjectRoom } from '../../../test/fixtures/monitoring/project-fixture.ts';
import { addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { loadNotifications } from '../../activity/notifications/service.ts';
import type { WatchedPost } from '../../catalogue/metric-history/service.ts';
import { defaultSettings } from './default-alert-settings.ts';
import { judgeAlerts } from './judge-alerts.ts';

let room: ProjectRoom;

beforeAll(async () => {
  room = await ProjectRoom.open();
});
afterAll(() => room.close());
beforeEach(() => room.begin());

/** A post with its plays this many hours ago, the oldest first. */
function post(id: string, told: [hoursAgo: number, plays: number][], fields: Partial<WatchedPost> = {}) {
  const points = told.map(([hours, plays]) => pointAt(room.ago(hours), plays));
  return room.post(id, {
    publishedAt: room.ago(200),
    state: 'online',
    points,
    plays: told.at(-1)?.[1] ?? null,
    seenAt: room.ago(told.at(-1)?.[0] ?? 0),
    source: 'tiktok_market',
    ...fields,
  });
}

const added = new Date(beginMs);
const look = (posts: WatchedPost[]) =>
  asTeam(room.app.database.db, room.owner.teamId, db =>
    judgeAlerts(
      db,
      room.app.world,
      room.owner.teamId,
      room.project,
      posts.map(each => ({ addedAt: added, post: each })),
    ),
  );

const list = async (query: QueryInputOf<typeof contract.listAlerts> = {}) =>
  (
    await callApp(room.app, contract.listAlerts, {
      token: room.tokens.owner,
      params: { id: room.project.id },
      query,
    })
  ).data;
const kinds = async () =>
  (await list()).alerts.map(({ kind, key }) => `${kind} ${key?.split('-')[1] ?? 'all'}`);

async function bell(): Promise<string[]> {
  const { notifications } = await loadNotifications(room.app.database.db, room.ctx);
  return notifications.flatMap(({ kind, details }) => (details.projectId === room.project.id ? [kind] : []));
}

const settingsWith = (change: Partial<contract.AlertSettings>) => ({ ...defaultSettings, ...change });
const change = (settings: contract.AlertSettings, { revision = 0, token = room.tokens.owner } = {}) =>
  callApp(room.app, contract.changeAlertSettings, {
    token,
    params: { id: room.project.id },
    body: { ...settings, revision },
  });

describe('events of posts', () => {
  it('are reported once in list and bell, however often they are checked', async () => {
    room.app.world.pass(5 * hourMs);
    const posts = [
      post('risen', [
        [4, 9000],
        [1, 12_000],
      ]),
      post('fallen', [
        [4, 9000],
        [1, 5000],
      ]),
      post('gone', [[4, 500]], { state: 'gone', stateSince: room.ago(2) }),
    ];
    await look(posts);
    const first = await list();
    await look(posts.toReversed());
    await Promise.all([look(posts), look(posts)]);
    expect(await list()).toEqual(first);
    expect(first).toMatchObject({ total: 3 });
    expect((await kinds()).toSorted()).toEqual(['deleted gone', 'drops fallen', 'milestone risen']);
    expect((await bell()).toSorted()).toEqual(['monitor.drops', 'monitor.gone', 'monitor.milestone']);
    expect(first.alerts.find(({ kind }) => kind === 'milestone')).toMatchObject({
      key: `tiktok:${room.project.id}-risen`,
      at: room.ago(1).toISOString(),
      mail: 'none',
      facts: { handle: 'lan.cooks', mark: 10_000, plays: 12_000, before: 9000 },
    });
  });

  it('are reported again, without loss or duplicate, after an aborted transaction', async () => {
    room.app.world.pass(5 * hourMs);
    const risen = post('risen', [
      [4, 9000],
      [1, 12_000],
    ]);
    const cutOff = asTeam(room.app.database.db, room.owner.teamId, async db => {
      await judgeAlerts(db, room.app.world, room.owner.teamId, room.project, [
        { addedAt: added, post: risen },
      ]);
      throw new Error('killed');
    });
    await expect(cutOff).rejects.toThrow('killed');
    expect([(await list()).total, await bell()]).toEqual([0, []]);
    await look([risen]);
    expect([(await list()).total, await bell()]).toEqual([1, ['monitor.milestone']]);
  });

  it('are one notification if there are many', async () => {
    room.app.world.pass(5 * hourMs);
    await look(
      ['a', 'b', 'c', 'd'].map(id => post(id, [[4, 5]], { state: 'gone', stateSince: room.ago(2) })),
    );
    expect([(await list()).total, await bell()]).toEqual([4, ['monitor.several']]);
  });

  it('include no lower milestone after a higher one, even for a late reading', async () => {
    room.app.world.pass(5 * hourMs);
    await look([
      post('risen', [
        [4, 9000],
        [1, 120_000],
      ]),
    ]);
    await look([
      post('risen', [
        [4, 9000],
        [2, 20_000],
        [1, 120_000],
      ]),
    ]);
    expect((await list()).alerts.map(({ facts }) => facts.mark)).toEqual([100_000]);
  });

  it('include nothing calculated from a source that forbids it', async () => {
    room.app.world.pass(5 * hourMs);
    const told: [number, number][] = [
      [4, 9000],
      [1, 5000],
    ];
    await look([post('strict', told, { source: 'youtube' }), post('other', told)]);
    expect(await kinds()).toEqual(['drops other']);
  });

  it('is a disclosure that is missing for long, and when to look for it', async () => {
    await room.app.givePlan(room.owner.username, 'team');
    const silent = post('silent', [[0, 10]], { publishedAt: room.ago(1), caption: 'hi', source: 'youtube' });
    await addToProject(room.app.database.db, room.app.world, room.owner, room.project.id, [silent]);
    const none = { hashtags: [], mentions: [], link: null, window: null, onlineDays: null };
    await callApp(room.app, changeBrief, {
      token: room.tokens.owner,
      params: { id: room.project.id },
      body: { ...none, disclosure: 'any', revision: 0 },
    });
    expect(await look([silent])).toEqual(new Date(room.ago(1).getTime() + 2 * hourMs));
    expect(await kinds()).toEqual([]);
    room.app.world.pass(hourMs);
    expect(await look([silent])).toBeNull();
    expect(await kinds()).toEqual(['missingDisclosure silent']);
  });

  it('is a gap when it has lasted for long', async () => {
    const gap = { from: room.app.world.now().toISOString(), to: null, reason: 'quota' } as const;
    const silent = post('silent', [[0, 10]], { gaps: [gap] });
    expect(await look([silent])).toEqual(new Date(beginMs + 24 * hourMs));
    room.app.world.pass(24 * hourMs);
    await look([silent]);
    const tellsGaps = await asTeam(room.app.database.db, room.owner.teamId, db =>
      db.selectFrom('alerts').select(['kind', 'mark']).where('project_id', '=', room.project.id).execute(),
    );
    expect(tellsGaps).toEqual([{ kind: 'gap', mark: 'tiktok quota 2026-11-21' }]);
  });
});

describe('the settings', () => {
  it('are defaults until they are changed, and then apply to new events', async () => {
    const shown = await callApp(room.app, contract.getAlertSettings, {
      token: room.tokens.colleague,
      params: { id: room.project.id },
    });
    expect(shown.data).toEqual({
      settings: defaultSettings,
      revision: 0,
      senders: [],
      asksDisclosure: false,
      mine: false,
    });
    const risen = () =>
      post('risen', [
        [4, 900],
        [1, 1200],
      ]);
    room.app.world.pass(5 * hourMs);
    const before = risen();
    expect(
      (await change(settingsWith({ milestone: { isOn: true, perPost: [1000], perProject: [] } }))).data,
    ).toEqual({
      revision: 1,
    });
    await look([before]);
    expect(await kinds()).toEqual([]);
    room.app.world.pass(2 * hourMs);
    await look([{ ...risen(), points: [pointAt(room.ago(4), 900), pointAt(room.ago(1), 1200)] }]);
    expect(await kinds()).toEqual(['milestone risen']);
  });

  it('are refused with faults, from an old revision, by a colleague, by another team', async () => {
    const drops = { isOn: true, percent: 0 };
    expect((await change(settingsWith({ drops }))).fields).toEqual(['drops']);
    const mail = { senderId: 99, addresses: ['me@example.com'] };
    expect((await change(settingsWith({ mail }))).fields).toEqual(['mail']);
    const quiet = { from: '25:00', to: '08:00' };
    expect((await change(settingsWith({ quiet }))).fields).toEqual(['quiet']);
    await change(defaultSettings);
    expect((await change(defaultSettings)).code).toBe(1015);
    expect((await change(defaultSettings, { revision: 1, token: room.tokens.colleague })).code).toBe(403);
    expect((await change(defaultSettings, { revision: 1, token: room.tokens.stranger })).code).toBe(404);
  });
});

describe('the list', () => {
  it('is newest first, by kind and post, page by page', async () => {
    room.app.world.pass(5 * hourMs);
    const gone = (id: string) => post(id, [[4, 5]], { state: 'gone', stateSince: room.ago(2) });
    await look([gone('a')]);
    await look([gone('a'), gone('b')]);
    const fallen = post('c', [
      [4, 9000],
      [1, 5000],
    ]);
    await look([gone('a'), gone('b'), fallen]);
    expect(await kinds()).toEqual(['drops c', 'deleted b', 'deleted a']);
    expect(await list({ kind: 'deleted', size: 1, page: 2 })).toMatchObject({
      alerts: [{ key: `tiktok:${room.project.id}-a` }],
      total: 2,
    });
    const { counts, total } = await list({ key: fallen.key });
    expect([total, counts.filter(({ alerts }) => alerts)]).toEqual([1, [{ kind: 'drops', alerts: 1 }]]);
    const asStranger = { token: room.tokens.stranger, params: { id: room.project.id } };
    expect((await callApp(room.app, contract.listAlerts, asStranger)).code).toBe(404);
    expect((await callApp(room.app, contract.getAlertSettings, asStranger)).code).toBe(404);
    const body = { senderId: 1, addresses: ['me@example.com'] };
    expect((await callApp(room.app, contract.testAlertMail, { ...asStranger, body })).code).toBe(404);
  });
});
