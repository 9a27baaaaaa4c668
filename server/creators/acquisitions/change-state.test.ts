import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBackgroundTasks } from '../../../contract/activity/background-tasks.ts';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  AcquisitionFixture,
  linksTo,
  restoreSources,
  someChannels,
  standPlatforms,
  upTo,
} from '../../../test/fixtures/creators/acquisition-fixture.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { removeMember } from '../../workspace/members/service.ts';
import { failSilentBackgroundTasks } from '../../activity/background-tasks/service.ts';

const hour = 3_600_000;
const day = 24 * hour;

let app: TestApp;
let platforms: ListeningPlatforms;
let fixture: AcquisitionFixture;
let fixtures = 0;

beforeAll(async () => {
  app = await startTestApp();
  platforms = await standPlatforms(app, someChannels(400));
});
afterAll(async () => {
  await platforms.close();
  await app.close();
});
beforeEach(async () => {
  fixture = await AcquisitionFixture.open(app, `steer${++fixtures}`);
  await restoreSources(app);
  platforms.tell('well');
  platforms.asked.length = 0;
});

/** Channels that no other test uses. */
let named = 0;
const fresh = (count: number) => upTo(count).map(() => ++named);

const tasks = async () =>
  (await callApp(app, listBackgroundTasks, { token: fixture.tokens.owner })).data.works;
const notified = async () => {
  const { data } = await callApp(app, listNotifications, { token: fixture.tokens.owner });
  return data.notifications.map(({ kind, details }) => ({ kind, details }));
};

describe('an acquisition that is paused', () => {
  it('does nothing until it is resumed, and resumes where it stopped', async () => {
    const id = await fixture.start({ links: linksTo(fresh(60)) });
    const paused = await fixture.changeState(id, 'pause');
    expect(paused.data.acquisition.state).toBe('paused');
    await fixture.work();
    expect(platforms.asked).toEqual([]);
    expect(await tasks()).toEqual([]);
    expect((await fixture.changeState(id, 'resume')).data.acquisition.state).toBe('running');
    expect(await tasks()).toMatchObject([
      { kind: 'acquisition', details: { acquisitionId: id, name: 'Tea' } },
    ]);
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 60 } });
  });

  it('stops at once, also between a response and its storage, and requests nothing twice', async () => {
    const id = await fixture.start({ links: linksTo(fresh(20)) });
    const busy = fixture.work();
    await vi.waitFor(() => expect(platforms.asked).not.toEqual([]), { interval: 1, timeout: 60_000 });
    await fixture.changeState(id, 'pause');
    await busy;
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'paused', counts: { added: 0 } });
    await fixture.changeState(id, 'resume');
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 20 } });
    expect(new Set(platforms.asked).size).toBe(platforms.asked.length);
  });
});

describe('the tray', () => {
  it('shows its progress, notifies once when done, and may take any time', async () => {
    platforms.tell('quota');
    const id = await fixture.start({ links: linksTo(fresh(60)) });
    expect(await tasks()).toMatchObject([{ state: 'waiting', done: 0, total: 60 }]);
    await fixture.work();
    await fixture.pass(3 * day);
    await failSilentBackgroundTasks(app.database.db, app.world);
    expect(await tasks()).toMatchObject([{ state: 'waiting', finishedAt: null }]);
    platforms.tell('well');
    await fixture.work();
    const outcome = { added: 60, already: 0, failed: 0 };
    expect(await tasks()).toMatchObject([{ state: 'done', done: 60, total: 60, details: outcome }]);
    expect(await notified()).toEqual([
      { kind: 'acquisition.done', details: { acquisitionId: id, acquisition: 'Tea', ...outcome } },
    ]);
  });
});

describe('an acquisition that is stopped', () => {
  it('stays so, and can be removed; its creators stay', async () => {
    platforms.tell('quota');
    const id = await fixture.start({ links: linksTo(fresh(60)) });
    await fixture.work();
    expect((await fixture.remove(id)).code).toBe(1018);
    expect((await fixture.changeState(id, 'stop')).data.acquisition).toMatchObject({
      state: 'stopped',
      holdUp: null,
    });
    platforms.tell('well');
    await fixture.pass(day);
    await fixture.work();
    expect(await fixture.stateOf(id)).toMatchObject({ state: 'stopped', counts: { added: 0 } });
    expect(await tasks()).toEqual([]);
    for (const deed of ['pause', 'resume', 'stop', 'runAgain', 'retry'] as const)
      expect((await fixture.changeState(id, deed)).code).toBe(1018);
    expect((await fixture.remove(id)).code).toBe(0);
    expect((await fixture.show(id)).code).toBe(404);
  });
});

