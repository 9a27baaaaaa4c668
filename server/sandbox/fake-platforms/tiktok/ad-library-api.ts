import { createHash } from 'node:crypto';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { bearerOf, bodyOf, fieldsOf, ok, picked, refuse } from './open-reply.ts';
import type { FakeTokens } from './tiktok-tokens.ts';

const adFields = ['id', 'first_shown_date', 'last_shown_date', 'status', 'videos', 'image_urls', 'reach'];
const advertiserFields = ['business_id', 'business_name', 'paid_for_by'];
const known = [
  ...adFields.map(field => `ad.${field}`),
  'ad.status_statement',
  ...advertiserFields.map(field => `advertiser.${field}`),
];
const detailFields = [...known, 'ad_group.targeting_info'];

/** The European Economic Area, Switzerland, the United Kingdom and Turkey: …/doc/commercial-content-api-supported-countries */
const countries =
  'ALL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR'.split(
    ' ',
  );
const firstDay = '20221001';
/** The fake searches this many people only: later ones have no ads. */
const maxPeople = 200;

interface Ad {
  ad: Record<string, unknown> & {
    id: number;
    first_shown_date: string;
    reach: { unique_users_seen: string };
  };
  /** Only the ad's details contain it. */
  byCountry: Record<string, string>;
  advertiser: { business_id: number; business_name: string; paid_for_by: string };
  countries: readonly string[];
}

/** Ids of TikTok's ads are integers in its JSON. */
const numberOf = (text: string) =>
  1_700_000_000_000_000 + Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 11), 16);

const dayOf = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '');

/** "11K": in thousands, millions or billions. */
function reachOf(users: number): string {
  const [size, unit] = users >= 1e9 ? [1e9, 'B'] : users >= 1e6 ? [1e6, 'M'] : [1e3, 'K'];
  return `${Math.floor(users / size)}${unit}`;
}

/** The home country, and for every third ad a second one with a quarter of the reach. */
function countriesOf({ record }: Person, post: SourcePost): string[] {
  const home = countries.includes(record.region ?? '') ? (record.region ?? '') : 'FR';
  const also = numberOf(`also ${post.platformPostId}`);
  const other = countries[1 + (also % (countries.length - 1))] ?? 'IT';
  return also % 3 === 0 && other !== home ? [home, other] : [home];
}

function adOf(owner: Person, post: SourcePost, now: Date): Ad {
  const brand = post.brand ?? 'Unnamed';
  const begins = new Date(post.publishedAt);
  const ends = new Date(Math.min(begins.getTime() + 14 * 86_400_000, now.getTime()));
  const users = post.plays ?? 0;
  const shownIn = countriesOf(owner, post);
  const shares = shownIn.length > 1 ? [0.75, 0.25] : [1];
  return {
    countries: shownIn,
    byCountry: Object.fromEntries(shownIn.map((each, at) => [each, reachOf(users * (shares[at] ?? 0))])),
    ad: {
      id: numberOf(post.platformPostId),
      first_shown_date: dayOf(begins),
      last_shown_date: dayOf(ends),
      status: ends < now ? 'inactive' : 'active',
      videos: [{ url: `https://v16.tiktokcdn.com/${post.platformPostId}/?mime_type=video_mp4` }],
      image_urls: [],
      reach: { unique_users_seen: reachOf(users) },
      text: `${brand} ${post.caption ?? ''}`.toLowerCase(),
    },
    advertiser: { business_id: numberOf(`brand ${brand}`), business_name: brand, paid_for_by: brand },
  };
}

const hour = 3_600_000;
const made = new WeakMap<FakeWorld, { at: number; ads: Ad[] }>();

/** Cached for an hour, because every country requests them page by page. */
function adsOf(world: FakeWorld): Ad[] {
  const at = Math.floor(world.now().getTime() / hour);
  const kept = made.get(world);
  if (kept?.at === at) return kept.ads;
  const ads = allAds(world);
  made.set(world, { at, ads });
  return ads;
}

const allAds = (world: FakeWorld): Ad[] =>
  world.people
    .find('tiktok', '')
    .slice(0, maxPeople)
    .filter(({ state }) => state === 'open')
    .flatMap(owner =>
      (owner.record.posts ?? [])
        .filter(post => post.brand !== undefined)
        .map(post => adOf(owner, post, world.now())),
    );

