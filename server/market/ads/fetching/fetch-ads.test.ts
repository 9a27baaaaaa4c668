import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rankAds } from '../../../../contract/market/ads.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  openAdFixture,
  someCountries,
  type AdFixture,
} from '../../../../test/fixtures/market/ads-fixture.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../../core/db/database.ts';
import { utcDay } from '../utc-days.ts';
import { fetchAds } from './fetch-ads.ts';

const day = 86_400_000;
/** Ranges of reach in each country. */
const searches = 4 * someCountries.length;
let fixture: AdFixture;
let team: Account;
let token: string;

beforeAll(async () => {
  fixture = await openAdFixture();
  team = await makeTeam(fixture.db, fixture.app.world, 'fetcher');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  // The session has expired, because the clock moved by days.
  token = await fixture.app.signInAs(team);
});

const daysAgo = (days: number) => new Date(fixture.app.world.now().getTime() - days * day).toISOString();
const ask = (query: Parameters<typeof callApp<typeof rankAds>>[2] = {}) =>
  callApp(fixture.app, rankAds, { token, ...query }).then(({ data }) => data);
const fetchOn = (db: Db) => fetchAds(db, fixture.app.world, fixture.app.sources, undefined, someCountries);
const known = async () =>
  (
    await sql<{ library_id: string; reach_text: string; regions: string[]; readings: number }>`
    select library_id, reach_text, regions, (select count(*) from ad_reach where ad_id = id and region = 'ALL') as readings
    from ads order by library_id`.execute(fixture.db)
  ).rows;
const addMany = (count: number, plays = 11_400) => {
  for (let at = 0; at < count; at++) fixture.addPost(at % 2 ? 'Bean' : 'Roast', daysAgo(at % 20), plays);
};

