import type { ParamsOf, QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { rankCreators, rankTags, rankVideos, getTag } from '../../../contract/market/rankings.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { readRows } from '../../creators/search-engine/service.ts';
import { readTeamPlan, requireChoices } from '../../billing/plans/service.ts';
import { daysBefore, withHistory, type PlaceInHistory } from './ranking-history.ts';
import { tagForm } from './tags/tag-form.ts';
import { presentCreator, presentPost, type PresentedPost } from './present-ranking.ts';
import {
  readEarlierDays,
  readNarrowings,
  readPosts,
  readRanking,
  readTagFacts,
  type RankingKey,
} from './queries.ts';

type Params = QueryOf<typeof rankVideos>;
/** Reading a ranking counts as a search: the plan says for which platforms. */
const requirePlatform = (pool: Db, ctx: SignedIn, platform: Platform) =>
  asTeam(pool, ctx.actor.teamId, async db =>
    requireChoices(ctx, await readTeamPlan(db, ctx), 'search.platforms', [platform]),
  );

interface PageParams {
  kind: RankingKey['kind'];
  query: Params;
  /** Which places of the ranking may be shown. */
  isAsked?: (item: string) => boolean;
}

async function pageOf(db: Db, { kind, query, isAsked = () => true }: PageParams) {
  const { platform, window: days, region = '', category = '', page, size } = query;
  const key = { kind, platform, days, region, category };
  const ranking = await readRanking(db, key);
  if (!ranking) {
    const nothing = { considered: 0, heldBack: 0, total: 0, regions: [], categories: [] };
    return { edition: { madeAt: null, day: null, ...nothing }, places: [] };
  }
  const { id, day } = ranking;
  const [narrowings, earlier] = await Promise.all([
    readNarrowings(db, id, key),
    readEarlierDays(db, key, day),
  ]);
  const stored = { kind, day, places: ranking.places ?? [], details: ranking.details ?? [] };
  const places = withHistory(stored, earlier).filter(({ item }) => isAsked(item));
  return {
    edition: {
      madeAt: ranking.made_at?.toISOString() ?? null,
      day,
      considered: ranking.considered ?? 0,
      heldBack: ranking.held_back ?? 0,
      total: places.length,
      regions: narrowings.flatMap(other => (other.category === category && other.region) || []),
      categories: narrowings.flatMap(other => (other.region === region && other.category) || []),
    },
    places: places.slice((page - 1) * size, page * size),
  };
}

/** @throws AppError entitlement_missing for a platform that the plan lacks */
async function allowedPage(pool: Db, ctx: SignedIn, asked: PageParams) {
  const [page] = await Promise.all([pageOf(pool, asked), requirePlatform(pool, ctx, asked.query.platform)]);
  return page;
}

function placeOf(place: PlaceInHistory) {
  const { item: _, ...rest } = place;
  return rest;
}

/**
 * Returns posts with their creators, by `creatorId:platformPostId`; deleted posts and those that must not be used are
 * missing.
 */
async function presentedPosts(
  db: Db,
  keys: readonly [creatorId: number, platformPostId: string][],
): Promise<Map<string, PresentedPost>> {
  const heldBack = await heldBackSources(db);
  const [posts, creators] = await Promise.all([
    readPosts(db, keys, heldBack),
    readRows(db, [...new Set(keys.map(([id]) => id))]),
  ]);
  const byId = new Map(creators.map(creator => [creator.id, creator]));
  return new Map(
    posts.flatMap(post => {
      const creator = byId.get(post.creator_id);
      return creator ? [[`${post.creator_id}:${post.platform_post_id}`, presentPost(post, creator)]] : [];
    }),
  );
}

function postKey(item: string): [creatorId: number, platformPostId: string] {
  const end = item.indexOf(':');
  return [Number(item.slice(0, end)), item.slice(end + 1)];
}

/** @throws AppError entitlement_missing for a platform that the plan lacks */
export async function listVideos(
  pool: Db,
  ctx: SignedIn,
  query: Params,
): Promise<ReplyOf<typeof rankVideos>> {
  const { edition, places } = await allowedPage(pool, ctx, { kind: 'video', query });
  const posts = await presentedPosts(
    pool,
    places.map(({ item }) => postKey(item)),
  );
  const videos = places.flatMap(place => {
    const post = posts.get(place.item);
    return post ? [{ ...placeOf(place), ...post }] : [];
  });
  return { ...edition, videos };
}

/** @throws AppError entitlement_missing for a platform that the plan lacks */
export async function listCreators(
  pool: Db,
  ctx: SignedIn,
  query: QueryOf<typeof rankCreators>,
): Promise<ReplyOf<typeof rankCreators>> {
  const { edition, places } = await allowedPage(pool, ctx, { kind: 'creator', query });
  const rows = await readRows(
    pool,
    places.map(({ item }) => Number(item)),
  );
  const byId = new Map(rows.map(row => [String(row.id), row]));
  const creators = places.flatMap(place => {
    const row = byId.get(place.item);
    return row ? [{ ...placeOf(place), creator: presentCreator(row) }] : [];
  });
  return { ...edition, creators };
}

/** @throws AppError entitlement_missing for a platform that the plan lacks */
export async function listTags(
  pool: Db,
  ctx: SignedIn,
  { words = '', ...query }: QueryOf<typeof rankTags>,
): Promise<ReplyOf<typeof rankTags>> {
  const isAsked = (tag: string) => tag.includes(tagForm(words));
  const { edition, places } = await allowedPage(pool, ctx, { kind: 'tag', query, isAsked });
  const tags = places.map(place => {
    const { posts, creators, plays } = place.why;
    return {
      ...placeOf(place),
      tag: place.item,
      posts: posts ?? 0,
      creators: creators ?? 0,
      plays: plays ?? null,
    };
  });
  return { ...edition, tags };
}

const shownDays = 30;

/** @throws AppError not_found for a tag that is in no ranking; entitlement_missing for a platform that the plan lacks */
export async function describeTag(
  pool: Db,
  ctx: SignedIn,
  { platform, tag }: ParamsOf<typeof getTag>,
): Promise<ReplyOf<typeof getTag>> {
  await requirePlatform(pool, ctx, platform);
  const found = await readTagFacts(pool, platform, tagForm(tag));
  if (!found) throw new AppError('not_found');
  const { facts } = found;
  const [posts, early] = await Promise.all([
    presentedPosts(pool, facts.posts),
    readRows(
      pool,
      facts.early.map(([id]) => id),
    ),
  ]);
  const byId = new Map(early.map(row => [row.id, row]));
  const byDay = new Map(facts.days.map(([day, ...counts]) => [day, counts]));
  return {
    tag: found.tag,
    platform,
    madeAt: found.made_at.toISOString(),
    days: Array.from({ length: shownDays }, (_, at) => {
      const day = daysBefore(found.day, shownDays - 1 - at);
      const [posts = 0, plays = null] = byDay.get(day) ?? [];
      return { day, posts, plays };
    }),
    regions: facts.regions.map(([region, posts]) => ({ region, posts })),
    categories: facts.categories.map(([category, posts]) => ({ category, posts })),
    posts: facts.posts.flatMap(([id, postId]) => posts.get(`${id}:${postId}`) ?? []),
    early: facts.early.flatMap(([id, firstAt, plays]) => {
      const row = byId.get(id);
      return row ? [{ creator: presentCreator(row), firstAt: new Date(firstAt).toISOString(), plays }] : [];
    }),
    creators: facts.creators,
  };
}
