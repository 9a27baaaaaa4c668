import type { WatchedPost } from '../../catalogue/metric-history/service.ts';

/** What a creator has to make. */
export interface Wanting {
  collaborationId: number;
  creatorId: number;
  deliverables: readonly { id: number; postUrl: string; postKey: string | null }[];
}

export interface Filled {
  collaborationId: number;
  deliverableId: number;
  post: Pick<WatchedPost, 'key' | 'url'>;
}

type Post = Pick<WatchedPost, 'key' | 'url' | 'creatorId' | 'publishedAt'>;

/**
 * Assigns posts to deliverables without one: a creator's posts in the campaign's days, the first published to the first
 * deliverable. A post is assigned once, and one that was found before and removed is not assigned again.
 * @param wasFound addresses that were found before, as `collaboration address`
 */
export function fillPosts(
  posts: readonly Post[],
  wanting: readonly Wanting[],
  { from, to, wasFound }: { from: Date; to: Date; wasFound: ReadonlySet<string> },
): Filled[] {
  const all = wanting.flatMap(({ deliverables }) => deliverables);
  const taken = new Set(all.flatMap(({ postKey, postUrl }) => [postKey, postUrl].filter(Boolean)));
  const inDays = posts.filter(
    ({ key, url, publishedAt }) =>
      publishedAt && publishedAt >= from && publishedAt < to && !taken.has(key) && !taken.has(url),
  );
  const inOrder = inDays.toSorted(
    (a, b) => (a.publishedAt?.getTime() ?? 0) - (b.publishedAt?.getTime() ?? 0) || (a.key < b.key ? -1 : 1),
  );
  const byCreator = Map.groupBy(inOrder, ({ creatorId }) => creatorId);
  return wanting.flatMap(({ collaborationId, creatorId, deliverables }) => {
    const own = (byCreator.get(creatorId) ?? []).filter(
      ({ url }) => !wasFound.has(`${collaborationId} ${url}`),
    );
    const empty = deliverables.filter(({ postUrl }) => postUrl === '');
    return empty.slice(0, own.length).flatMap(({ id: deliverableId }, place) => {
      const post = own[place];
      return post ? [{ collaborationId, deliverableId, post: { key: post.key, url: post.url } }] : [];
    });
  });
}
