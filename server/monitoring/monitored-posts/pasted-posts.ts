import {
  postLinksIn,
  type PastedPosts,
  type PostLink,
} from '../../../contract/core/pasted-links/post-links.ts';
import type { PostLine } from '../../../contract/monitoring/monitored-posts.ts';
import type { Db } from '../../core/db/database.ts';
import { findNamedCreators } from '../../catalogue/creator-records/writing/named-creators.ts';
import type { NamedPost } from '../../catalogue/metric-history/service.ts';

/** Returns the posts that a pasted text names, and what cannot be added. */
export const readPasted = (text: string): PastedPosts => postLinksIn(text);

/** Returns what becomes of each line. @param present keys of posts that are in the project already */
export function postLines({ links, refused }: PastedPosts, present: ReadonlySet<string>): PostLine[] {
  const named = links.map(({ line, text, post }): PostLine => {
    return { line, text, outcome: present.has(post.key) ? 'already' : 'added', reason: null };
  });
  const others = refused.map(({ line, text, reason }): PostLine => {
    return { line, text, outcome: reason === 'twice' ? 'already' : 'failed', reason };
  });
  return [...named, ...others].toSorted((a, b) => a.line - b.line);
}

/** Returns posts that links name, with their creators if the catalogue knows them. */
export async function namePosts(db: Db, posts: readonly PostLink[]): Promise<NamedPost[]> {
  const naming = posts.filter(({ handle }) => handle !== '');
  const found = await findNamedCreators(
    db,
    naming.map(({ platform, handle }) => ({ platform, handle })),
  );
  const ids = new Map(naming.map(({ key }, at) => [key, found[at]?.id]));
  return posts.map(post => ({ ...post, creatorId: ids.get(post.key) ?? null, publishedAt: null }));
}
