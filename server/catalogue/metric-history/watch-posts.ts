import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { keyOf, observe } from './observe-posts.ts';
import { insertRows, lockRows, readRows } from './queries.ts';
import { everyMinutes } from './polling-schedule.ts';
import type { NamedPost, Watcher } from './service.ts';
import type { Discloses, SeenPost } from './series-state.ts';
import { deleteWatchers, deleteWatches, insertWatchers, insertWatches } from './watchers.queries.ts';

const hourMs = 3_600_000;

/** What was told of posts before anybody watched them. */
export interface Known {
  seen: readonly SeenPost[];
  discloses: Discloses;
}

const nothingKnown: Known = { seen: [], discloses: () => false };

/**
 * From now on a project watches these posts, in the caller's transaction; what is watched already stays.
 * @param known what was told of them before: it begins the series of those that have none
 */
export async function watchPosts(
  db: Db,
  ctx: Pick<Context, 'now'>,
  watcher: Watcher,
  posts: readonly NamedPost[],
  known: Known = nothingKnown,
): Promise<void> {
  if (!posts.length) return;
  const at = ctx.now();
  await insertRows(
    db,
    posts.map(post => ({
      key: post.key,
      platform: post.platform,
      platform_post_id: post.platformPostId,
      is_sample: post.isSample,
      url: post.url,
      handle: post.handle,
      creator_id: post.creatorId,
      published_at: post.publishedAt,
      watched_at: at,
    })),
  );
  const keys = posts.map(({ key }) => key);
  // First, so that it neither puts off the first answer nor is news to who begins to watch.
  await takeKnown(db, at, keys, known);
  await insertWatchers(db, watcher, keys);
  const rows = await readRows(db, keys);
  await insertWatches(
    db,
    rows.flatMap(({ key, platform, is_sample, creator_id, published_at, watched_at }) => {
      const born = published_at ?? watched_at;
      const every = everyMinutes((at.getTime() - born.getTime()) / hourMs, 0);
      return every === null
        ? []
        : {
            key,
            platform,
            is_sample,
            owner: creator_id,
            born_at: born,
            watched_at: at,
            every_minutes: every,
            due_at: at,
          };
    }),
  );
}

/** A project watches these posts no longer; what is known of them stays. In the caller's transaction. */
export async function unwatchPosts(db: Db, watcher: Watcher, keys: readonly string[]): Promise<void> {
  if (!keys.length) return;
  // Who takes one up at the same moment is seen, or comes after.
  await lockRows(db, keys);
  await deleteWatches(db, await deleteWatchers(db, watcher, keys));
}

/** Of posts that have no answer yet. */
async function takeKnown(
  db: Db,
  at: Date,
  keys: readonly string[],
  { seen, discloses }: Known,
): Promise<void> {
  if (!seen.length) return;
  const fresh = new Set((await readRows(db, keys)).flatMap(row => (row.seen_at ? [] : row.key)));
  await observe(
    db,
    at,
    seen.filter(post => fresh.has(keyOf(post))),
    discloses,
  );
}
