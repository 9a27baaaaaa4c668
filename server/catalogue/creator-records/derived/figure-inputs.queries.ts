import { sql, type Selectable } from 'kysely';
import { figureRules } from '../../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import { isFree } from '../stored/posts.queries.ts';

type Subject = Pick<
  Selectable<Schema['creators']>,
  | 'id'
  | 'platform'
  | 'handle'
  | 'tags'
  | 'followers'
  | 'region'
  | 'category'
  | 'refreshed_at'
  | 'counted_at'
  | 'posts_seen_at'
>;

/** A creator with its posts, newest first: a list for each column, null without posts. */
export interface FigureInputRow extends Subject {
  post_ids: string[] | null;
  /** Since 1970. */
  seconds: number[];
  plays: (number | null)[];
  likes: (number | null)[];
  comments: (number | null)[];
  shares: (number | null)[];
  hashtags: string[][];
  platform_sponsored: boolean[];
  caption_disclosed: boolean[];
  brands: string[][];
  via: (SourceCode | null)[];
  /** Of the newest posts that may be used. */
  captions: string[] | null;
  mentions: string[][] | null;
  days: string[] | null;
  day_followers: (number | null)[];
}

const growthReach = Math.max(...figureRules.growth.map(rule => rule.days + 2 * rule.tolerance));

const perPost = [
  'plays',
  'likes',
  'comments',
  'shares',
  'hashtags',
  'platform_sponsored',
  'caption_disclosed',
  'brands',
  'via',
] as const;

/**
 * Returns what figures and traits of these creators are computed from: the newest posts, all posts in the longest
 * window before its observation, and the snapshots from which growth is computed. "Newest" counts posts that may be
 * used; held-back posts of the same time are returned as well. A list is read several times as fast as as many rows.
 */
export async function readFigureInputs(
  db: Db,
  ids: readonly number[],
  heldBack: readonly SourceCode[],
): Promise<FigureInputRow[]> {
  const lists = sql.join(perPost.map(name => sql`json_agg(${sql.ref(name)}) as ${sql.ref(name)}`));
  const { rows } = await sql<FigureInputRow>`
    select c.id, c.platform, c.handle, c.tags, c.followers, c.region, c.category, c.refreshed_at, c.counted_at,
      c.posts_seen_at, posts.*, snapshots.*
    from creators c
    cross join lateral (
      select json_agg(platform_post_id) as post_ids, json_agg(date_part('epoch', published_at)) as seconds, ${lists},
        json_agg(caption) filter (where is_free and place <= ${limits.hashtagPosts}) as captions,
        json_agg(mentions) filter (where is_free and place <= ${limits.hashtagPosts}) as mentions
      from (
        select posts.*, ${isFree(heldBack)} as is_free,
          count(*) filter (where ${isFree(heldBack)}) over (
            order by published_at desc, platform_post_id desc rows unbounded preceding) as place
        from posts where posts.creator_id = c.id
          and published_at >= least(
            coalesce(c.posts_seen_at, c.refreshed_at) - make_interval(days => ${figureRules.brandDays}),
            (select min(published_at) from (
              select published_at from posts where posts.creator_id = c.id and ${isFree(heldBack)}
              order by published_at desc, platform_post_id desc limit ${limits.hashtagPosts}) as newest))
        order by published_at desc, platform_post_id desc) as posts
    ) as posts
    cross join lateral (
      select json_agg(day) as days, json_agg(followers) as day_followers
      from creator_snapshots where creator_snapshots.creator_id = c.id
        and day >= (coalesce(c.counted_at, c.refreshed_at) - make_interval(days => ${growthReach}))::date
        and ${isFree(heldBack)}
    ) as snapshots
    where c.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
