import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { keyOf, observePosts } from './observe-posts.ts';
import { insertRows, lockRows, readRows } from './queries.ts';
import { everyMinutes } from './polling-schedule.ts';
import type { NamedPost, Watcher } from './service.ts';
import type { Discloses, SeenPost } from './series-state.ts';
import { deleteWatchers, deleteWatches, insertWatchers, insertWatches } from './watchers.queries.ts';

const hourMs = 3_600_000;

/** What was reported about posts before they were watched. */
export interface Known {
  seen: readonly SeenPost[];
  discloses: Discloses;
}

const nothingKnown: Known = { seen: [], discloses: () => false };

/**
 * Lets a project watch these posts, in the caller's transaction; posts that it watches already stay.
 * @param known what was reported before: the first point of posts without a history
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
  // This is done first, so that it neither delays the first poll nor notifies the project that begins to watch.
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

/** Ends a project's watching of these posts, in the caller's transaction. Their data stays. */
export async function unwatchPosts(db: Db, watcher: Watcher, keys: readonly string[]): Promise<void> {
  if (!keys.length) return;
  // A project that begins to watch at the same moment is either seen here or waits for this transaction.
  await lockRows(db, keys);
  await deleteWatches(db, await deleteWatchers(db, watcher, keys));
}

/** For posts that have no answer yet. By the clock of a story, much was reported later than now: that is not known yet. */
async function takeKnown(
  db: Db,
  at: Date,
  keys: readonly string[],
  { seen, discloses }: Known,
): Promise<void> {
  if (!seen.length) return;
  const fresh = new Set((await readRows(db, keys)).flatMap(row => (row.seen_at ? [] : row.key)));
  await observePosts(
    db,
    at,
    seen.filter(post => fresh.has(keyOf(post)) && post.observedAt <= at),
    discloses,
  );
}
