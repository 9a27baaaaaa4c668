import { fold } from '../../../../contract/core/text-fold.ts';
import { medianOf } from '../post-measures.ts';

export interface TagCount {
  /** In lower case. */
  tag: string;
  posts: number;
  medianPlays: number | null;
}

/** Up to this many hashtags or mentions are returned. */
const max = 20;

/** Counts the posts with each tag and summarises them, the commonest tag first, then alphabetically. */
export function countTags<Post extends { plays: number | null }>(
  newestFirst: readonly Post[],
  tagsOf: (post: Post) => readonly string[],
): TagCount[] {
  const found = new Map<string, { tag: string; posts: Post[] }>();
  for (const post of newestFirst) {
    const own = new Map(tagsOf(post).map(tag => [fold(tag), tag.toLowerCase()]));
    for (const [key, tag] of own) {
      const known = found.get(key);
      if (known) known.posts.push(post);
      else if (key) found.set(key, { tag, posts: [post] });
    }
  }
  return [...found.values()]
    .map(({ tag, posts }) => ({
      tag,
      posts: posts.length,
      medianPlays: medianOf(posts.map(post => post.plays)),
    }))
    .toSorted((a, b) => b.posts - a.posts || (a.tag < b.tag ? -1 : 1))
    .slice(0, max);
}
