import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rankAds, saveAd, getAd } from '../../../contract/market/ads.ts';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/core/limits.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { openAdFixture, type AdFixture } from '../../../test/fixtures/market/ads-fixture.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { keepAds, type ReportedAd } from './fetching/ads.queries.ts';
import { utcDay } from './utc-days.ts';
import { rankFetched } from './make-edition.ts';
import { deleteOldAdsJob } from './jobs.ts';
import { fetchAds } from './fetching/fetch-ads.ts';
import { readEnv } from '../../core/settings/env.ts';

const dayMs = 86_400_000;
let fixture: AdFixture;
let team: Account;
let other: Account;
let token: string;
/** Days of the three readings, the newest last. */
let days: string[];

const reported = (id: string, reachText: string, more: Partial<ReportedAd> = {}): ReportedAd => ({
  libraryId: id,
  advertiserId: `of ${id}`,
  advertiser: `Brand ${id}`,
  advertiserKey: `brand ${id}`,
  paidBy: 'Agency',
  firstShownOn: '2026-10-01',
  lastShownOn: utcDay(fixture.app.world.now()),
  isActive: true,
  reachText,
  reach: reachText === '' ? null : Number(reachText.replace('K', '000')),
  ...more,
});

async function keep(ads: ReportedAd[], region: string | null = 'DE'): Promise<void> {
  const at = fixture.app.world.now();
  const report = { platform: 'tiktok', region, isSample: true, day: utcDay(at), at } as const;
  await keepAds(fixture.db, ads, report);
  await sql`update ad_libraries set fetched_at = ${at}, has_news = true`.execute(fixture.db);
  await rankFetched(fixture.db, fixture.app.world, true);
  days.push(report.day);
}

beforeAll(async () => {
  fixture = await openAdFixture();
  [team, other] = [
    await makeTeam(fixture.db, fixture.app.world, 'ranker'),
    await makeTeam(fixture.db, fixture.app.world, 'other'),
  ];
  days = [];
  // "old" grows by 30K in two days, "fresh" is new on the second, "still" does not change, "mute" has no reported
  // reach.
  const still = () => reported('still', '500K');
  await keep([reported('old', '100K'), still(), reported('mute', '')]);
  fixture.app.world.pass(dayMs);
  const fresh = reported('fresh', '20K', { firstShownOn: utcDay(fixture.app.world.now()) });
  await keep([reported('old', '110K'), still(), fresh]);
  fixture.app.world.pass(dayMs);
  await keep([reported('old', '130K'), still(), { ...fresh, lastShownOn: utcDay(fixture.app.world.now()) }]);
  await keep([reported('old', '130K')], 'FR');
  token = await fixture.app.signInAs(team);
});
afterAll(() => fixture.close());

const rank = (query: QueryInputOf<typeof rankAds> = {}, as = token) =>
  callApp(fixture.app, rankAds, { token: as, query });
const idOf = async (libraryId: string) =>
  (await sql<{ id: number }>`select id from ads where library_id = ${libraryId}`.execute(fixture.db)).rows[0]
    ?.id ?? 0;
const lines = (data: Awaited<ReturnType<typeof rank>>['data']) =>
  data.ads.map(ad => [ad.rank, ad.adId, ad.score, ad.before]);

describe('the ranking', () => {
  test('uses the gain within the window', async () => {
    const { data } = await rank({ window: 1 });
    expect(lines(data)).toEqual([
      [1, 'old', 20_000, 2],
      [2, 'fresh', 20_000, 1],
    ]);
    expect(data).toMatchObject({ state: 'ready', considered: 3, total: 2, comparedWith: days[1] });
  });

  test('explains each score', async () => {
    const { data } = await rank({ window: 1 });
    expect(data.ads.map(ad => ad.why)).toEqual([
      { reach: 130_000, before: 110_000, days: 1, isNew: 0 },
      { reach: 20_000, before: null, days: null, isNew: 1 },
    ]);
  });

  test('uses the whole reach without older readings', async () => {
    await sql`delete from ad_places where day = ${days[0]}`.execute(fixture.db);
    const { data } = await rank({ window: 30 });
    expect(data.ads.map(ad => [ad.adId, ad.score, ad.why.before])).toEqual([
      ['old', 30_000, 100_000],
      ['fresh', 20_000, null],
    ]);
  });

  test('shows scores of the editions before, and a gap where an ad was in none', async () => {
    const { data } = await rank({ window: 1 });
    expect(data.ads.map(ad => ad.spark)).toEqual([
      [null, 10_000, 20_000],
      [null, 20_000, 20_000],
    ]);
  });

  test('is its own in each region', async () => {
    const { data } = await rank({ window: 1, region: 'FR' });
    expect(data.ads.map(ad => ad.adId)).toEqual(['old']);
    expect(data.regions).toEqual(['DE', 'FR']);
    expect((await rank({ region: 'SE' })).data.ads).toEqual([]);
  });

  test('finds advertisers by a piece of their name', async () => {
    const { data } = await rank({ words: 'BRAND f' });
    expect(lines(data)).toEqual([[1, 'fresh', 20_000, null]]);
    expect((await rank({ words: '100%' })).data.ads).toEqual([]);
  });

  test('is absent if the reach is not reported', async () => {
    const [mute] = (await rank({ words: 'mute' })).data.ads;
    expect(mute).toMatchObject({ reach: null, reachText: '', score: null });
  });

  test('refuses invalid windows, regions and pages', async () => {
    expect((await rank({ window: 3 })).fields).toEqual(['window']);
    expect((await rank({ region: 'germany' })).fields).toEqual(['region']);
    expect((await rank({ page: 0 })).fields).toEqual(['page']);
    expect((await callApp(fixture.app, rankAds)).status).toBe(401);
  });

  test('has no library for other platforms', async () => {
    expect((await rank({ platform: 'youtube' })).data).toMatchObject({ state: 'noSource', ads: [] });
  });
});

