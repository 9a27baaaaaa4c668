import type { MonitorPost } from '../../../contract/monitoring/monitored-posts.ts';
import { faceOf, watchedCoverOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { withTeamNames } from '../../creators/shared/team-names.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { nextPolls, readWatchedPosts, type WatchedPost } from '../../catalogue/metric-history/service.ts';
import { readAround, type Around, type Watching } from './compare-baseline.ts';
import { engagementBpOf, gainedLastDayOf, sparkOf } from './watched-post-figures.ts';
import { creatorsShown } from './queries.ts';
import type { ProjectPost } from './service.ts';

type Creator = NonNullable<MonitorPost['creator']>;

/** Posts of a project with all their data. */
export interface Material extends Watching {
  teamId: number;
  posts: { place: ProjectPost; post: WatchedPost }[];
}

const moment = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** In the order of `places`. */
export async function readMaterial(
  db: Db,
  ctx: Pick<SignedIn, 'now' | 'actor'>,
  places: readonly ProjectPost[],
): Promise<Material> {
  const watched = await readWatchedPosts(
    db,
    places.map(({ key }) => key),
  );
  return {
    teamId: ctx.actor.teamId,
    now: ctx.now(),
    heldBack: new Set(await heldBackSources(db)),
    posts: places.flatMap(place => {
      const post = watched.get(place.key);
      return post ? { place, post } : [];
    }),
  };
}

/** By id, as the team names them now, in the caller's transaction as the team; deleted creators are missing. */
export async function readPostCreators(
  db: Db,
  teamId: number,
  ids: readonly (number | null)[],
): Promise<Map<number, Creator>> {
  const known = [...new Set(ids.flatMap(id => id ?? []))];
  const rows = known.length ? await creatorsShown(db, known) : [];
  return new Map(
    (await withTeamNames(db, teamId, rows)).map(({ name, avatar_url, ...row }) => [
      row.id,
      { ...row, name: name || row.handle, avatarUrl: faceOf(row.id, avatar_url) },
    ]),
  );
}

/** @param around for at least these posts */
export async function presentMaterial(
  db: Db,
  { teamId, posts, ...watching }: Material,
  around: Around,
): Promise<MonitorPost[]> {
  const next = await nextPolls(
    db,
    posts.map(({ post }) => post.key),
  );
  const creators = await readPostCreators(
    db,
    teamId,
    posts.map(({ post }) => post.creatorId),
  );
  return posts.map(({ place, post }) => ({
    ...whatItIs(post, place),
    ...whatItHas(post, watching, around),
    creator: (post.creatorId !== null && creators.get(post.creatorId)) || null,
    nextAt: moment(next.get(post.key)),
  }));
}

const whatItIs = (post: WatchedPost, { foundBy, addedAt }: ProjectPost) => ({
  key: post.key,
  platform: post.platform,
  url: post.url,
  state: post.state,
  stateSince: moment(post.stateSince),
  handle: post.handle,
  caption: post.caption,
  coverUrl: watchedCoverOf(post.key, post.coverUrl),
  durationSeconds: post.durationMs === null ? null : Math.round(post.durationMs / 1000),
  publishedAt: moment(post.publishedAt),
  isSponsored: post.platformSponsored || post.captionDisclosed,
  foundBy,
  addedAt: addedAt.toISOString(),
  edits: post.edits.length,
});

function whatItHas(post: WatchedPost, { now, heldBack }: Watching, around: Around) {
  const isHeldBack = heldBack.has(post.source);
  const gap = post.gaps.at(-1);
  return {
    plays: post.plays,
    likes: post.likes,
    comments: post.comments,
    shares: post.shares,
    seenAt: moment(post.seenAt),
    source: post.source,
    isHeldBack,
    gainedLastDay: isHeldBack ? null : gainedLastDayOf(post, now),
    engagementBp: isHeldBack ? null : engagementBpOf(post),
    usualRatioBp: around.usualRatioBp(post),
    forecast: around.forecast(post),
    gap: gap && gap.to === null ? gap : null,
    spark: isHeldBack ? [] : sparkOf(post, now),
  };
}

/** Returns posts in the form of the contract, in the order of `places`; in the caller's transaction as the team. */
export async function presentPosts(
  db: Db,
  ctx: SignedIn,
  places: readonly ProjectPost[],
): Promise<MonitorPost[]> {
  const material = await readMaterial(db, ctx, places);
  const around = await readAround(
    db,
    material,
    material.posts.map(({ post }) => post),
  );
  return presentMaterial(db, material, around);
}
