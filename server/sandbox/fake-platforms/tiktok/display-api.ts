import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { openIdOf } from './tiktok-oauth.ts';
import { bearerOf, bodyOf, fieldsOf, ok, picked, refuse } from './open-reply.ts';
import type { FakeTokens } from './tiktok-tokens.ts';

/** Which scope gives access to which field: developers.tiktok.com/doc/tiktok-api-v2-get-user-info */
const userFields: Record<string, readonly string[]> = {
  'user.info.basic': [
    'open_id',
    'union_id',
    'avatar_url',
    'avatar_url_100',
    'avatar_large_url',
    'display_name',
  ],
  'user.info.profile': [
    'bio_description',
    'profile_deep_link',
    'profile_web_link',
    'is_verified',
    'username',
  ],
  'user.info.stats': ['follower_count', 'following_count', 'likes_count', 'video_count'],
};

/** developers.tiktok.com/docs/en/tiktok-api-v2-video-object */
const videoFields = [
  'id',
  'create_time',
  'cover_image_url',
  'share_url',
  'video_description',
  'duration',
  'height',
  'width',
  'title',
  'embed_html',
  'embed_link',
  'like_count',
  'comment_count',
  'share_count',
  'view_count',
];

/** The Display API: what an account's owner lets an app read. */
export function answerDisplay(world: FakeWorld, tokens: FakeTokens, request: FakeRequest): FakeReply {
  const grant = tokens.ofAccess(bearerOf(request));
  const owner = grant && world.people.byId('tiktok', grant.account);
  if (!grant || !owner || owner.state === 'gone') return refuse('access_token_invalid');
  const call = `${request.method} ${request.path}`;
  if (call === 'GET /v2/user/info/') return userInfo(owner, grant.scopes, request);
  if (!grant.scopes.includes('video.list')) return refuse('scope_not_authorized');
  return call === 'POST /v2/video/list/'
    ? listVideos(world, owner, request)
    : queryVideos(world, owner, request);
}

function userInfo({ record }: Person, scopes: readonly string[], request: FakeRequest): FakeReply {
  const fields = fieldsOf(request, Object.values(userFields).flat());
  if (!fields) return refuse('invalid_params', 'Fields is invalid.');
  const allowed = scopes.flatMap(scope => userFields[scope] ?? []);
  if (!fields.every(field => allowed.includes(field))) return refuse('scope_not_authorized');
  const user = {
    open_id: openIdOf(record.platformId),
    union_id: openIdOf(`union ${record.platformId}`),
    avatar_url: record.avatarUrl ?? '',
    avatar_url_100: record.avatarUrl ?? '',
    avatar_large_url: record.avatarUrl ?? '',
    display_name: record.name ?? record.handle,
    bio_description: record.bio ?? '',
    profile_deep_link: `https://vm.tiktok.com/${openIdOf(record.platformId).slice(-9)}/`,
    profile_web_link: record.homepageUrl ?? `https://www.tiktok.com/@${record.handle}`,
    is_verified: record.verified ?? false,
    username: record.handle,
    follower_count: record.followers ?? 0,
    following_count: 12,
    likes_count: record.likes ?? 0,
    video_count: record.postCount ?? record.posts?.length ?? 0,
  };
  return ok({ user: picked(user, fields) });
}

const secondsOf = ({ publishedAt }: SourcePost) => Math.floor(Date.parse(publishedAt) / 1000);

export const newestFirst = ({ record }: Person): SourcePost[] =>
  (record.posts ?? []).toSorted((one, other) => secondsOf(other) - secondsOf(one));

/** @returns null for a value that is no integer */
function wholeNumber(value: unknown, otherwise: number): number | null {
  if (value === undefined) return otherwise;
  return Number.isInteger(value) && Number(value) > 0 ? Number(value) : null;
}

/** Newest first, at most 20; `cursor` is a time in milliseconds: older videos follow. */
function listVideos(world: FakeWorld, owner: Person, request: FakeRequest): FakeReply {
  const fields = fieldsOf(request, videoFields);
  const { max_count: max, cursor } = bodyOf(request);
  const count = wholeNumber(max, 10);
  const before = wholeNumber(cursor, world.now().getTime() + 1);
  if (!fields || count === null || count > 20 || before === null) return refuse('invalid_params');
  const older = newestFirst(owner).filter(post => secondsOf(post) * 1000 < before);
  const shown = older.slice(0, count);
  const last = shown.at(-1);
  return ok({
    videos: shown.map(post => picked(videoOf(world, owner, post), fields)),
    cursor: last ? secondsOf(last) * 1000 : before,
    has_more: older.length > shown.length,
  });
}

function queryVideos(world: FakeWorld, owner: Person, request: FakeRequest): FakeReply {
  const fields = fieldsOf(request, videoFields);
  const ids = (bodyOf(request).filters as { video_ids?: unknown } | undefined)?.video_ids;
  if (!fields || !Array.isArray(ids) || ids.length === 0 || ids.length > 20) return refuse('invalid_params');
  const found = newestFirst(owner).filter(post => ids.includes(post.platformPostId));
  return ok({ videos: found.map(post => picked(videoOf(world, owner, post), fields)) });
}

function videoOf(world: FakeWorld, { record }: Person, post: SourcePost): Record<string, unknown> {
  const id = post.platformPostId;
  return {
    id,
    create_time: secondsOf(post),
    // The address expires after six hours.
    cover_image_url: `https://p16-sign.tiktokcdn.com/${id}.jpeg?x-expires=${Math.floor(world.now().getTime() / 1000) + 21_600}`,
    share_url: post.url ?? `https://www.tiktok.com/@${record.handle}/video/${id}`,
    video_description: post.caption ?? '',
    duration: Math.round(post.durationSeconds ?? 0),
    height: 1024,
    width: 576,
    title: (post.caption ?? '').slice(0, 150),
    embed_html: `<blockquote class="tiktok-embed" data-video-id="${id}"></blockquote>`,
    embed_link: `https://www.tiktok.com/player/v1/${id}`,
    like_count: post.likes ?? 0,
    comment_count: post.comments ?? 0,
    share_count: post.shares ?? 0,
    view_count: post.plays ?? 0,
  };
}
