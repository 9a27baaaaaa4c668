import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { newestFirst } from './display-api.ts';
import { openIdOf } from './tiktok-oauth.ts';

/**
 * Every response has status 200; `code` is the result. business-api.tiktok.com/portal/docs, appendix of return codes.
 */
const reply = (code: number, message: string, data: object = {}): FakeReply =>
  json({ code, message, request_id: '20261122080000010245012345678901', data });

export const marketWords = {
  rate: reply(40_100, 'Requests made too frequently. Please try again later.'),
  refused: reply(40_105, 'Access token is incorrect or has been revoked.'),
};

const base = '/open_api/v1.3/tto';
const maxPosts = 20;

/**
 * TikTok One Creator Marketplace of TikTok API for Business. Paths, parameters and fields as in public clients
 * (bububa/tiktok-business `model/tto`, and types generated from the portal). Unverified: the maximum of posts and
 * handles per call, the format of `create_time`, and which message belongs to a code. Any account and token work,
 * except a token that begins with "wrong".
 */
export function answerMarket(world: FakeWorld, { method, path, query, headers }: FakeRequest): FakeReply {
  const token = headers['access-token'] ?? '';
  if (token === '' || token.startsWith('wrong')) return marketWords.refused;
  const account = query.get('tto_tcm_account_id') ?? '';
  if (account === '') return reply(40_002, 'tto_tcm_account_id: Missing data for required field.');
  if (account.startsWith('wrong')) return reply(40_001, 'No permission to operate this account.');
  const handle = (query.get('handle_name') ?? '').toLowerCase();
  const found = world.people.byHandle('tiktok', handle);
  switch (`${method} ${path}`) {
    case `GET ${base}/oauth2/info/`:
      return reply(0, 'OK', { tto_tcm_account_id: account, account_name: 'Sandbox', country: 'US' });
    case `GET ${base}/tcm/creator/status/get/`:
      return statuses(world, query);
    case `GET ${base}/tcm/creator/public/`:
      return isIn(found) ? reply(0, 'OK', creatorOf(found)) : notThere;
    case `GET ${base}/tcm/creator/public/video/list/`:
      return isIn(found) ? posts(found, query) : notThere;
    case `GET ${base}/tcm/creator/discover/`:
      return discover(world, query);
    default:
      return json({ code: 40_004, message: 'path not found', request_id: '', data: {} }, 404);
  }
}

const notThere = reply(40_007, 'The creator does not exist.');

const isIn = (person: Person | null): person is Person => person?.state === 'open';

function listOf(text: string | null): string[] | null {
  try {
    const list = JSON.parse(text ?? '') as unknown;
    return Array.isArray(list) && list.every(each => typeof each === 'string') ? list : null;
  } catch {
    return null;
  }
}

function statuses({ people }: FakeWorld, query: URLSearchParams): FakeReply {
  const handles = listOf(query.get('handle_names'));
  if (!handles || handles.length === 0 || handles.length > 20) return reply(40_002, 'handle_names: Invalid.');
  const status = handles.map(handle => {
    const person = people.byHandle('tiktok', handle);
    const isThere = person !== null && person.state !== 'gone';
    return { handle_name: handle, status: isIn(person) ? 'IN' : isThere ? 'NOT_IN' : 'INVALID' };
  });
  return reply(0, 'OK', { onboarding_status: status });
}

const briefOf = ({ record }: Person) => ({
  handle_name: record.handle,
  display_name: record.name ?? record.handle,
  profile_image: record.avatarUrl ?? '',
  followers_count: record.followers ?? 0,
  following_count: 12,
  likes_count: record.likes ?? 0,
  videos_count: record.postCount ?? record.posts?.length ?? 0,
});

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

function creatorOf(person: Person): object {
  const { record } = person;
  const labels = record.category === undefined ? [] : [{ label_id: '11002002', label_name: record.category }];
  return {
    ...briefOf(person),
    creator_id: openIdOf(`creator ${record.platformId}`),
    bio: record.bio ?? '',
    median_views: middle((record.posts ?? []).flatMap(post => post.plays ?? [])),
    engagement_rate: 0.05,
    industry_labels: [],
    content_labels: labels,
  };
}

const status = ({ platformSponsored }: SourcePost) => (platformSponsored ? 'PAID_PARTNERSHIP' : 'NONE');

function posts(person: Person, query: URLSearchParams): FakeReply {
  const limit = Number(query.get('limit') ?? 10);
  const from = Number(query.get('cursor') ?? 0);
  if (!(limit >= 1 && limit <= maxPosts) || !(from >= 0)) return reply(40_002, 'limit: Invalid.');
  const all = newestFirst(person);
  const shown = all.slice(from, from + limit).map(post => ({
    video_id: post.platformPostId,
    display_name: person.record.name ?? person.record.handle,
    thumbnail_url: post.coverUrl ?? '',
    embed_url: post.url ?? `https://www.tiktok.com/@${person.record.handle}/video/${post.platformPostId}`,
    caption: post.caption ?? '',
    likes: post.likes ?? 0,
    comments: post.comments ?? 0,
    shares: post.shares ?? 0,
    favorites: 0,
    video_views: post.plays ?? 0,
    create_time: new Date(post.publishedAt).toISOString().slice(0, 19).replace('T', ' '),
    caption_hashtags: post.hashtags ?? [],
    mentioned_accounts: post.mentions ?? [],
    collaboration_status: status(post),
  }));
  const next = from + shown.length;
  return reply(0, 'OK', { posts: shown, page_info: { has_more: next < all.length, cursor: next } });
}

function discover({ people }: FakeWorld, query: URLSearchParams): FakeReply {
  const countries = listOf(query.get('country_codes'));
  if (countries?.length !== 1) return reply(40_002, 'country_codes: One country is needed.');
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 10);
  if (!(page >= 1) || !(size >= 1 && size <= 100)) return reply(40_002, 'page_size: Invalid.');
  const [country] = countries;
  const found = people
    .find('tiktok', query.get('keyword_search') ?? '')
    .filter(person => isIn(person) && person.record.region === country);
  return reply(0, 'OK', {
    creators: found.slice((page - 1) * size, page * size).map(briefOf),
    page_info: {
      page,
      page_size: size,
      total_number: found.length,
      total_page: Math.ceil(found.length / size),
    },
  });
}
