import { sql } from 'kysely';
import type { Figures } from '../../../../contract/catalogue/figures.ts';
import { figureRules } from '../../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { noteChanges } from '../../../core/db/creator-changes/note-changes.ts';
import type { Db } from '../../../core/db/database.ts';
import { assignments, givenRows } from './bulk-rows.queries.ts';
import { figureTypes } from './creator-columns.queries.ts';
import { isFree, type StoredPost, type SnapshotRow } from './posts.queries.ts';
import type { SearchColumns } from '../../figures/search-columns.ts';

/**
 * Marks creators whose figures must be recomputed. The row is also the lock of a creator's figures: every change of a
 * creator locks it first, in order of ids.
 */
export async function markFiguresDue(db: Db, creatorIds: readonly number[], since: Date): Promise<void> {
  if (!creatorIds.length) return;
  await sql`
    insert into figures_due (creator_id, since)
    select creator_id, ${since} from unnest(${creatorIds}::bigint[]) as given (creator_id) order by creator_id
    on conflict (creator_id) do update set since = excluded.since`.execute(db);
}

/** Takes due marks of creators that no other worker has locked. */
export async function takeDueCreators(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    delete from figures_due where creator_id in (
      select creator_id from figures_due order by creator_id limit ${limit} for update skip locked)
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

export async function countDueCreators(db: Db): Promise<number> {
  const row = await db
    .selectFrom('figures_due')
    .select(sql<number>`count(*)`.as('creators'))
    .executeTakeFirstOrThrow();
  return row.creators;
}

export async function clearDue(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('figures_due')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}

export interface FigureSubject {
  id: number;
  platform: Platform;
  followers: number | null;
  region: string | null;
  category: string | null;
  refreshed_at: Date;
  counted_at: Date | null;
  posts_seen_at: Date | null;
}

/** Figures of posts are as of the time when these were seen, growth as of the time when followers were counted. */
export const figureTimes = (
  subject: Pick<FigureSubject, 'refreshed_at' | 'counted_at' | 'posts_seen_at'>,
) => ({
  asOf: subject.posts_seen_at ?? subject.refreshed_at,
  countedAt: subject.counted_at ?? subject.refreshed_at,
});

export function readFigureSubjects(db: Db, ids: readonly number[]): Promise<FigureSubject[]> {
  return db
    .selectFrom('creators')
    .select([
      'id',
      'platform',
      'followers',
      'region',
      'category',
      'refreshed_at',
      'counted_at',
      'posts_seen_at',
    ])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type FigurePostRow = Pick<
  StoredPost,
  | 'creator_id'
  | 'platform_post_id'
  | 'published_at'
  | 'plays'
  | 'likes'
  | 'comments'
  | 'shares'
  | 'hashtags'
  | 'platform_sponsored'
  | 'caption_disclosed'
  | 'brands'
  | 'via'
>;

/**
 * Returns for each creator the newest posts, and all posts in the longest window before its observation. "Newest"
 * counts posts that may be used; held-back posts of the same time are returned as well.
 */
export async function readFigurePosts(
  db: Db,
  subjects: readonly FigureSubject[],
  heldBack: readonly SourceCode[],
): Promise<FigurePostRow[]> {
  const ids = subjects.map(subject => subject.id);
  const ends = subjects.map(subject => figureTimes(subject).asOf.toISOString());
  const { rows } = await sql<FigurePostRow>`
    select posts.* from unnest(${ids}::bigint[], ${ends}::timestamptz[]) as given (creator_id, as_of)
    cross join lateral (
      select creator_id, platform_post_id, published_at, plays, likes, comments, shares, hashtags,
        platform_sponsored, caption_disclosed, brands, via
      from posts where posts.creator_id = given.creator_id
        and published_at >= least(
          given.as_of - make_interval(days => ${figureRules.brandDays}),
          (select min(published_at) from (
            select published_at from posts where posts.creator_id = given.creator_id and ${isFree(heldBack)}
            order by published_at desc, platform_post_id desc limit ${limits.hashtagPosts}) as newest))
    ) as posts`.execute(db);
  return rows;
}

const growthReach = Math.max(...figureRules.growth.map(rule => rule.days + 2 * rule.tolerance));

/** Returns the snapshots from which growth is computed. */
export async function readFigureSnapshots(
  db: Db,
  subjects: readonly FigureSubject[],
  heldBack: readonly SourceCode[],
) {
  const ids = subjects.map(subject => subject.id);
  const ends = subjects.map(subject => figureTimes(subject).countedAt.toISOString());
  const { rows } = await sql<Pick<SnapshotRow, 'creator_id' | 'day' | 'followers'>>`
    select snapshots.creator_id, snapshots.day, snapshots.followers
    from unnest(${ids}::bigint[], ${ends}::timestamptz[]) as given (creator_id, as_of)
    join creator_snapshots as snapshots on snapshots.creator_id = given.creator_id
      and snapshots.day >= (given.as_of - make_interval(days => ${growthReach}))::date
      and ${isFree(heldBack)}`.execute(db);
  return rows;
}

export type FigureRow = SearchColumns & { id: number; figures_at: string };

const givenTypes = { id: 'bigint', ...figureTypes };

export async function updateFigureColumns(db: Db, rows: readonly FigureRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    update creators set ${assignments(figureTypes, 'given', [])}
    from ${givenRows(rows, givenTypes)} where creators.id = given.id`.execute(db);
  await noteChanges(
    db,
    rows.map(row => row.id),
  );
}

/** Stores the explained figures, one document per creator. */
export async function upsertFigures(
  db: Db,
  rows: readonly { creator_id: number; figures: Figures }[],
  computedAt: Date,
): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creator_figures (creator_id, figures, computed_at)
    select creator_id, figures, ${computedAt}
    from ${givenRows(rows, { creator_id: 'bigint', figures: 'jsonb' })}
    on conflict (creator_id) do update set figures = excluded.figures, computed_at = excluded.computed_at`.execute(
    db,
  );
}

/** Deletes the figures of creators that have no data left to compute from. */
export async function deleteFigures(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('creator_figures')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}
