import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshNow, getRefresh } from '../../../contract/sourcing/refreshes.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { listenAsPlatforms, type ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { samplePeople, type SamplePeople } from '../../sandbox/fake-platforms/sample-people.ts';
import { addTestCredential } from '../../../test/fixtures/sourcing/some-credentials.ts';
import { testSources } from '../../../test/harness/sources/test-sources.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { noteInterest, refreshQueued } from './service.ts';
import { planRefreshes } from './plan-refreshes.ts';

const count = 400;
const day = 86_400_000;
let app: TestApp;
let db: Db;
let platforms: ListeningPlatforms;
let people: SamplePeople;
let team: Account;
let token: string;
/** YouTube creators of the catalogue, by id. */
let channels: { id: number; platform_id: string }[];

beforeAll(async () => {
  app = await startTestApp();
  ({ db } = app.database);
  await loadSample(db, app.world, { count });
  people = samplePeople({ now: () => app.world.now(), count });
  platforms = await listenAsPlatforms({ people, now: () => app.world.now() });
  app.sources.sandbox = testSources(platforms.address).sandbox;
  await addTestCredential(db, app.world, app.sources, 'youtube', { hidden: { apiKey: 'sample-a' } });
  team = await makeTeam(db, app.world, 'refresher');
  const { rows } = await sql<{ id: number; platform_id: string }>`
    select id, platform_id from creators where platform = 'youtube' order by id`.execute(db);
  channels = rows;
});

afterAll(async () => {
  await app.close();
  await platforms.close();
});