/** Commercial Content API: developers.tiktok.com/doc/commercial-content-api-query-ads */
export function answerAdLibrary(world: FakeWorld, tokens: FakeTokens, request: FakeRequest): FakeReply {
  if (!tokens.ofClient(bearerOf(request))) return refuse('access_token_invalid');
  return request.path === '/v2/research/adlib/ad/detail/' ? detail(world, request) : query(world, request);
}

interface AdQueryBody {
  filters?: {
    ad_published_date_range?: { min?: unknown; max?: unknown };
    country_code?: string;
    advertiser_business_ids?: number[];
    unique_users_seen_size_range?: { min?: string; max?: string };
  };
  search_term?: string;
  search_type?: string;
  max_count?: number;
  search_id?: string;
}

const isDay = (value: unknown): value is string => /^\d{8}$/.test(String(value));
const sizeOf = (text: string) =>
  Number.parseInt(text, 10) * { K: 1e3, M: 1e6, B: 1e9 }[text.slice(-1) as 'K'];

function query(world: FakeWorld, request: FakeRequest): FakeReply {
  const fields = fieldsOf(request, known);
  const {
    filters,
    search_term: term = '',
    search_type,
    max_count: count = 10,
    search_id: id,
  } = bodyOf(request) as AdQueryBody;
  const { min, max } = filters?.ad_published_date_range ?? {};
  if (!fields || !isDay(min) || !isDay(max) || min < firstDay || min > max)
    return refuse('invalid_params', 'ad_published_date_range is invalid.');
  const country = filters?.country_code ?? 'ALL';
  if (!countries.includes(country)) return refuse('invalid_params', 'country_code is not supported.');
  if (term.length > 50 || count < 1 || count > 50) return refuse('invalid_params');
  const words = term.toLowerCase().split(/\s+/);
  const { min: minUsers = '0K', max: maxUsers = '999B' } = filters?.unique_users_seen_size_range ?? {};
  const isFound = ({ ad, advertiser, countries: shownIn }: Ad) => {
    const text = String(ad.text);
    const isNamed =
      search_type === 'fuzzy_phrase'
        ? words.some(word => text.includes(word))
        : text.includes(words.join(' '));
    const users = sizeOf(ad.reach.unique_users_seen);
    // With a term the ids are ignored.
    const ids = term === '' ? filters?.advertiser_business_ids : undefined;
    return (
      isNamed &&
      (!ids || ids.includes(advertiser.business_id)) &&
      (country === 'ALL' || shownIn.includes(country)) &&
      ad.first_shown_date >= min &&
      ad.first_shown_date <= max &&
      users >= sizeOf(minUsers) &&
      users <= sizeOf(maxUsers)
    );
  };
  const found = adsOf(world).filter(isFound);
  // The next page names the id of its search.
  const from = id === undefined ? 0 : Number(/-(\d+)$/.exec(id)?.[1] ?? NaN);
  if (Number.isNaN(from)) return refuse('invalid_params', 'search_id is invalid.');
  const next = from + count;
  return ok({
    ads: found.slice(from, next).map(ad => shown(ad, fields)),
    has_more: next < found.length,
    search_id: `20261122080000FF99E4D6D1294A2A7-${next}`,
  });
}

function shown({ ad, advertiser }: Ad, fields: readonly string[]): object {
  const of = (start: string) =>
    fields.filter(field => field.startsWith(start)).map(field => field.slice(start.length));
  return { ad: picked(ad, of('ad.')), advertiser: picked(advertiser, of('advertiser.')) };
}

/** …/doc/commercial-content-api-get-ad-details. Unverified: the fields of the targeting. */
function detail(world: FakeWorld, request: FakeRequest): FakeReply {
  const fields = fieldsOf(request, detailFields);
  const { ad_id: id } = bodyOf(request) as { ad_id?: number };
  const found = adsOf(world).find(({ ad }) => ad.id === id);
  if (!fields || !found) return refuse('invalid_params', 'ad_id is invalid.');
  const group = { targeting_info: { country: found.countries, number_of_users_targeted: '1M' } };
  const reach = { ...found.ad.reach, unique_users_seen_by_country: found.byCountry };
  return ok({
    ...shown({ ...found, ad: { ...found.ad, reach } }, fields),
    ...(fields.includes('ad_group.targeting_info') && { ad_group: group }),
  });
}
