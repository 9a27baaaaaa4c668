import { fold } from '../../../../contract/core/text-fold.ts';
import { medianOf } from '../post-measures.ts';

export interface TagCount {
  /** As it was written last, in lower case. */
  tag: string;
  posts: number;
  medianPlays: number | null;
}

/** So many hashtags or mentions are told. */
const most = 20;

/** In how many posts each of their tags stands and how these do, the commonest first, then by the alphabet. */
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
    .slice(0, most);
}