describe('an ad', () => {
  test('shows its history, its advertiser and creators who name it; its reach by country is fetched on opening', async () => {
    fixture.addPost('Bean', new Date(fixture.app.world.now().getTime() - dayMs).toISOString(), 40_000);
    const post = { platformPostId: '1', url: '', publishedAt: '2026-11-10T00:00:00Z', isSponsored: true };
    await writeRecords(fixture.db, fixture.app.world, 'sample', [
      {
        type: 'creator',
        platform: 'youtube',
        platformId: 'UC1',
        handle: 'anna',
        homepageUrl: 'https://youtube.example/@anna',
        followers: 1000,
        observedAt: '2026-11-19T00:00:00Z',
        posts: [
          { ...post, caption: 'with Bean', brand: 'BEAN' },
          { ...post, platformPostId: '2', caption: 'without' },
        ],
      },
    ]);
    for (let round = 0; round < 10; round++)
      await fetchAds(fixture.db, fixture.app.world, fixture.app.sources);
    const { rows } = await sql<{ id: number }>`select id from ads where advertiser = 'Bean'`.execute(
      fixture.db,
    );
    const params = { id: rows[0]?.id ?? 0 };
    const first = (await callApp(fixture.app, getAd, { token, params })).data;
    expect(first).toMatchObject({ detail: 'asked', byRegion: [], brand: 'bean', others: [] });
    expect(first.reachHistory).toEqual([{ day: utcDay(fixture.app.world.now()), reach: 40_000 }]);
    expect(first.creators).toMatchObject([{ handle: 'anna', platform: 'youtube', posts: 1 }]);
    await fetchAds(fixture.db, fixture.app.world, fixture.app.sources);
    const second = (await callApp(fixture.app, getAd, { token, params })).data;
    expect(second.detail).toBe('told');
    expect(second.byRegion.map(({ region }) => region)).toContain('DE');
    expect(second.byRegion.every(({ reach }) => (reach ?? 0) > 0)).toBe(true);
  });

  test('that is not there is not found', async () => {
    expect((await callApp(fixture.app, getAd, { token, params: { id: 999_999 } })).status).toBe(404);
    expect((await callApp(fixture.app, getAd, { token, params: { id: 'x' } })).fields).toEqual(['id']);
  });
});

describe('the board', () => {
  const save = (id: number, isSaved: boolean, as = token) =>
    callApp(fixture.app, saveAd, { token: as, params: { id }, body: { isSaved } });

  test('belongs to the team, keeps ended ads, and is invisible to others', async () => {
    const id = await idOf('still');
    expect((await save(id, true)).code).toBe(0);
    expect((await save(id, true)).code).toBe(0);
    const board = (await rank({ onlySaved: 'true', window: 1 })).data;
    expect(board.ads.map(ad => [ad.adId, ad.isSaved, ad.score])).toEqual([['still', true, 0]]);
    const theirs = await fixture.app.signInAs(other);
    expect((await rank({ onlySaved: 'true' }, theirs)).data.ads).toEqual([]);
    expect((await rank({ words: 'still' }, theirs)).data.ads).toMatchObject([{ isSaved: false }]);
    fixture.app.world.pass(200 * dayMs);
    const settings = readEnv({ AD_RETENTION_DAYS: '400' });
    await deleteOldAdsJob.run(fixture.db, fixture.app.world, {}, { settings });
    expect(await idOf('old')).not.toBe(0);
    await deleteOldAdsJob.run(fixture.db, fixture.app.world, {});
    expect([await idOf('still'), await idOf('old')]).toEqual([id, 0]);
    token = await fixture.app.signInAs(team);
    expect((await rank({ onlySaved: 'true' })).data.ads).toMatchObject([{ adId: 'still' }]);
    expect((await save(id, false)).code).toBe(0);
    expect((await rank({ onlySaved: 'true' })).data.ads).toEqual([]);
  });

  test('records who saved and removed an ad, each once', async () => {
    const id = await idOf('still');
    for (const isSaved of [true, true, false, false]) await save(id, isSaved);
    const { data } = await callApp(fixture.app, listOperationRecords, { token });
    const records = data.records.filter(({ subjectId }) => subjectId === id).slice(0, 2);
    expect(records.map(({ action, subject, subjectName }) => [action, subject, subjectName])).toEqual([
      ['ad.takeOff', 'ad', 'Brand still'],
      ['ad.save', 'ad', 'Brand still'],
    ]);
  });

  test('has a maximum, and then saves nothing more', async () => {
    const id = await idOf('still');
    const { teamId, accountId } = team;
    await asTeam(fixture.db, teamId, db =>
      sql`insert into saved_ads (team_id, ad_id, account_id, saved_at)
        select ${teamId}, 1000000 + n, ${accountId}, ${fixture.app.world.now()} from generate_series(1, ${limits.savedAds}) n`.execute(
        db,
      ),
    );
    await sql`update ads set is_kept = false where id = ${id}`.execute(fixture.db);
    const refused = await save(id, true);
    expect([refused.status, refused.fields]).toEqual([400, ['isSaved']]);
    const { rows } = await sql`select is_kept from ads where id = ${id}`.execute(fixture.db);
    expect(rows).toEqual([{ is_kept: false }]);
    await save(1_000_001, false);
    expect((await save(id, true)).code).toBe(0);
  });

  test('takes no ad that is not there', async () => {
    expect((await save(999_999, true)).status).toBe(404);
    expect(
      (await callApp(fixture.app, saveAd, { token, params: { id: 1 }, body: {} as never })).fields,
    ).toEqual(['isSaved']);
  });
});