describe('a schedule', () => {
  it('runs at the same hour of the team’s clock, counts again and keeps earlier results', async () => {
    const id = await fixture.start({ kind: 'keyword', terms: ['tea'], most: 10, schedule: 'daily' });
    await fixture.work();
    const first = (await fixture.show(id)).data.acquisition;
    const dueAt = new Date(app.world.now().getTime() + day).toISOString();
    expect(first).toMatchObject({ state: 'resting', run: 1, added: 10, nextRunAt: dueAt });
    await fixture.pass(23 * hour);
    await fixture.work();
    expect((await fixture.show(id)).data.acquisition.run).toBe(1);
    await fixture.pass(hour);
    await fixture.work();
    const second = (await fixture.show(id)).data;
    expect(second.acquisition).toMatchObject({ state: 'resting', run: 2, found: 20, added: 10, already: 10 });
    expect(second.items).toHaveLength(20);
    expect((await fixture.show(id, { run: 1 })).data.items).toHaveLength(10);
    expect(await fixture.members()).toHaveLength(20);
    expect((await notified()).map(({ kind }) => kind)).toEqual(['acquisition.done', 'acquisition.done']);
  });

  it('refreshes the creators of its links', async () => {
    const id = await fixture.start({ links: linksTo(fresh(2)), schedule: 'weekly' });
    await fixture.work();
    platforms.asked.length = 0;
    await fixture.pass(7 * day);
    await fixture.work();
    expect((await fixture.show(id)).data.acquisition).toMatchObject({ run: 2, found: 2, already: 2 });
    expect(platforms.asked.length).toBeGreaterThan(0);
  });

  it('deletes its results after 90 days', async () => {
    const id = await fixture.start({ links: linksTo(fresh(1)) });
    await fixture.work();
    await fixture.pass(91 * day);
    await fixture.changeState(id, 'runAgain');
    await fixture.work();
    expect((await fixture.show(id, { run: 1 })).data.total).toBe(0);
    expect((await fixture.show(id)).data.acquisition).toMatchObject({ run: 2, already: 1 });
  });

  it('rests when it is resumed between two runs, and runs now when it is asked to', async () => {
    const id = await fixture.start({ links: linksTo(fresh(1)), schedule: 'weekly' });
    await fixture.work();
    await fixture.changeState(id, 'pause');
    await fixture.pass(day);
    expect((await fixture.changeState(id, 'resume')).data.acquisition).toMatchObject({
      state: 'resting',
      run: 1,
    });
    const again = await fixture.changeState(id, 'runAgain');
    expect(again.data.acquisition).toMatchObject({ state: 'waiting', run: 2, nextRunAt: null });
    await fixture.work();
    expect((await fixture.show(id)).data.acquisition).toMatchObject({ state: 'resting', run: 2 });
    await fixture.pass(7 * day);
    await fixture.work();
    expect((await fixture.show(id)).data.acquisition.run).toBe(3);
  });
});

it('is visible to the team, and controlled by its creator and the main account only', async () => {
  const mine = await fixture.start({ links: linksTo(fresh(1)) });
  const theirs = await fixture.start({ links: linksTo([2]) }, fixture.tokens.member);
  const shown = (await fixture.list({}, fixture.tokens.member)).data.acquisitions;
  expect(shown.map(each => [each.id, each.mine])).toEqual([
    [theirs, true],
    [mine, false],
  ]);
  expect((await fixture.changeState(mine, 'pause', fixture.tokens.member)).code).toBe(403);
  expect((await fixture.remove(mine, fixture.tokens.member)).code).toBe(403);
  expect((await fixture.changeState(theirs, 'pause')).code).toBe(0);
  const secret = await fixture.start({ links: linksTo([3]), listId: await fixture.makeList('private') });
  expect((await fixture.show(secret, {}, fixture.tokens.member)).code).toBe(404);
  expect((await fixture.list({}, fixture.tokens.member)).data.total).toBe(2);
});

it('passes to the main account when its creator is deleted, and continues', async () => {
  const id = await fixture.start({ links: linksTo(fresh(2)) }, fixture.tokens.member);
  await removeMember(app.database.db, fixture.ctx, fixture.member.accountId);
  await fixture.work();
  expect((await fixture.show(id)).data.acquisition).toMatchObject({
    state: 'done',
    added: 2,
    createdBy: `${fixture.owner.username} nick`,
    mine: true,
  });
});

it('is in the audit log: creation, actions and deletion', async () => {
  const id = await fixture.start({ links: linksTo(fresh(1)), schedule: 'weekly' });
  await fixture.changeState(id, 'pause');
  await fixture.remove(id);
  const { data } = await callApp(app, listOperationRecords, { token: fixture.tokens.owner });
  const own = data.records.filter(({ subject }) => subject === 'acquisition');
  expect(
    own.map(({ action, subjectId, subjectName, changes }) => [action, subjectId, subjectName, changes]),
  ).toEqual([
    ['acquisition.remove', id, 'Tea', [{ field: 'creators', before: 0 }]],
    ['acquisition.steer', id, 'Tea', [{ field: 'deed', after: 'pause' }]],
    [
      'acquisition.create',
      id,
      'Tea',
      [
        { field: 'platform', after: 'youtube' },
        { field: 'schedule', after: 'weekly' },
      ],
    ],
  ]);
});
