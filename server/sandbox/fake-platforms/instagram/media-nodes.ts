import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import type { FakeRequest, FakeWorld } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import type { Field } from './field-expansion.ts';

/** `2019-04-05T07:56:32+0000` */
export const graphTime = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19)}+0000`;

export const newestFirst = ({ record }: Person): SourcePost[] =>
  (record.posts ?? []).toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt));

const isVideo = (post: SourcePost) => post.plays !== undefined || post.durationSeconds !== undefined;

const permalinkOf = (post: SourcePost): string =>
  post.url ?? `https://www.instagram.com/${isVideo(post) ? 'reel' : 'p'}/${post.platformPostId}/`;

/** instagram-platform/reference/instagram-media: unknown or hidden fields are left out. */
export const mediaNode = (post: SourcePost): Record<string, unknown> => ({
  id: post.platformPostId,
  caption: post.caption,
  // "will be omitted … if the media owner has hidden like counts on it"
  like_count: post.likes,
  comments_count: post.comments,
  media_type: isVideo(post) ? 'VIDEO' : 'IMAGE',
  media_product_type: isVideo(post) ? 'REELS' : 'FEED',
  permalink: permalinkOf(post),
  timestamp: graphTime(post.publishedAt),
  // Left out for videos with licensed sound.
  media_url: isVideo(post) ? undefined : post.coverUrl,
});

/** instagram-platform/instagram-graph-api/reference/ig-user */
export const userNode = ({ record }: Person): Record<string, unknown> => ({
  id: record.platformId,
  ig_id: record.platformId.replace(/\D/g, '').slice(-10),
  username: record.handle,
  name: record.name,
  biography: record.bio,
  website: undefined,
  profile_picture_url: record.avatarUrl || undefined,
  followers_count: record.followers ?? 0,
  follows_count: 180,
  media_count: record.postCount ?? record.posts?.length ?? 0,
});

/** Returns only the requested fields of a node, and always its id. */
export const picked = (node: Record<string, unknown>, fields: readonly Field[]): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields.flatMap(({ name }) => (node[name] === undefined ? [] : [[name, node[name]] as const])),
  ),
  id: node['id'],
});

/** Cursors are opaque; these contain the position after the last item of the page. */
const cursorAt = (place: number) => Buffer.from(`media ${place}`).toString('base64url');
const placeOf = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : Number(/^media (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);

export interface Page<T> {
  shown: T[];
  cursors: { before: string; after: string };
  hasMore: boolean;
}

/** @returns null for a cursor that Graph never issued, or a limit that is no number */
export function pageOf<T>(
  all: readonly T[],
  limit: string | undefined,
  after: string | undefined,
): Page<T> | null {
  const size = Number(limit ?? 25);
  const start = placeOf(after);
  if (!Number.isInteger(size) || size < 1 || size > 100 || !Number.isInteger(start)) return null;
  const shown = all.slice(start, start + size);
  const end = start + shown.length;
  return { shown, cursors: { before: cursorAt(start), after: cursorAt(end) }, hasMore: end < all.length };
}

/**
 * The paging of an edge: cursors on every page, and the address of the next one if there is one (graph-api/results).
 */
export function pagingOf<T>(world: FakeWorld, { host, path, query }: FakeRequest, page: Page<T>): object {
  const { cursors, hasMore } = page;
  const next = new URLSearchParams(query);
  next.set('after', cursors.after);
  return { cursors, ...(hasMore && { next: `${world.address()}/${host}${path}?${next.toString()}` }) };
}
