import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { earliestOf } from './post-age.ts';
import { SourceFault } from './source-fault.ts';
import type { PostCard, WantedPost } from './source.ts';

/** A page of a creator's posts, newest first, as they were at `seenAt`. */
export interface PostPage {
  handle: string;
  posts: readonly SourcePost[];
  seenAt: string;
  /** There are no more posts: one that is neither on this page nor on earlier ones does not exist. */
  isLast: boolean;
  /** The source selects the posts of this page: one that is missing may exist anyway. */
  isChoice?: boolean;
}

/** Yields the pages of a creator one after the other, as many as are worth reading. */
export type Pages = (handle: string) => AsyncGenerator<PostPage>;

/** Returns whether the source would refuse all further requests too. */
const endsBatch = ({ kind }: SourceFault): boolean =>
  kind === 'quota' || kind === 'rate' || kind === 'credential';

/**
 * Reads figures of posts from a source that lists posts only by creator: goes through each creator's newest posts until
 * all wanted ones are found, or older ones are reached. After a refusal, the posts found so far are kept, and the
 * others get it as their fault.
 * @throws SourceFault if already the first request is refused
 */
export async function postsByCreator(
  platform: Platform,
  wanted: readonly WantedPost[],
  pages: Pages,
): Promise<PostCard[]> {
  const cards = new Map<WantedPost, PostCard>();
  let refused: SourceFault | null = null;
  for (const [handle, all] of Map.groupBy(wanted, ({ owner }) => owner?.handle.toLowerCase() ?? '')) {
    try {
      if (refused) throw refused;
      if (handle === '') throw nameless();
      for (const card of await searchPages(platform, all, pages(handle))) cards.set(card.wanted, card);
    } catch (fault) {
      if (!(fault instanceof SourceFault)) throw fault;
      if (endsBatch(fault) && cards.size === 0) throw fault;
      if (endsBatch(fault)) refused = fault;
      for (const one of all) cards.set(one, { wanted: one, fault });
    }
  }
  return wanted.map(one => cards.get(one) as PostCard);
}

const nameless = () =>
  new SourceFault('permanent', 'posts are found through their creator, and nobody knows whose this one is', {
    wasAsked: false,
  });

async function searchPages(
  platform: Platform,
  wanted: readonly WantedPost[],
  pages: AsyncGenerator<PostPage>,
): Promise<PostCard[]> {
  const found = new Map<WantedPost, PostCard>();
  let oldest = Infinity;
  let isEnd = false;
  const isPast = (one: WantedPost) => isEnd || oldest < earliestOf(one);
  for await (const { handle, posts, seenAt, isLast, isChoice = false } of pages) {
    for (const one of wanted) {
      const post = posts.find(({ platformPostId }) => platformPostId === one.platformPostId);
      if (post && !found.has(one))
        found.set(one, { wanted: one, record: recordOf(platform, one, { handle, post, seenAt }) });
    }
    isEnd = isLast;
    // The last post of a page is the oldest: only pinned posts, at the top, can be older.
    const last = posts.at(-1);
    if (last && !isChoice) oldest = Date.parse(last.publishedAt);
    if (wanted.every(one => found.has(one) || isPast(one))) break;
  }
  return wanted.map(one => found.get(one) ?? { wanted: one, fault: isPast(one) ? missing() : outOfSight() });
}

const missing = () => new SourceFault('notFound', 'not among the posts of its creator');
const outOfSight = () =>
  new SourceFault('permanent', 'not among the posts of its creator that the source shows');

/** Keeps the known id of the creator: with the source's own id they would become another creator. */
function recordOf(
  platform: Platform,
  { owner }: WantedPost,
  { handle, post, seenAt }: { handle: string; post: SourcePost; seenAt: string },
): Extract<PostCard, { record: object }>['record'] {
  const platformId = owner?.platformId;
  const creator = { handle, ...(platformId !== undefined && { platformId }) };
  return { type: 'post', platform, creator, ...post, observedAt: seenAt };
}
