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

/** A post as it is named, before anything is known of it. */
export interface NamedPost {
  /** `tiktok:7301…` */
  key: string;
  platform: Platform;
  platformPostId: string;
  url: string;
  /** As its link names the creator; empty where it does not. */
  handle: string;
  isSample: boolean;
  /** Where the catalogue knows them. */
  creatorId: number | null;
  publishedAt: Date | null;
}

/** What is known of a watched post, the newest answer. */
export interface WatchedPost extends NamedPost {
  caption: string;
  hashtags: string[];
  mentions: string[];
  coverUrl: string;
  durationMs: number | null;
  /** The platform itself marks it as paid. */
  platformSponsored: boolean;
  /** Its caption discloses that it is paid. */
  captionDisclosed: boolean;
  state: PostState;
  stateSince: Date | null;
  source: SourceCode | null;
  plays: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  seenAt: Date | null;
  /** Oldest first; the last may still last (`to` null). */
  gaps: StoredGap[];
  edits: StoredEdit[];
  watchedAt: Date;
  /** Oldest first. */
  points: Point[];
}

/** An open project of a team, to be told of what is new about its posts. */
export interface Watcher {
  teamId: number;
  projectId: number;
}

/** Of a creator so many are looked at for what is usual. */
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

/** Posts by key; those nobody ever watched are missing. */
export async function readWatchedPosts(db: Db, keys: readonly string[]): Promise<Map<string, WatchedPost>> {
  const rows = await readRows(db, keys);
  return new Map(rows.map(row => [row.key, presented(row)]));
}

/** The last answer of a post, without its series. */
export type LastFigures = Pick<
  WatchedPost,
  'key' | 'state' | 'source' | 'plays' | 'likes' | 'comments' | 'shares'
>;

/** As `readWatchedPosts`, where series are not wanted. */
export async function readLastFigures(db: Db, keys: readonly string[]): Promise<Map<string, LastFigures>> {
  return new Map((await readFigures(db, keys)).map(row => [row.key, row]));
}

/**
 * The latest posts of creators that somebody watches, with their series, for what is usual with them.
 * @param known posts that were read already, and are not read again
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

/** Posts that were published between two moments, by key, page after page: for how posts of a platform grow. */
export async function pageOfGrownPosts(db: Db, page: GrownPage): Promise<WatchedPost[]> {
  return (await pageOfGrown(db, page)).map(presented);
}

/** Asked for before all others. @returns when it is asked for */
export async function askSoon(db: Db, ctx: Pick<Context, 'now'>, key: string): Promise<Date> {
  const at = ctx.now();
  await putFirst(db, key, at);
  return at;
}

/** When each post is asked for next; missing: not any more. */
export async function nextPolls(db: Db, keys: readonly string[]): Promise<Map<string, Date>> {
  return new Map((await readDue(db, keys)).map(({ key, due_at }) => [key, due_at]));
}

/** A hashtag is followed by one more project, or one less, in the caller's transaction. Lower case, without #. */
export const followTag = (db: Db, ctx: Pick<Context, 'now'>, tag: string, by: 1 | -1): Promise<void> =>
  countTag(db, tag, by, ctx.now());
/** Posts with a followed hashtag were found. @returns the keys of those that are new */
export const noteFinds = (db: Db, now: Date, finds: readonly Find[]): Promise<string[]> =>
  insertFinds(db, finds, now);

/** Posts with these hashtags that were published between two moments and found since `foundSince`. */
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
