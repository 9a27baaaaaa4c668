import type { PostState } from '../../../contract/catalogue/post-metrics.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { StoredEdit, StoredGap } from '../../core/db/schema/watched-posts-tables.ts';
import { pageOfGrown, type GrownPage } from './grown-posts.queries.ts';
import { type Point, unpackPoints } from './packed-points.ts';
import { keysOfCreators, readFigures, readRows, type WatchedRow } from './queries.ts';
import { countTag, insertFinds, readFinds, type Find } from './watched-tags.queries.ts';
import { putFirst, readDue } from './watchers.queries.ts';

/** The name of a post before anything else is known. */
export interface NamedPost {
  /** `tiktok:7301…` */
  key: string;
  platform: Platform;
  platformPostId: string;
  url: string;
  /** The creator's handle in the link; empty if the link has none. */
  handle: string;
  isSample: boolean;
  /** Null if the catalogue does not know the creator. */
  creatorId: number | null;
  publishedAt: Date | null;
}

/** The latest data of a watched post. */
export interface WatchedPost extends NamedPost {
  caption: string;
  hashtags: string[];
  mentions: string[];
  coverUrl: string;
  durationMs: number | null;
  /** The platform itself marks it as paid. */
  platformSponsored: boolean;
  /** The caption discloses that it is paid. */
  captionDisclosed: boolean;
  state: PostState;
  stateSince: Date | null;
  source: SourceCode | null;
  plays: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  seenAt: Date | null;
  /** Oldest first; the last gap may still be open (`to` is null). */
  gaps: StoredGap[];
  edits: StoredEdit[];
  watchedAt: Date;
  /** Oldest first. */
  points: Point[];
}

/** An open project of a team that is notified of news about its posts. */
export interface Watcher {
  teamId: number;
  projectId: number;
}

/** For the usual values of a creator, this many posts are used. */
const latestOfCreator = 30;

function presented(row: WatchedRow): WatchedPost {
  return {
    key: row.key,
    platform: row.platform,
    platformPostId: row.platform_post_id,
    url: row.url,
    handle: row.handle,
    isSample: row.is_sample,
    creatorId: row.creator_id,
    publishedAt: row.published_at,
    caption: row.caption,
    hashtags: row.hashtags,
    mentions: row.mentions,
    coverUrl: row.cover_url,
    durationMs: row.duration_ms,
    platformSponsored: row.platform_sponsored,
    captionDisclosed: row.caption_disclosed,
    state: row.state,
    stateSince: row.state_since,
    source: row.source,
    plays: row.plays,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    seenAt: row.seen_at,
    gaps: row.gaps,
    edits: row.edits,
    watchedAt: row.watched_at,
    points: unpackPoints(row.points),
  };
}

/** Returns posts by key; posts that were never watched are missing. */
export async function readWatchedPosts(db: Db, keys: readonly string[]): Promise<Map<string, WatchedPost>> {
  const rows = await readRows(db, keys);
  return new Map(rows.map(row => [row.key, presented(row)]));
}

/** The latest answer of a post, without its history. */
export type LastFigures = Pick<
  WatchedPost,
  'key' | 'state' | 'source' | 'plays' | 'likes' | 'comments' | 'shares'
>;

/** Like `readWatchedPosts`, without histories. */
export async function readLastFigures(db: Db, keys: readonly string[]): Promise<Map<string, LastFigures>> {
  return new Map((await readFigures(db, keys)).map(row => [row.key, row]));
}

/**
 * Returns the latest watched posts of creators with their histories, to compute the usual values.
 * @param known posts that were read already and are not read again
 */
export async function watchedPostsOf(
  db: Db,
  creatorIds: readonly number[],
  known: ReadonlyMap<string, WatchedPost> = new Map(),
): Promise<WatchedPost[]> {
  const keys = await keysOfCreators(db, creatorIds, latestOfCreator);
  const others = await readWatchedPosts(
    db,
    keys.filter(key => !known.has(key)),
  );
  return keys.flatMap(key => known.get(key) ?? others.get(key) ?? []);
}

/**
 * Returns posts published between two moments in order of key, page by page, to compute how posts of a platform grow.
 */
export async function pageOfGrownPosts(db: Db, page: GrownPage): Promise<WatchedPost[]> {
  return (await pageOfGrown(db, page)).map(presented);
}

/** Polls a post before all others. @returns when it is polled */
export async function askSoon(db: Db, ctx: Pick<Context, 'now'>, key: string): Promise<Date> {
  const at = ctx.now();
  await putFirst(db, key, at);
  return at;
}

/** Returns when each post is polled next; a post is missing if polling has ended. */
export async function nextPolls(db: Db, keys: readonly string[]): Promise<Map<string, Date>> {
  return new Map((await readDue(db, keys)).map(({ key, due_at }) => [key, due_at]));
}

/**
 * Records in the caller's transaction that one more project follows a hashtag, or one less. The tag is lower case,
 * without #.
 */
export const followTag = (db: Db, ctx: Pick<Context, 'now'>, tag: string, by: 1 | -1): Promise<void> =>
  countTag(db, tag, by, ctx.now());
/** Stores posts that were found with a followed hashtag. @returns the keys of the new ones */
export const noteFinds = (db: Db, now: Date, finds: readonly Find[]): Promise<string[]> =>
  insertFinds(db, finds, now);

/** Returns the posts with these hashtags that were published between two moments and found since `foundSince`. */
export async function findsOfTags(
  db: Db,
  tags: readonly string[],
  between: { from: Date; to: Date; foundSince: Date },
): Promise<{ tag: string; post: NamedPost; foundAt: Date }[]> {
  const rows = await readFinds(db, tags, between);
  return rows.map(({ tag, key, platform, url, creator_id, published_at, found_at }) => ({
    tag,
    foundAt: found_at,
    post: {
      key,
      platform,
      platformPostId: key.slice(platform.length + 1),
      url,
      handle: '',
      isSample: /^https:\/\/[a-z]+\.example\//.test(url),
      creatorId: creator_id,
      publishedAt: published_at,
    },
  }));
}
