import type { ComparedCreator, Comparison } from '../../../contract/creators/comparison.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { readRows, loadCreator, type CreatorFigures } from '../search-engine/service.ts';
import { asTeamSees } from '../shared/team-rows.ts';
import { brandsOf, newestPostsOf, snapshotsOf } from './queries.ts';
import { commonestFirst, sharedValues } from './shared-values.ts';

/** Plays and hashtags come from this many newest posts. */
const comparedPosts = 30;

async function findAll(db: Db, ctx: Context, ids: readonly number[]): Promise<CreatorFigures[]> {
  const rows = await readRows(db, ids);
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.filter(id => !known.has(id));
  if (missing.length) {
    const reason = ctx.lang === 'zh' ? '没有这位达人' : 'no such creator';
    throw new AppError(
      'not_found',
      {},
      missing.map(id => ({ field: `ids.${id}`, reason })),
    );
  }
  return rows;
}

/**
 * Compares one to six creators of any platforms, in the order of their ids.
 * @throws AppError not_found naming those that do not exist
 */
export async function compareCreators(db: Db, ctx: Context, ids: readonly number[]): Promise<Comparison> {
  const rows = await findAll(db, ctx, ids);
  const heldBack = await heldBackSources(db);
  const [details, posts, snapshots, brands] = await Promise.all([
    Promise.all(rows.map(({ platform, id }) => loadCreator(db, ctx, platform, id))),
    newestPostsOf(db, ids, { max: comparedPosts, heldBack }),
    snapshotsOf(db, ids, heldBack),
    brandsOf(db, ids),
  ]);
  const postsOf = Map.groupBy(posts, post => post.creator_id);
  const daysOf = Map.groupBy(snapshots, day => day.creator_id);
  const creators = details.map((each): ComparedCreator => {
    const { posts: _, snapshots: __, ...detail } = each;
    const own = postsOf.get(detail.id) ?? [];
    return {
      ...detail,
      growth: (daysOf.get(detail.id) ?? []).map(({ day, followers, likes, post_count, average_plays }) => ({
        day,
        followers,
        likes,
        postCount: post_count,
        averagePlays: average_plays,
      })),
      plays: own.map(({ published_at, plays }) => ({ publishedAt: published_at.toISOString(), plays })),
      brands: brands.get(detail.id) ?? [],
      hashtags: commonestFirst(own.flatMap(({ hashtags }) => hashtags)),
    };
  });
  return {
    creators,
    sharedHashtags: sharedValues(creators.map(({ id, hashtags }) => ({ id, values: hashtags }))),
    sharedBrands: sharedValues(creators.map(({ id, brands: own }) => ({ id, values: own }))),
  };
}

/** The same, with the names and addresses that only the team has. @throws AppError as `compareCreators` */
export async function compareForTeam(db: Db, ctx: SignedIn, ids: readonly number[]): Promise<Comparison> {
  const { teamId } = ctx.actor;
  const comparison = await compareCreators(db, ctx, ids);
  const creators = await asTeam(db, teamId, db => asTeamSees(db, teamId, comparison.creators));
  return { ...comparison, creators };
}
