import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../../../contract/monitoring/alerts/alerts.ts';
import { changeBrief } from '../../../contract/monitoring/briefs/briefs.ts';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { beginMs, hourMs, ProjectFixture } from '../../../test/fixtures/monitoring/project-fixture.ts';
import { addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { loadNotifications } from '../../activity/notifications/service.ts';
import type { WatchedPost } from '../../catalogue/metric-history/service.ts';
import { defaultSettings } from './default-alert-settings.ts';
import { judgeAlerts } from './judge-alerts.ts';

let fixture: ProjectFixture;

beforeAll(async () => {
  fixture = await ProjectFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.begin());

/** A post with its plays this many hours ago, the oldest first. */
function post(id: string, reported: [hoursAgo: number, plays: number][], fields: Partial<WatchedPost> = {}) {
  const points = reported.map(([hours, plays]) => pointAt(fixture.ago(hours), plays));
  return fixture.post(id, {
    publishedAt: fixture.ago(200),
    state: 'online',
    points,
    plays: reported.at(-1)?.[1] ?? null,
    seenAt: fixture.ago(reported.at(-1)?.[0] ?? 0),
    source: 'tiktok_market',
    ...fields,
  });
}

const added = new Date(beginMs);
const sync = (posts: WatchedPost[]) =>
  asTeam(fixture.app.database.db, fixture.owner.teamId, db =>
    judgeAlerts(
      db,
      fixture.app.world,
      fixture.owner.teamId,
      fixture.project,
      posts.map(each => ({ addedAt: added, post: each })),
    ),
  );

const list = async (query: QueryInputOf<typeof contract.listAlerts> = {}) =>
  (
    await callApp(fixture.app, contract.listAlerts, {
      token: fixture.tokens.owner,
      params: { id: fixture.project.id },
      query,
    })
  ).data;
const kinds = async () =>
  (await list()).alerts.map(({ kind, key }) => `${kind} ${key?.split('-')[1] ?? 'all'}`);

async function bell(): Promise<string[]> {
  const { notifications } = await loadNotifications(fixture.app.database.db, fixture.ctx);
  return notifications.flatMap(({ kind, details }) =>
    details.projectId === fixture.project.id ? [kind] : [],
  );
}

const settingsWith = (change: Partial<contract.AlertSettings>) => ({ ...defaultSettings, ...change });
const change = (settings: contract.AlertSettings, { revision = 0, token = fixture.tokens.owner } = {}) =>
  callApp(fixture.app, contract.changeAlertSettings, {
    token,
    params: { id: fixture.project.id },
    body: { ...settings, revision },
  });

describe('events of posts', () => {
  it('are reported once in list and bell, however often they are checked', async () => {
    fixture.app.world.pass(5 * hourMs);
    const posts = [
      post('risen', [
        [4, 9000],
        [1, 12_000],
      ]),
      post('fallen', [
        [4, 9000],
        [1, 5000],
      ]),
      post('gone', [[4, 500]], { state: 'gone', stateSince: fixture.ago(2) }),
    ];
    await sync(posts);
    const first = await list();
    await sync(posts.toReversed());
    await Promise.all([sync(posts), sync(posts)]);
    expect(await list()).toEqual(first);
    expect(first).toMatchObject({ total: 3 });
    expect((await kinds()).toSorted()).toEqual(['deleted gone', 'drops fallen', 'milestone risen']);
    expect((await bell()).toSorted()).toEqual(['monitor.drops', 'monitor.gone', 'monitor.milestone']);
    expect(first.alerts.find(({ kind }) => kind === 'milestone')).toMatchObject({
      key: `tiktok:${fixture.project.id}-risen`,
      at: fixture.ago(1).toISOString(),
      mail: 'none',
      facts: { handle: 'lan.cooks', mark: 10_000, plays: 12_000, before: 9000 },
    });
  });

  it('say nothing of plays that nobody knows', async () => {
    fixture.app.world.pass(5 * hourMs);
    const state = { state: 'gone', stateSince: fixture.ago(2), seenAt: fixture.ago(3) } as const;
    await sync([post('unknown', [], state), post('none', [[4, 0]], state)]);
    const { notifications } = await loadNotifications(fixture.app.database.db, fixture.ctx);
    const plays = notifications
      .filter(({ details }) => details.projectId === fixture.project.id)
      .map(({ details }) => [String(details.post).split('-')[1], details.plays]);
    expect(new Map(plays as [string, number | undefined][])).toEqual(
      new Map([
        ['none', 0],
        ['unknown', undefined],
      ]),
    );
  });

  it('are reported again, without loss or duplicate, after an aborted transaction', async () => {
    fixture.app.world.pass(5 * hourMs);
    const risen = post('risen', [
      [4, 9000],
      [1, 12_000],
    ]);
    const cutOff = asTeam(fixture.app.database.db, fixture.owner.teamId, async db => {
      await judgeAlerts(db, fixture.app.world, fixture.owner.teamId, fixture.project, [
        { addedAt: added, post: risen },
      ]);
      throw new Error('killed');
    });
    await expect(cutOff).rejects.toThrow('killed');
    expect([(await list()).total, await bell()]).toEqual([0, []]);
    await sync([risen]);
    expect([(await list()).total, await bell()]).toEqual([1, ['monitor.milestone']]);
  });

  it('are one notification if there are many', async () => {
    fixture.app.world.pass(5 * hourMs);
    await sync(
      ['a', 'b', 'c', 'd'].map(id => post(id, [[4, 5]], { state: 'gone', stateSince: fixture.ago(2) })),
    );
    expect([(await list()).total, await bell()]).toEqual([4, ['monitor.several']]);
  });

  it('include no lower milestone after a higher one, even for a late reading', async () => {
    fixture.app.world.pass(5 * hourMs);
    await sync([
      post('risen', [
        [4, 9000],
        [1, 120_000],
      ]),
    ]);
    await sync([
      post('risen', [
        [4, 9000],
        [2, 20_000],
        [1, 120_000],
      ]),
    ]);
    expect((await list()).alerts.map(({ facts }) => facts.mark)).toEqual([100_000]);
  });

  it('include nothing calculated from a source that forbids it', async () => {
    fixture.app.world.pass(5 * hourMs);
    const points: [number, number][] = [
      [4, 9000],
      [1, 5000],
    ];
    await sync([post('strict', points, { source: 'youtube' }), post('other', points)]);
    expect(await kinds()).toEqual(['drops other']);
  });

  it('is a disclosure that is missing for long, and when to look for it', async () => {
    await fixture.app.givePlan(fixture.owner.username, 'team');
    const silent = post('silent', [[0, 10]], {
      publishedAt: fixture.ago(1),
      caption: 'hi',
      source: 'youtube',
    });
    await addToProject(fixture.app.database.db, fixture.app.world, fixture.owner, fixture.project.id, [
      silent,
    ]);
    const none = { hashtags: [], mentions: [], link: null, window: null, onlineDays: null };
    await callApp(fixture.app, changeBrief, {
      token: fixture.tokens.owner,
      params: { id: fixture.project.id },
      body: { ...none, disclosure: 'any', revision: 0 },
    });
    expect(await sync([silent])).toEqual(new Date(fixture.ago(1).getTime() + 2 * hourMs));
    expect(await kinds()).toEqual([]);
    fixture.app.world.pass(hourMs);
    expect(await sync([silent])).toBeNull();
    expect(await kinds()).toEqual(['missingDisclosure silent']);
  });

  it('is a gap when it has lasted for long', async () => {
    const gap = { from: fixture.app.world.now().toISOString(), to: null, reason: 'quota' } as const;
    const silent = post('silent', [[0, 10]], { gaps: [gap] });
    expect(await sync([silent])).toEqual(new Date(beginMs + 24 * hourMs));
    fixture.app.world.pass(24 * hourMs);
    await sync([silent]);
    const tellsGaps = await asTeam(fixture.app.database.db, fixture.owner.teamId, db =>
      db.selectFrom('alerts').select(['kind', 'mark']).where('project_id', '=', fixture.project.id).execute(),
    );
    expect(tellsGaps).toEqual([{ kind: 'gap', mark: 'tiktok quota 2026-11-21' }]);
  });
});

describe('the settings', () => {
  it('are defaults until they are changed, and then apply to new events', async () => {
    const shown = await callApp(fixture.app, contract.getAlertSettings, {
      token: fixture.tokens.colleague,
      params: { id: fixture.project.id },
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
    fixture.app.world.pass(5 * hourMs);
    const before = risen();
    expect(
      (await change(settingsWith({ milestone: { isOn: true, perPost: [1000], perProject: [] } }))).data,
    ).toEqual({
      revision: 1,
    });
    await sync([before]);
    expect(await kinds()).toEqual([]);
    fixture.app.world.pass(2 * hourMs);
    await sync([{ ...risen(), points: [pointAt(fixture.ago(4), 900), pointAt(fixture.ago(1), 1200)] }]);
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
    expect((await change(defaultSettings, { revision: 1, token: fixture.tokens.colleague })).code).toBe(403);
    expect((await change(defaultSettings, { revision: 1, token: fixture.tokens.stranger })).code).toBe(404);
  });
});

describe('the list', () => {
  it('is newest first, by kind and post, page by page', async () => {
    fixture.app.world.pass(5 * hourMs);
    const gone = (id: string) => post(id, [[4, 5]], { state: 'gone', stateSince: fixture.ago(2) });
    await sync([gone('a')]);
    await sync([gone('a'), gone('b')]);
    const fallen = post('c', [
      [4, 9000],
      [1, 5000],
    ]);
    await sync([gone('a'), gone('b'), fallen]);
    expect(await kinds()).toEqual(['drops c', 'deleted b', 'deleted a']);
    expect(await list({ kind: 'deleted', size: 1, page: 2 })).toMatchObject({
      alerts: [{ key: `tiktok:${fixture.project.id}-a` }],
      total: 2,
    });
    const { counts, total } = await list({ key: fallen.key });
    expect([total, counts.filter(({ alerts }) => alerts)]).toEqual([1, [{ kind: 'drops', alerts: 1 }]]);
    const asStranger = { token: fixture.tokens.stranger, params: { id: fixture.project.id } };
    expect((await callApp(fixture.app, contract.listAlerts, asStranger)).code).toBe(404);
    expect((await callApp(fixture.app, contract.getAlertSettings, asStranger)).code).toBe(404);
    const body = { senderId: 1, addresses: ['me@example.com'] };
    expect((await callApp(fixture.app, contract.testAlertMail, { ...asStranger, body })).code).toBe(404);
  });
});
