import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listPosts as List,
  PostFilter,
  postSorts,
} from '../../../contract/monitoring/monitored-posts.ts';
import { isOffline } from '../../../contract/monitoring/monitor-kinds.ts';
import { fold } from '../../../contract/core/text-fold.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { requireProject } from '../shared/projects.ts';
import { readAround, type Around } from './compare-baseline.ts';
import { engagementBpOf, gainedLastDayOf } from './watched-post-figures.ts';
import { presentMaterial, readMaterial, readPostCreators, type Material } from './present-post.ts';
import { projectPosts, type ProjectPost } from './service.ts';

type Query = QueryOf<typeof List>;
type Each = Material['posts'][number];
type Sort = (typeof postSorts)[number];
type Filter = Omit<PostFilter, 'words' | 'sort'>;

const fits =
  ({ platform, state, foundBy, creatorId }: Filter) =>
  ({ place, post }: Each): boolean =>
    (platform === undefined || post.platform === platform) &&
    (state === undefined || (state === 'offline' ? isOffline(post.state) : post.state === state)) &&
    (foundBy === undefined || place.foundBy === foundBy) &&
    (creatorId === undefined || post.creatorId === creatorId);

/** Each word must occur in caption, name or handle. */
async function withWords(db: Db, { teamId, posts }: Material, typed: string): Promise<Each[]> {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return posts;
  const creators = await readPostCreators(
    db,
    teamId,
    posts.map(({ post }) => post.creatorId),
  );
  return posts.filter(({ post }) => {
    const { name = '', handle = post.handle } = creators.get(post.creatorId ?? 0) ?? {};
    const said = fold([post.caption, name, handle, post.handle].join('\n'));
    return words.every(word => said.includes(word.replace(/^[#@](?=.)/, '')));
  });
}

/** Sort orders that need the comparison values of posts. */
const needsAround: readonly Sort[] = ['usual', 'forecast'];

function figureOf(sort: Sort, { now, heldBack }: Material, around: Around | null) {
  const free = (tell: (post: Each['post']) => number | null) => (each: Each) =>
    heldBack.has(each.post.source) ? null : tell(each.post);
  const tells: Record<Sort, (each: Each) => number | null> = {
    plays: ({ post }) => post.plays,
    gained: free(post => gainedLastDayOf(post, now)),
    engagement: free(engagementBpOf),
    usual: ({ post }) => around?.usualRatioBp(post) ?? null,
    published: ({ post }) => post.publishedAt?.getTime() ?? null,
    added: ({ place }) => place.addedAt.getTime(),
    forecast: ({ post }) => around?.forecast(post)?.expected ?? null,
  };
  return tells[sort];
}

/** Highest first; unknown values come last. */
function sorted(posts: readonly Each[], tell: (each: Each) => number | null): Each[] {
  return posts
    .map(each => ({ each, figure: tell(each) ?? -Infinity }))
    .toSorted((a, b) => (a.figure === b.figure ? 0 : b.figure - a.figure))
    .map(({ each }) => each);
}

const postsIn = (posts: readonly Each[]) => posts.map(({ post }) => post);

async function matching(
  db: Db,
  ctx: SignedIn,
  projectId: number,
  { words = '', sort, ...filter }: PostFilter,
): Promise<{ material: Material; ordered: Each[]; around: Around | null }> {
  await requireProject(db, ctx, projectId);
  const material = await readMaterial(db, ctx, await projectPosts(db, ctx.actor.teamId, projectId));
  const fitting = await withWords(db, { ...material, posts: material.posts.filter(fits(filter)) }, words);
  const around = needsAround.includes(sort) ? await readAround(db, material, postsIn(fitting)) : null;
  return { material, ordered: sorted(fitting, figureOf(sort, material, around)), around };
}

/** Returns a page of a project's posts. @throws AppError not_found */
export function listPosts(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { page, size, ...filter }: Query,
): Promise<ReplyOf<typeof List>> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const { material, ordered, around: ahead } = await matching(db, ctx, projectId, filter);
    const shown = ordered.slice((page - 1) * size, page * size);
    const around = ahead ?? (await readAround(db, material, postsIn(shown)));
    return {
      posts: await presentMaterial(db, { ...material, posts: shown }, around),
      total: ordered.length,
    };
  });
}

/** Returns all posts of a project that match, in order, in the caller's transaction. @throws AppError not_found */
export async function matchingPosts(
  db: Db,
  ctx: SignedIn,
  projectId: number,
  filter: PostFilter,
): Promise<ProjectPost[]> {
  return (await matching(db, ctx, projectId, filter)).ordered.map(({ place }) => place);
}