beforeEach(async () => {
  for (const table of [
    'refresh_queue',
    'refresh_plans',
    'refresh_states',
    'creator_interest',
    'quota_windows',
  ])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update creators set refreshed_at = ${app.world.now()}`.execute(db);
  platforms.asked.length = 0;
  // The session has expired, because the clock moved by days.
  token = await app.signInAs(team);
});
afterEach(() => platforms.tell('well'));

const shown = (at: number) => {
  const { record, state } = people.byId('youtube', channels[at]?.platform_id ?? '') ?? {};
  return state === 'open' ? record : undefined;
};
/** The first channel that YouTube shows. */
const open = () => channels.find((_, at) => shown(at))?.id ?? 0;
const age = (ids: readonly number[], days: number) =>
  sql`update creators set refreshed_at = ${new Date(app.world.now().getTime() - days * day)} where id = any(${ids}::bigint[])`.execute(
    db,
  );
const queue = async () =>
  (
    await sql<{ creator_id: number; reason: string }>`
    select creator_id, reason from refresh_queue order by worth desc, creator_id`.execute(db)
  ).rows.map(({ creator_id, reason }) => [creator_id, reason]);
const enqueue = (ids: readonly number[]) =>
  sql`insert into refresh_queue (creator_id, platform, source, reason, worth, decided_at)
    select id, platform, 'youtube', 'age', 1, ${app.world.now()} from creators where id = any(${ids}::bigint[])`.execute(
    db,
  );
const states = async () =>
  (
    await sql<{ fault: string | null; states: number }>`
    select fault, count(*) as states from refresh_states group by fault order by fault nulls first`.execute(
      db,
    )
  ).rows;

describe('the planner', () => {
  test('chooses due creators by priority', async () => {
    const [fresh, old, older, listed, inCampaign, viewed, gone] = channels.map(({ id }) => id);
    if (!fresh || !old || !older || !listed || !inCampaign || !viewed || !gone)
      throw new Error('too few channels');
    await age([old], 29);
    await age([older], 56);
    await age([listed, viewed, inCampaign], 14);
    await age([gone], 300);
    await sql`insert into refresh_states (creator_id, tried_at, fault, failures, retry_at)
      values (${gone}, ${app.world.now()}, 'notFound', 3, ${new Date(app.world.now().getTime() + day)})`.execute(
      db,
    );
    await noteInterest(db, app.world, [listed], { kind: 'list', amount: 2 });
    await noteInterest(db, app.world, [listed], { kind: 'list', amount: -1 });
    await noteInterest(db, app.world, [inCampaign], { kind: 'campaign', amount: 1 });
    await noteInterest(db, app.world, [viewed], { kind: 'view', amount: 1 });
    expect(await planRefreshes(db, app.world, app.sources)).toBe(5);
    // 14 days by 1; 14 by 7 and 56 by 28; 29 by 28; 14 by 14.
    expect(await queue()).toEqual([
      [inCampaign, 'campaign'],
      ...[
        [listed, 'list'],
        [older, 'age'],
      ].toSorted((a, b) => Number(a[0]) - Number(b[0])),
      [old, 'age'],
      [viewed, 'viewed'],
    ]);
  });

  test('decides once in a while, whoever triggers it', async () => {
    await age([open()], 40);
    const each = await Promise.all(
      Array.from({ length: 5 }, () => planRefreshes(db, app.world, app.sources)),
    );
    expect(each.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
  });

  test('chooses no more than the quota has room for', async () => {
    await age(
      channels.map(({ id }) => id),
      40,
    );
    await sql`insert into source_settings (source, limits) values ('youtube', '{"units": 20}')
      on conflict (source) do update set limits = excluded.limits`.execute(db);
    // 80 % of 20 units at 1.22 per card.
    expect(await planRefreshes(db, app.world, app.sources)).toBe(13);
    await refreshQueued(db, app.world, app.sources);
    expect(platforms.asked.length).toBeLessThanOrEqual(16);
    await sql`update source_settings set limits = '{}'`.execute(db);
  });

  test('queries real platforms for nobody of the sample world', async () => {
    await age(
      channels.map(({ id }) => id),
      40,
    );
    const own = await addTestCredential(db, app.world, app.sources, 'youtube', {
      isSandbox: false,
      hidden: { apiKey: 'AIza' },
    });
    expect(await planRefreshes(db, app.world, app.sources)).toBe(0);
    await sql`delete from source_credentials where id = ${own}`.execute(db);
  });
});

describe('a refresh', () => {
  test('brings profile and newest posts of a batch at 1.22 units a card', async () => {
    const all = channels.filter((_, at) => shown(at)).slice(0, 50);
    await enqueue(all.map(({ id }) => id));
    await refreshQueued(db, app.world, app.sources);
    expect(await queue()).toEqual([]);
    expect(await states()).toEqual([{ fault: null, states: all.length }]);
    expect(platforms.asked.length).toBeLessThanOrEqual(1 + all.length + Math.ceil(all.length / 5));
    const { rows } = await sql<{ refreshed_at: Date; source: string }>`
      select refreshed_at, source from creators where id = ${all[0]?.id}`.execute(db);
    expect(rows).toEqual([{ refreshed_at: app.world.now(), source: 'sample' }]);
  });

  test('of a deleted account is retried at growing intervals', async () => {
    const at = channels.findIndex(({ platform_id }) => people.byId('youtube', platform_id)?.state === 'gone');
    const gone = channels[at]?.id ?? (await forget(channels[0]));
    for (const days of [1, 2, 4]) {
      await enqueue([gone]);
      await refreshQueued(db, app.world, app.sources);
      const { rows } = await sql<{ fault: string; retry_at: Date }>`
        select fault, retry_at from refresh_states where creator_id = ${gone}`.execute(db);
      expect(rows).toEqual([
        { fault: 'notFound', retry_at: new Date(app.world.now().getTime() + days * day) },
      ]);
    }
  });

  /** A creator that YouTube does not know. */
  async function forget(channel: { id: number } | undefined): Promise<number> {
    await sql`update creators set platform_id = 'sample-yt-999999' where id = ${channel?.id}`.execute(db);
    return channel?.id ?? 0;
  }

  test('that stops half-way resumes without repeating requests', async () => {
    const all = channels.filter((_, at) => shown(at)).slice(0, 20);
    await enqueue(all.map(({ id }) => id));
    // The source breaks down after the first 15 answers.
    const down = setInterval(() => {
      if (platforms.asked.length >= 15) platforms.tell('down');
    }, 1);
    await refreshQueued(db, app.world, app.sources);
    clearInterval(down);
    expect((await queue()).length).toBe(all.length);
    platforms.tell('well');
    const before = platforms.asked.length;
    // One call tries whether the source answers again; the others wait for its result.
    for (const pause of [31 * 60_000, 30_000]) {
      app.world.pass(pause);
      await refreshQueued(db, app.world, app.sources);
    }
    expect(await queue()).toEqual([]);
    expect(await states()).toEqual([{ fault: null, states: all.length }]);
    const answered = new Set(platforms.asked.slice(0, 12));
    expect(platforms.asked.slice(before).filter(line => answered.has(line))).toEqual([]);
  });

  test('waits for a used-up quota, and says until when', async () => {
    const id = open();
    await enqueue([id]);
    platforms.tell('quota');
    await refreshQueued(db, app.world, app.sources);
    const reply = await callApp(app, getRefresh, { token, params: { platform: 'youtube', id } });
    expect(reply.data).toMatchObject({
      state: 'waiting',
      source: 'youtube',
      freeAt: expect.stringMatching(/T08:00:00/) as string,
    });
    platforms.tell('well');
    app.world.pass(day);
    await refreshQueued(db, app.world, app.sources);
    expect(await states()).toEqual([{ fault: null, states: 1 }]);
  });
});

describe('refresh now', () => {
  const ask = (id: number, endpoint: typeof refreshNow | typeof getRefresh = refreshNow) =>
    callApp(app, endpoint, { token, params: { platform: 'youtube', id } });

  test('goes before all others', async () => {
    const id = open();
    await age([id], 3);
    await enqueue(channels.slice(-5).map(channel => channel.id));
    expect((await ask(id)).data).toMatchObject({ state: 'queued', source: 'youtube', againAt: null });
    expect((await queue())[0]).toEqual([id, 'asked']);
    await refreshQueued(db, app.world, app.sources);
    const after = (await ask(id, getRefresh)).data;
    expect(after).toMatchObject({ state: 'idle', fault: null, refreshedAt: app.world.now().toISOString() });
    // Still fresh: another request changes nothing.
    expect((await ask(id)).data).toEqual(after);
    expect(await queue()).toEqual([]);
  });

  test('has no source where none is set up', async () => {
    const { rows } = await sql<{
      id: number;
    }>`select id from creators where platform = 'instagram' limit 1`.execute(db);
    const params = { platform: 'instagram', id: rows[0]?.id };
    await age([rows[0]?.id ?? 0], 3);
    const reply = await callApp(app, refreshNow, { token, params });
    expect(reply.data).toMatchObject({ state: 'noSource', source: null, nextAt: null });
  });

  test('has a limit for a team', async () => {
    app.world.pass(2 * 3_600_000);
    await age(
      channels.map(({ id }) => id),
      3,
    );
    await sql`insert into rate_windows (key, taken, ends_at)
      values (${`refresh team ${team.teamId}`}, 60, ${new Date(app.world.now().getTime() + 60_000)})
      on conflict (key) do update set taken = 60, ends_at = excluded.ends_at`.execute(db);
    expect((await ask(open())).code).toBe(429);
  });

  test.each([
    ['nobody', 404, { platform: 'youtube', id: 999_999 }],
    ['another platform', 404, { platform: 'tiktok', id: 0 }],
    ['no id', 400, { platform: 'youtube', id: 'x' }],
  ])('of %s is %i', async (_name, status, params) => {
    const given = { ...params, id: params.id === 0 ? open() : params.id };
    for (const endpoint of [getRefresh, refreshNow])
      expect((await callApp(app, endpoint, { token, params: given })).status).toBe(status);
  });

  test('requires a sign-in', async () => {
    const params = { platform: 'youtube', id: open() };
    for (const endpoint of [getRefresh, refreshNow])
      expect((await callApp(app, endpoint, { params })).status).toBe(401);
  });
});