/** Acts like a process that dies while it stores the progress of a search, this many times. */
function dyingAt(times: number): KyselyPlugin {
  let left = times;
  return {
    transformQuery({ node }) {
      const isProgress = JSON.stringify(node).includes('"ad_searches"') && node.kind === 'UpdateQueryNode';
      if (isProgress && left-- > 0) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

describe('a day', () => {
  test('queries every country for the largest reach, and stores each ad once with its countries', async () => {
    addMany(120);
    await fixture.fetchAll();
    const ads = await known();
    expect(ads).toHaveLength(120);
    expect(new Set(ads.map(ad => ad.reach_text))).toEqual(new Set(['11K']));
    expect(ads.every(ad => ad.regions.includes('DE') && ad.readings === 1)).toBe(true);
    expect(ads.some(ad => ad.regions.length > 1)).toBe(true);
    // All ads of Germany are in one range, which has three pages.
    expect(fixture.takeCalls()).toHaveLength(searches + 2);
    await fixture.fetchAll();
    expect(fixture.takeCalls()).toEqual([]);
  });

  test('is followed by the next one, with separate readings', async () => {
    addMany(3);
    await fixture.fetchAll();
    for (const post of fixture.posts) post.plays = 50_000;
    fixture.app.world.pass(day);
    await fixture.fetchAll();
    expect((await known()).map(ad => [ad.reach_text, ad.readings])).toEqual([
      ['50K', 2],
      ['50K', 2],
      ['50K', 2],
    ]);
  });

  test('queries searched advertisers first', async () => {
    addMany(2);
    await ask({ query: { words: 'Cold BREW' } });
    await fixture.fetchAll();
    const [first] = (
      await sql<{ words: string; country: string; found: number }>`
      select words, country, found from ad_searches order by place limit 1`.execute(fixture.db)
    ).rows;
    expect(first).toEqual({ words: 'cold brew', country: 'ALL', found: 2 });
  });

  test('stops where a search has more pages than one may have', async () => {
    addMany(520);
    await fixture.fetchAll();
    const { rows } = await sql<{ pages: number; found: number }>`
      select pages, found from ad_searches where country = 'DE' and min_reach = '10K'`.execute(fixture.db);
    expect(rows).toEqual([{ pages: 10, found: 500 }]);
  });
});

describe('interruptions', () => {
  test('a kill loses nothing and repeats no query', async () => {
    addMany(120);
    const dying = fixture.db.withPlugin(dyingAt(3));
    for (let kill = 0; kill < 3; kill++) {
      await expect(fetchOn(dying)).rejects.toThrow('killed');
      expect(await known()).toEqual([]);
      fixture.app.world.pass(61_000);
    }
    expect(fixture.takeCalls()).toHaveLength(1);
    await fixture.fetchAll();
    expect(await known()).toHaveLength(120);
    expect(fixture.takeCalls()).toHaveLength(searches + 1);
  });

  test('a worker that died holding the library leaves it to another after its lease', async () => {
    addMany(1);
    const until = new Date(fixture.app.world.now().getTime() + 60_000);
    await sql`update ad_libraries set leased_until = ${until}`.execute(fixture.db);
    await fixture.fetchAll();
    expect(fixture.takeCalls()).toEqual([]);
    fixture.app.world.pass(60_000);
    await fixture.fetchAll();
    expect(await known()).toHaveLength(1);
  });

  test('two concurrent workers do the work of one', async () => {
    addMany(60);
    for (let round = 0; round < 12; round++) await Promise.all([1, 2, 3].map(() => fetchOn(fixture.db)));
    expect(await known()).toHaveLength(60);
    expect(fixture.takeCalls()).toHaveLength(searches + 1);
  });

  test.each([
    ['down', 'temporary'],
    ['rate', 'rate'],
    ['refused', 'credential'],
    ['garbled', 'temporary'],
  ] as const)('a library that is %s changes nothing, and the page says so', async (mood, fault) => {
    addMany(5);
    await fixture.fetchAll();
    const [before, page] = [await known(), await ask()];
    expect(page).toMatchObject({ state: 'ready', trouble: null, total: 5 });
    for (const post of fixture.posts) post.plays = 90_000;
    fixture.app.world.pass(day);
    token = await fixture.app.signInAs(team);
    fixture.platforms.tell(mood);
    await fixture.fetchAll();
    expect(await known()).toEqual(before);
    expect(await ask()).toMatchObject({ trouble: { fault }, madeAt: page.madeAt, ads: page.ads });
  });

  test('afterwards, the day continues where it was', async () => {
    addMany(120);
    await fetchOn(fixture.db);
    const asked = fixture.takeCalls().length;
    expect(asked).toBe(20);
    fixture.platforms.tell('down');
    await fetchOn(fixture.db);
    fixture.platforms.tell('well');
    fixture.takeCalls();
    fixture.app.world.pass(3_600_000);
    await fixture.fetchAll();
    expect(fixture.takeCalls()).toHaveLength(searches + 2 - asked);
  });

  test('the quota that is granted is not exceeded', async () => {
    addMany(3);
    await sql`insert into source_settings (source, limits) values ('tiktok_ads', '{"calls": 15}')`.execute(
      fixture.db,
    );
    await fixture.fetchAll();
    // 80 %: the rest is for people who wait.
    expect(fixture.takeCalls()).toHaveLength(12);
    expect(await ask()).toMatchObject({ trouble: { fault: 'quota' } });
  });

  test('a search with a broken next page restarts once', async () => {
    addMany(120);
    await fetchOn(fixture.db);
    await sql`update ad_searches set next = 'worn out', pages = 1, ended_at = null
      where country = 'DE' and min_reach = '10K'`.execute(fixture.db);
    await fixture.fetchAll();
    expect(await known()).toHaveLength(120);
    const { rows } = await sql`select restarts, pages, fault from ad_searches where restarts > 0`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ restarts: 1, pages: 3, fault: null }]);
  });
});

test('a library with another response format is reported as faulty', async () => {
  addMany(2);
  await fixture.fetchAll();
  fixture.app.world.pass(day);
  token = await fixture.app.signInAs(team);
  fixture.platforms.tell('changed');
  // The source rests after five failures.
  for (let minute = 0; minute < 20; minute++) {
    await fetchOn(fixture.db);
    fixture.app.world.pass(60_000);
  }
  expect((await known()).map(({ readings }) => readings)).toEqual([1, 1]);
  expect((await ask()).trouble).not.toBeNull();
});

test('without a source nothing is queried, and the page says what is missing', async () => {
  await sql`update source_credentials set state = 'off'`.execute(fixture.db);
  await fixture.fetchAll();
  expect(fixture.takeCalls()).toEqual([]);
  expect(await ask()).toMatchObject({ state: 'noSource', madeAt: null, ads: [] });
});

test('ads of the sandbox go when the real library is asked', async () => {
  addMany(3);
  await fixture.fetchAll();
  await sql`update ads set is_sample = false where library_id in (select min(library_id) from ads)`.execute(
    fixture.db,
  );
  fixture.posts.length = 0;
  fixture.app.world.pass(day);
  await fixture.fetchAll();
  expect(await known()).toHaveLength(2);
});

test('a window ends with the day on which ads were fetched', async () => {
  addMany(2);
  await fixture.fetchAll();
  const { rows } = await sql<{ day: string }>`select distinct day from ad_editions`.execute(fixture.db);
  expect(rows).toEqual([{ day: utcDay(fixture.app.world.now()) }]);
});
