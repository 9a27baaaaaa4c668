import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publishedPosts } from '../../catalogue/creator-records/service.ts';
import { followsOf, checkEveryMinutes, noteFound, type Follow } from '../follows/service.ts';
import { putIn, roomOf, postStatesIn, type FoundPost } from '../monitored-posts/post-places.ts';
import { beyondPlan, isCollecting, noteSync, windowOf, type Project } from '../shared/projects.ts';
import type { Taker } from '../../billing/plans/service.ts';
import { findsOfTags } from '../../catalogue/metric-history/service.ts';
import { keyOf } from '../../catalogue/metric-history/observe-posts.ts';
import { saysOneOf } from './caption-words.ts';

const everyMs = checkEveryMinutes * 60_000;
const anyTime = new Date(0);

type Window = ReturnType<typeof windowOf>;

/** Some files identify posts only by title or time, and no source can be asked for those. */
const hasId = (platformPostId: string) => !platformPostId.includes(':');

async function ofCreators(db: Db, follows: readonly Follow[], window: Window): Promise<FoundPost[]> {
  const byCreator = new Map(
    follows.flatMap(follow => (follow.creatorId ? [[follow.creatorId, follow]] : [])),
  );
  const posts = await publishedPosts(db, [...byCreator.keys()], window);
  return posts.flatMap(({ caption, hashtags, ...post }) => {
    const follow = byCreator.get(post.creatorId);
    if (!follow || !hasId(post.platformPostId) || !saysOneOf({ caption, hashtags }, follow.words)) return [];
    return { post: { key: keyOf(post), ...post }, foundBy: 'creator', followId: follow.id };
  });
}

async function ofTags(db: Db, follows: readonly Follow[], window: Window): Promise<FoundPost[]> {
  const wanted = follows.filter(({ kind }) => kind === 'hashtag');
  const tags = [...new Set(wanted.map(({ hashtag }) => hashtag))];
  const finds = tags.length ? await findsOfTags(db, tags, { ...window, foundSince: anyTime }) : [];
  return finds.flatMap(({ tag, post }) => {
    const follow = wanted.find(
      ({ hashtag, platform }) => hashtag === tag && (platform === null || platform === post.platform),
    );
    return follow ? { post, foundBy: 'hashtag', followId: follow.id } : [];
  });
}

/** Returns each post once, for the oldest follow; those published first come first. */
function eachOnce(found: readonly FoundPost[]): FoundPost[] {
  const byKey = new Map<string, FoundPost>();
  for (const each of found.toSorted((a, b) => (a.followId ?? 0) - (b.followId ?? 0))) {
    if (!byKey.has(each.post.key)) byKey.set(each.post.key, each);
  }
  const moment = ({ post }: FoundPost) => post.publishedAt?.getTime() ?? 0;
  return [...byKey.values()].toSorted((a, b) => moment(a) - moment(b));
}

async function addFollowedPosts(
  db: Db,
  ctx: Taker,
  project: Project,
  follows: readonly Follow[],
): Promise<void> {
  const of = { teamId: ctx.actor.teamId, projectId: project.id };
  const window = windowOf(project);
  const found = eachOnce([
    ...(await ofCreators(db, follows, window)),
    ...(await ofTags(db, follows, window)),
  ]);
  const keys = found.map(({ post }) => post.key);
  const { present, removed } = await postStatesIn(db, of.teamId, of.projectId, keys);
  const fresh = found.filter(({ post: { key } }) => !present.has(key) && !removed.has(key));
  const isBeyond = await beyondPlan(db, ctx);
  const room = isBeyond(project.id) ? 0 : await roomOf(db, ctx, project.id);
  const fitting = fresh.slice(0, room);
  await putIn(db, ctx, project.id, fitting);
  const byFollow = Map.groupBy(fitting, ({ followId }) => followId ?? 0);
  const counts = new Map([...byFollow].map(([id, posts]) => [id, posts.length]));
  await noteFound(db, of, ctx.now(), counts);
  await noteSync(db, of.teamId, of.projectId, { at: ctx.now(), leftOut: fresh.length - fitting.length });
}

/**
 * Adds to a project what it follows and what was published in its days, as far as there is room; the caller has locked
 * the project. Repeating it adds nothing twice.
 * @returns when to look again; null if there is no need as things are
 */
export async function findPosts(db: Db, ctx: Taker, project: Project): Promise<Date | null> {
  const now = ctx.now();
  if (!isCollecting(project, now)) return null;
  const follows = await followsOf(db, { teamId: ctx.actor.teamId, projectId: project.id });
  if (!follows.length) return null;
  const dueAt = follows.reduce(
    (first, { lookedAt }) => Math.min(first, (lookedAt?.getTime() ?? 0) + everyMs),
    Infinity,
  );
  if (dueAt > now.getTime()) return new Date(dueAt);
  await addFollowedPosts(db, ctx, project, follows);
  return new Date(now.getTime() + everyMs);
}

/** It acts as the account that created the project. */
export const actingFor = (ctx: Context, teamId: number, { accountId }: Project): Taker => ({
  ...ctx,
  actor: { teamId, accountId },
});
