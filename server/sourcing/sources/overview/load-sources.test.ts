import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeSource,
  listSourceFaults,
  listSources,
  tellPlatform,
} from '../../../../contract/sourcing/sources.ts';
import {
  type PlatformMood,
  sourceCodes,
  type SourceCode,
} from '../../../../contract/core/sources/source-codes.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { addTestCredential } from '../../../../test/fixtures/sourcing/some-credentials.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { logFault, noteFailure } from '../gate/circuit.queries.ts';
import { exhaustWindow, settleUnits } from '../quotas/ledger.queries.ts';
import { quotasOf } from '../gate/gate.ts';
import { takeFrom } from '../quotas/quota-ledger.ts';
import { loadSources } from './load-sources.ts';

const day = 86_400_000;

let app: TestApp;
let token: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  token = await app.signInAs(await makeTeam(db, app.world, 'operator', { isOperator: true }));
  stranger = await app.signInAs(await makeTeam(db, app.world, 'other'));
});

afterAll(() => app.close());

beforeEach(async () => {
  for (const table of [
    'source_settings',
    'source_credentials',
    'quota_windows',
    'quota_spends',
    'source_fault_log',
    'refresh_plans',
    'refresh_queue',
    'refresh_states',
  ])
    await sql`delete from ${sql.table(table)}`.execute(app.database.db);
  app.sources.sandbox = null;
});

const list = async () => (await callApp(app, listSources, { token })).data;
const sourceIn = ({ sources }: Awaited<ReturnType<typeof list>>, code: SourceCode) => {
  const source = sources.find(each => each.code === code);
  if (!source) throw new Error(`${code} is not shown`);
  return source;
};
const shown = async (code: SourceCode = 'youtube') => sourceIn(await list(), code);
const shownAt = async (at: string, code: SourceCode = 'youtube') =>
  sourceIn(await loadSources(app.database.db, testContext(at), app.sources), code);
const change = (body: object, code: SourceCode = 'youtube') =>
  callApp(app, changeSource, { token, params: { code }, body });
const addKey = (group = 'youtube') =>
  addTestCredential(app.database.db, app.world, app.sources, 'youtube', {
    isSandbox: false,
    group,
    hidden: { apiKey: 'key' },
  });
const take = async (
  units: number,
  purpose: 'refresh' | 'acquisition',
  {
    source = 'youtube',
    bucket = 'units',
    at = app.world.now().toISOString(),
  }: { source?: SourceCode; bucket?: string; at?: string } = {},
) => {
  const quota = (await quotasOf(app.database.db, source, bucket))(source);
  const taken = await takeFrom(app.database.db, new Date(at), quota, { units, purpose });
  if (!taken) throw new Error('too little is left');
  return taken;
};

