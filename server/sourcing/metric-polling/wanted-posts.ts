import type { WantedPost } from '../../outside/connectors/source.ts';
import type { Db } from '../../core/db/database.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { ownersOf } from './queries.ts';

/** In batch order. */
export type WantedByKey = ReadonlyMap<string, WantedPost>;

/** Converts posts to questions for sources, with their creators if they are known or the links name them. */
export async function wantedOf(db: Db, keys: readonly string[]): Promise<WantedByKey> {
  const posts = await readWatchedPosts(db, keys);
  const ids = [...posts.values()].flatMap(({ creatorId }) => creatorId ?? []);
  const owners = new Map((await ownersOf(db, [...new Set(ids)])).map(owner => [owner.id, owner]));
  return new Map(
    keys.flatMap(key => {
      const post = posts.get(key);
      if (!post) return [];
      const { platform, platformPostId, url, publishedAt } = post;
      const owner = post.creatorId === null ? undefined : owners.get(post.creatorId);
      const handle = owner?.handle ?? post.handle;
      const wanted: WantedPost = {
        platform,
        platformPostId,
        url,
        ...(handle && {
          owner: { handle, ...(owner?.platform_id != null && { platformId: owner.platform_id }) },
        }),
        ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
      };
      return [[key, wanted] as const];
    }),
  );
}
