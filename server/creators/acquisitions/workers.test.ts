import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  AcquisitionFixture,
  linksTo,
  restoreSources,
  someChannels,
  standPlatforms,
  upTo,
} from '../../../test/fixtures/creators/acquisition-fixture.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { takeLeases } from '../../core/db/due-work/due-leases.ts';
import { AcquisitionRun } from './run-acquisition.ts';
import { startAcquiring } from './service.ts';

const channels = 24;
const waiting = { timeout: 120_000, interval: 100 };
let app: TestApp;
let platforms: ListeningPlatforms;

beforeAll(async () => {
  app = await startTestApp();
  platforms = await standPlatforms(app, someChannels(channels + 20));
});
afterAll(async () => {
  await platforms.close();
  await app.close();
});

/** Each worker draws its own random numbers, so that no two have the same token. */
const makeContext = () => ({
  ...app.world,
  randomBytes: (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size))),
});

it('two workers with two hundred concurrent requests add everyone once, even if named repeatedly', async () => {
  await restoreSources(app);
  const fixture = await AcquisitionFixture.open(app, 'workers');
  const ids: number[] = [];
  for (let from = 0; from < 20; from++) {
    const numbers = upTo(6).map(each => ((from * 5 + each) % channels) + 1);
    ids.push(await fixture.start({ links: linksTo(numbers) }));
  }
  const faults: unknown[] = [];
  const log = { warn: (fault: unknown) => faults.push(fault), error: (fault: unknown) => faults.push(fault) };
  const options = { max: 100, leaseMs: 60_000, everyMs: 5, log };
  const { db } = app.database;
  const workers = [1, 2].map(() => startAcquiring(db, makeContext, app.sources, options));
  await vi.waitFor(async () => expect((await fixture.list({ state: 'done' })).data.total).toBe(20), waiting);
  await Promise.all(workers.map(worker => worker.stop()));
  expect(faults).toEqual([]);
  expect(await fixture.members()).toHaveLength(channels);
  const shown = await Promise.all(ids.map(async id => (await fixture.stateOf(id)).counts));
  const sum = (pick: (counts: (typeof shown)[number]) => number) =>
    shown.reduce((total, counts) => total + pick(counts), 0);
  expect(shown.every(({ found, added, already, failed }) => found === added + already + failed)).toBe(true);
  expect([sum(each => each.added), sum(each => each.already), sum(each => each.failed)]).toEqual([
    channels,
    20 * 6 - channels,
    0,
  ]);
  expect(await fixture.used()).toBe(channels);
});

it('a worker that lost its lease writes nothing more', async () => {
  await restoreSources(app);
  const fixture = await AcquisitionFixture.open(app, 'lost');
  const id = await fixture.start({ links: linksTo([31, 32, 33]) });
  const { db } = app.database;
  const at = app.world.now();
  const [lost] = await takeLeases(db, 'acquisition.run', { at, token: 'lost', ms: 0, max: 1 });
  const [held] = await takeLeases(db, 'acquisition.run', { at, token: 'held', ms: 60_000, max: 1 });
  if (!lost || !held) throw new Error('no lease was given');
  const options = { leaseMs: 60_000, isStopping: () => false };
  platforms.asked.length = 0;
  await new AcquisitionRun(db, makeContext(), app.sources, lost, options).run();
  expect(platforms.asked).toEqual([]);
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'waiting', counts: { added: 0 } });
  await new AcquisitionRun(db, makeContext(), app.sources, held, options).run();
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 3 } });
});

it('a worker that is stopped leaves the rest to the next one', async () => {
  const fixture = await AcquisitionFixture.open(app, 'stopped');
  const id = await fixture.start({ links: linksTo([41, 42]) });
  const log = { warn: () => undefined, error: () => undefined };
  const options = { max: 1, leaseMs: 60_000, everyMs: 5, log };
  const worker = startAcquiring(app.database.db, makeContext, app.sources, options);
  await worker.stop();
  await fixture.work();
  expect(await fixture.stateOf(id)).toMatchObject({ state: 'done', counts: { added: 2 } });
});
