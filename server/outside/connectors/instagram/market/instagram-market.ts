import { postsByCreator, type PostPage } from '../../posts-by-creator.ts';
import type { Connector, Finding, Found, Gate, Wanted } from '../../source.ts';
import {
  homepageOf,
  nameOf,
  orMissingAccount,
  rememberedAs,
  requireSame,
  missingAccount,
} from '../account-fields.ts';
import { eachCard, type Read } from '../account-cards.ts';
import { askGraph, oneCall, type Answered } from '../graph/graph-call.ts';
import { creatorPage, marketPostOf, profileOf, type MarketCreator } from './market-answers.ts';
import { nextOf } from '../graph/graph-media.ts';

/** Unverified: `metrics(total_followers)` without a period; the documentation has it for `creator_reach`. */
const profileFields =
  'id,username,is_account_verified,biography,country,email,profile_picture_url,insights.metrics(total_followers)';
const mediaFields =
  'id,media_type,product_type,permalink,creation_time,caption,insights.metrics(likes,comments,views,shares)';
/** "the top 30 recent media". */
const maxPosts = 30;
/** Large answers are refused with "reduce the amount of data", so everything is requested separately. */
const foundAtOnce = 50;
const maxSeeds = 5;

type Page = Answered<{ data: MarketCreator[]; next: string | null }>;

function ask(gate: Gate, name: string, query: Record<string, string>): Promise<Page> {
  return gate.ask(name, oneCall, async permit => {
    const path = `/${encodeURIComponent(permit.secret['userId'] ?? '')}/creator_marketplace_creators`;
    const { value, restUntil } = await askGraph(
      creatorPage,
      { host: 'graph.facebook.com', path, query },
      permit,
    );
    const { data } = value.value;
    const page = { data, next: nextOf(value.value) };
    return { value: { value: page, seenAt: value.seenAt }, restUntil: restUntil ?? null };
  });
}

/** @throws SourceFault notFound or private if the marketplace knows nobody with this name */
async function askOf(
  gate: Gate,
  wanted: Wanted,
  what: string,
  fields: string,
): Promise<Answered<MarketCreator>> {
  const username = nameOf(wanted);
  const asked = ask(gate, `${what} of ${username}`, { username, fields });
  // Unverified: how the marketplace answers for an unknown name.
  const { value, seenAt } = await asked.catch(orMissingAccount(wanted, 'marketId'));
  const found = value.data.find(each => each.username.toLowerCase() === username);
  if (!found) throw missingAccount(wanted, 'marketId');
  return { value: found, seenAt };
}

async function readCreator(gate: Gate, wanted: Wanted, posts: number): Promise<Read> {
  const { value, seenAt } = await askOf(gate, wanted, 'profile', profileFields);
  requireSame(wanted, 'marketId', value.id);
  const size = Math.min(posts, maxPosts);
  const media = size > 0 ? await askOf(gate, wanted, `${size} posts`, mediaOf(size)) : undefined;
  return {
    record: {
      type: 'creator',
      platform: 'instagram',
      ...(wanted.platformId !== undefined && { platformId: wanted.platformId }),
      handle: value.username,
      homepageUrl: homepageOf(value.id, value.username),
      ...profileOf(value),
      posts: (media?.value.recent_media?.data ?? []).slice(0, size).map(marketPostOf),
      observedAt: seenAt,
    },
    memory: rememberedAs(wanted, 'marketId', value.id, value.username),
  };
}

const mediaOf = (size: number) => `id,username,recent_media.limit(${size}){${mediaFields}}`;

/** Unverified: whether "the top 30 recent media" are the newest ones; so a missing post may exist anyway. */
async function* recentOf(gate: Gate, handle: string): AsyncGenerator<PostPage> {
  const wanted: Wanted = { platform: 'instagram', handle, url: '' };
  const { value, seenAt } = await askOf(gate, wanted, 'recent posts', mediaOf(maxPosts));
  const posts = (value.recent_media?.data ?? []).map(marketPostOf);
  yield { handle: value.username, posts, seenAt, isLast: false, isChoice: true };
}

async function find(gate: Gate, how: Record<string, string>, { region, next }: Finding): Promise<Found> {
  const page = await ask(gate, `find ${JSON.stringify({ ...how, region, next })}`, {
    ...how,
    fields: 'id,username',
    limit: `${foundAtOnce}`,
    ...(region !== undefined && { creator_countries: JSON.stringify([region]) }),
    ...(next !== null && { after: next }),
  });
  const profiles = page.value.data.map(({ id, username }) => ({
    platform: 'instagram' as const,
    handle: username,
    url: homepageOf(id, username),
  }));
  return { profiles, next: page.value.next };
}

const namesIn = (text: string) =>
  text
    .split(/[\s,]+/)
    .map(name => name.replace(/^@/, '').toLowerCase())
    .filter(name => name !== '')
    .slice(0, maxSeeds);

/**
 * Instagram Creator Marketplace: finds creators, if the operator's token includes it
 * (developers.facebook.com/documentation/instagram-platform/instagram-api-with-facebook-login/creator-marketplace). Its
 * shares by age and country are of people who interacted this month, not of followers, so they are not read as an
 * audience.
 */
export const instagramMarket: Connector = {
  code: 'instagram_market',
  platforms: ['instagram'],
  can: ['keyword', 'like', 'profile', 'posts', 'postFigures'],
  buckets: [{ name: 'calls', units: 1000, per: 'hour' }],
  credential: [
    { name: 'userId', isSecret: false },
    { name: 'accessToken', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 10,
  cardCost: 2,

  cards: (gate, wanted, { posts }) => eachCard(wanted, each => readCreator(gate, each, posts)),
  posts: (gate, wanted) => postsByCreator('instagram', wanted, handle => recentOf(gate, handle)),
  postCost: { batch: 10, per: 'creator', units: 1 },
  keyword: (gate, finding) => find(gate, { query: finding.text }, finding),
  like: (gate, finding) =>
    find(gate, { similar_to_creators: JSON.stringify(namesIn(finding.text)) }, finding),
  async check(gate) {
    await ask(gate, 'account', { fields: 'id,username', limit: '1' });
  },
};