describe('sources', () => {
  test('are all listed, also those not set up', async () => {
    const { sources, plans, moods, callbackUrl } = await list();
    expect(sources.map(({ code }) => code)).toEqual(sourceCodes);
    expect(sources.find(({ code }) => code === 'oembed')?.state).toBe('ready');
    expect(sources.find(({ code }) => code === 'files')?.state).toBe('ready');
    expect(plans.map(({ platform, decidedAt }) => [platform, decidedAt])).toEqual([
      ['tiktok', null],
      ['youtube', null],
      ['instagram', null],
    ]);
    expect(moods).toEqual([]);
    expect(callbackUrl).toBe('http://localhost/office/api/creator-connect/callback');
    expect(app.routes.map(({ path }) => path)).toContain(new URL(callbackUrl).pathname);
  });

  test('are for operators only', async () => {
    const params = { code: 'youtube' };
    const theirs = { token: stranger, params };
    expect((await callApp(app, listSources, theirs)).status).toBe(403);
    expect((await callApp(app, changeSource, { ...theirs, body: { isOn: false } })).status).toBe(403);
    expect((await callApp(app, listSourceFaults, theirs)).status).toBe(403);
    expect((await callApp(app, tellPlatform, { ...theirs, body: { mood: 'down' } })).status).toBe(403);
    expect((await shown()).isOn).toBe(true);
  });

  test('are turned off and on', async () => {
    await addKey();
    expect((await change({ isOn: false })).code).toBe(0);
    expect(await shown()).toMatchObject({ isOn: false, state: 'off' });
    expect((await change({ isOn: true })).code).toBe(0);
    expect(await shown()).toMatchObject({ isOn: true, state: 'ready' });
  });

  test('that rest are queried again when they are turned on', async () => {
    await addKey();
    for (let time = 0; time < 5; time++) await noteFailure(app.database.db, 'youtube', app.world.now());
    const until = new Date(app.world.now().getTime() + 30_000).toISOString();
    expect(await shown()).toMatchObject({ state: 'resting', freeAt: until, failures: 5 });
    await change({ isOn: true });
    expect(await shown()).toMatchObject({ state: 'ready', freeAt: null, failures: 0 });
  });

  test('have a mode where their rules know one', async () => {
    expect((await shown()).mode).toBe('strict');
    expect((await change({ mode: 'amended' })).code).toBe(0);
    expect((await shown()).mode).toBe('amended');
    const changes = () => app.database.db.selectFrom('mode_changes').select('source').execute();
    expect(await changes()).toEqual([{ source: 'youtube' }]);
    await app.database.db.deleteFrom('mode_changes').execute();
    await change({ mode: 'amended' });
    expect(await changes()).toEqual([]);
    expect((await shown('instagram')).mode).toBeNull();
    expect((await change({ mode: 'amended' }, 'instagram')).fields).toEqual(['mode']);
    expect((await change({ mode: 'loose' })).fields).toEqual(['mode']);
  });

  test.each(['strange', ''])('that are unknown (%j) are refused', async code => {
    const reply = await callApp(app, changeSource, { token, params: { code }, body: { isOn: false } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });
});

describe('quotas', () => {
  test('are corrected bucket by bucket, and put back', async () => {
    const limitsOf = async () =>
      (await shown()).buckets.map(({ name, units, limit }) => [name, units, limit]);
    expect((await change({ limits: { units: 50_000 } })).code).toBe(0);
    expect((await change({ limits: { search: 0 } })).code).toBe(0);
    expect(await limitsOf()).toEqual([
      ['units', 10_000, 50_000],
      ['search', 100, 0],
    ]);
    await change({ limits: { units: null } });
    expect(await limitsOf()).toEqual([
      ['units', 10_000, 10_000],
      ['search', 100, 0],
    ]);
  });

  test.each([
    [{ limits: { calls: 5 } }, 'limits.calls'],
    [{ limits: { units: 1, constructor: 5 } }, 'limits.constructor'],
    [{ limits: { units: -1 } }, 'limits'],
    [{ limits: { units: 1.5 } }, 'limits'],
    [{ isOn: 'yes' }, 'isOn'],
  ])('corrected by %j are refused', async (body, field) => {
    const reply = await change(body);
    expect([reply.status, reply.fields]).toEqual([400, [field]]);
    expect((await shown()).buckets[0]?.limit).toBe(10_000);
  });

  test('show quota use by purpose, and calls with an unknown result', async () => {
    await addKey();
    const { db } = app.database;
    await settleUnits(db, await take(30, 'refresh'));
    await take(5, 'refresh');
    await settleUnits(db, await take(2, 'acquisition'));
    const [quota] = (await shown()).quotas;
    expect(quota).toMatchObject({
      group: 'youtube',
      bucket: 'units',
      limit: 10_000,
      used: 37,
      isExhausted: false,
      resetsAt: '2026-11-21T08:00:00.000Z',
    });
    expect(quota?.spends.toSorted((a, b) => b.units - a.units)).toEqual([
      { purpose: 'refresh', units: 35, calls: 1, open: 5 },
      { purpose: 'acquisition', units: 2, calls: 1, open: 0 },
    ]);
  });

  test('that are used up make their source wait, and are full again after the reset', async () => {
    await addKey();
    await exhaustWindow(app.database.db, await take(1, 'acquisition'));
    const resetsAt = '2026-11-21T08:00:00.000Z';
    expect(await shown()).toMatchObject({ state: 'waiting', freeAt: resetsAt });
    expect(await shownAt(resetsAt)).toMatchObject({ state: 'ready', quotas: [] });
  });

  test('that slide are added up over their pieces', async () => {
    const calls = { source: 'oembed', bucket: 'calls' } as const;
    await take(10, 'acquisition', calls);
    await take(4, 'refresh', { ...calls, at: '2026-11-20T08:10:00Z' });
    // The oldest window began at 08:00 and counts for an hour plus five minutes of safety.
    const resetsAt = '2026-11-20T09:05:00.000Z';
    expect((await shownAt('2026-11-20T08:10:00Z', 'oembed')).quotas).toMatchObject([{ used: 14, resetsAt }]);
    expect((await shownAt(resetsAt, 'oembed')).quotas).toMatchObject([{ used: 4 }]);
  });
});

describe('faults', () => {
  const log = (ago: number, fault: string) =>
    logFault(app.database.db, {
      source: 'youtube',
      at: new Date(app.world.now().getTime() - ago),
      kind: 'temporary',
      purpose: 'refresh',
      fault,
    });
  const faults = (page = 1, size = 20) =>
    callApp(app, listSourceFaults, { token, params: { code: 'youtube' }, query: { page, size } });

  test('come a page of 20 at a time, those of the last 30 days, the newest first', async () => {
    for (let at = 0; at < 23; at++) await log(at * 1000, `fault ${at}`);
    await log(30 * day + 1, 'long ago');
    const [first, second] = [(await faults()).data, (await faults(2)).data];
    expect(first.total).toBe(23);
    expect(first.faults).toHaveLength(20);
    expect(first.faults[0]).toEqual({
      at: app.world.now().toISOString(),
      kind: 'temporary',
      purpose: 'refresh',
      text: 'fault 0',
    });
    expect(second.faults.map(({ text }) => text)).toEqual(['fault 20', 'fault 21', 'fault 22']);
    expect((await faults(0)).fields).toEqual(['page']);
    expect((await faults(2, 10)).data.faults.map(({ text }) => text)).toContain('fault 19');
    expect((await faults(1, 101)).fields).toEqual(['size']);
    expect((await shown()).lastFault?.text).toBe('fault 0');
    expect((await shown('instagram')).lastFault).toBeNull();
  });
});

test('plans show due, chosen, waiting and done creators', async () => {
  const { db } = app.database;
  const now = app.world.now();
  await db
    .insertInto('refresh_plans')
    .values({ platform: 'youtube', decided_at: now, due: 900, chosen: 80, took_ms: 1200 })
    .execute();
  await db
    .insertInto('refresh_queue')
    .values({
      creator_id: 1,
      platform: 'youtube',
      source: 'youtube',
      reason: 'age',
      worth: 1,
      decided_at: now,
    })
    .execute();
  const [, youtube, instagram] = (await list()).plans;
  expect(youtube).toEqual({
    platform: 'youtube',
    decidedAt: now.toISOString(),
    due: 900,
    chosen: 80,
    waiting: 1,
    doneLastDay: 0,
    tookMs: 1200,
  });
  expect(instagram).toMatchObject({ decidedAt: null, waiting: 0 });
});

describe('moods of platforms', () => {
  const tell = (body: { host?: string; mood: string }) =>
    callApp(app, tellPlatform, { token, body: body as { mood: PlatformMood } });

  test('are returned in a sandbox', async () => {
    const moods = new Map<string, PlatformMood>([
      ['one.example', 'well'],
      ['two.example', 'well'],
    ]);
    app.sources.sandbox = {
      address: () => 'http://127.0.0.1:9',
      tell: (mood, host) =>
        [...moods.keys()].filter(each => each === (host ?? each)).forEach(each => moods.set(each, mood)),
      moods: () => [...moods].map(([host, mood]) => ({ host, mood })),
      links: () => [],
      draw: () => null,
    };
    expect((await tell({ host: 'two.example', mood: 'quota' })).code).toBe(0);
    expect((await list()).moods).toEqual([
      { host: 'one.example', mood: 'well' },
      { host: 'two.example', mood: 'quota' },
    ]);
    await tell({ mood: 'down' });
    expect((await list()).moods.map(({ mood }) => mood)).toEqual(['down', 'down']);
    expect((await tell({ host: 'three.example', mood: 'down' })).fields).toEqual(['host']);
    expect((await tell({ mood: 'merry' })).fields).toEqual(['mood']);
  });

  test('do not exist outside it', async () => {
    expect((await tell({ mood: 'down' })).code).toBe(1020);
  });
});
