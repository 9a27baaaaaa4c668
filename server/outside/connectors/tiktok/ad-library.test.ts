import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import { peopleOf, person, type Person } from '../../../sandbox/fake-platforms/fake-people.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import { SourceFault } from '../source-fault.ts';
import { libraryCountries, queryAds } from './ad-library.ts';
import { askReach } from './ad-reach.ts';
import { tiktokAds } from './tiktok-ads.ts';

/** Sixty paid videos, one a day from 1 September on. */
const record: Person['record'] = {
  type: 'creator',
  platform: 'tiktok',
  platformId: '1',
  handle: 'lan',
  region: 'DE',
  posts: Array.from({ length: 60 }, (_, at) => ({
    platformPostId: `7${at}`,
    publishedAt: new Date(Date.UTC(2026, 8, 1 + at)).toISOString(),
    caption: 'Cold brew at home',
    plays: 11_400,
    brand: at % 2 === 0 ? 'Bean' : 'Roast',
  })),
};

let now = new Date('2026-11-20T08:00:00Z');
let fakes: ListeningPlatforms;
beforeAll(async () => {
  fakes = await listenAsPlatforms({ people: peopleOf([person(record)]), now: () => now });
});
afterAll(() => fakes.close());
afterEach(() => {
  fakes.tell('well');
  fakes.asked.length = 0;
  now = new Date('2026-11-20T08:00:00Z');
});

const gate = (secret: object = {}) =>
  plainGate({
    secret: { clientKey: 'key', clientSecret: 'secret', ...secret },
    through: fakes.address,
    now: () => now,
  });
const all = { countryCode: 'ALL', from: '2026-09-01', to: '2026-11-20', next: null };

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

test('pages of ads need one token', async () => {
  const open = gate();
  const first = await queryAds(open, { ...all, searchTerm: 'cold brew' });
  expect(first.ads).toHaveLength(50);
  expect(first.ads[0]).toEqual({
    id: expect.stringMatching(/^17\d{14}$/) as string,
    advertiserId: expect.stringMatching(/^17\d{14}$/) as string,
    advertiserName: 'Bean',
    paidBy: 'Bean',
    firstShown: '2026-09-01',
    lastShown: '2026-09-15',
    isActive: false,
    reach: '11K',
  });
  const second = await queryAds(open, { ...all, searchTerm: 'cold brew', next: first.next });
  expect([second.ads.length, second.next]).toEqual([10, null]);
  const ids = [...first.ads, ...second.ads].map(ad => ad.id);
  expect(new Set(ids).size).toBe(60);
  expect(fakes.asked.filter(line => line.includes('/oauth/token/'))).toHaveLength(1);
  expect(open.spent).toHaveLength(2);
  expect(open.names.join()).not.toContain('clt.');
});

test('a token is fetched again when it is old', async () => {
  const open = gate();
  await queryAds(open, all);
  now = new Date('2026-11-20T11:00:00Z');
  await queryAds(open, { ...all, searchTerm: 'brew' });
  expect(fakes.asked.filter(line => line.includes('/oauth/token/'))).toHaveLength(2);
});

test.each([
  ['those of one advertiser', { to: '2026-09-04' }, 4],
  ['a country', { to: '2026-09-04', countryCode: 'DE' }, 4],
  ['another country', { to: '2026-09-04', countryCode: 'FR' }, 0],
  ['a term', { to: '2026-09-04', searchTerm: 'roast cold' }, 2],
  ['a term that nobody uses', { searchTerm: 'tea' }, 0],
  ['what they reached', { to: '2026-09-04', reach: { min: '10K', max: '99K' } }, 4],
  ['less than they reached', { to: '2026-09-04', reach: { min: '0K', max: '9K' } }, 0],
])('ads are found by %s', async (_, more, count) => {
  expect((await queryAds(gate(), { ...all, ...more })).ads).toHaveLength(count);
});

test('an ad has its reach in each country', async () => {
  const [ad] = (await queryAds(gate(), all)).ads;
  const { reach, byCountry } = await askReach(gate(), ad?.id ?? '');
  expect(reach).toBe('11K');
  const countries = Object.keys(byCountry);
  expect(countries).toContain('DE');
  expect(countries.filter(country => !libraryCountries.includes(country))).toEqual([]);
  expect((await faultOf(askReach(gate(), '1'))).kind).toBe('notFound');
});

test('ads are found by their advertiser', async () => {
  const [bean] = (await queryAds(gate(), all)).ads;
  const { ads } = await queryAds(gate(), { ...all, advertiserIds: [bean?.advertiserId ?? ''] });
  expect(ads).toHaveLength(30);
  expect(new Set(ads.map(ad => ad.advertiserName))).toEqual(new Set(['Bean']));
});

test.each([
  ['before October 2022', { from: '2022-09-30' }],
  ['of the United States', { countryCode: 'US' }],
])('there are none %s', async (_, more) => {
  expect((await faultOf(queryAds(gate(), { ...all, ...more }))).kind).toBe('permanent');
});

test.each<[PlatformMood, string]>([
  ['quota', 'quota'],
  ['rate', 'rate'],
  ['refused', 'credential'],
  ['down', 'temporary'],
  ['half', 'temporary'],
  ['garbled', 'temporary'],
  ['changed', 'permanent'],
])('when TikTok is %s: %s', async (mood, kind) => {
  const open = gate();
  await queryAds(open, { ...all, to: '2026-09-02' });
  fakes.tell(mood, { host: 'open.tiktokapis.com' });
  expect((await faultOf(queryAds(open, all))).kind).toBe(kind);
});

test('a refused token is not used again', async () => {
  const open = gate();
  await queryAds(open, { ...all, to: '2026-09-02' });
  fakes.tell('refused', { host: 'open.tiktokapis.com', times: 1 });
  await faultOf(queryAds(open, all));
  expect((await queryAds(open, all)).ads).toHaveLength(50);
});

test.each([
  ['secret', null],
  ['wrong', 'credential'],
])('a client with the secret "%s" is checked', async (clientSecret, kind) => {
  const work = tiktokAds.check?.(gate({ clientSecret })) ?? Promise.reject(new Error('no check'));
  if (kind === null) await work;
  else expect((await faultOf(work)).kind).toBe(kind);
});
