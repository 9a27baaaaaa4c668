import { setImmediate } from 'node:timers/promises';
import { limits } from '../../../../contract/core/limits.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { endTogether } from '../../../core/end-together.ts';
import { categoryOf } from '../../topics/category-of-tags.ts';
import type { Draft } from '../../observations/creator-drafts.ts';
import type { FoundAddress, PostFacts, SnapshotFacts } from '../../observations/creator-facts.ts';
import { isSame, mergePost, mergeSnapshot } from '../../observations/merge-facts.ts';
import { newestFirst } from '../../figures/post-order.ts';
import { readNewestHashtags, readPosts, readSnapshots, type PostRow } from '../stored/posts.queries.ts';
import {
  comparablePost,
  postRow,
  saysTheSame,
  sponsorshipOf,
  storedPostFacts,
  storedSnapshotFacts,
} from '../stored/stored-rows.ts';
import { freeOf } from '../../observations/source-rules.ts';
import { countHashtags } from '../../topics/tags.ts';

const pairKey = (creatorId: number, part: string) => `${creatorId} ${part}`;
const knownOf = <T extends Pick<Draft, 'stored'>>(drafts: readonly T[]) =>
  drafts.filter(draft => draft.stored);

type Tagged = Pick<Draft, 'id' | 'stored' | 'facts' | 'posts'>;

/** Merges the posts of a batch with the stored ones; `changed` are those to write, including new ones. */
export async function mergePosts(db: Db, drafts: readonly Draft[]) {
  const keys = knownOf(drafts).flatMap(draft =>
    [...draft.posts.keys()].map(platformPostId => ({ creatorId: draft.id, platformPostId })),
  );
  // Texts are read while the database looks for the posts.
  const [rows, seen] = await endTogether([readPosts(db, keys), readTexts(drafts)]);
  const stored = new Map(rows.map(row => [pairKey(row.creator_id, row.platform_post_id), row]));
  const changed: PostRow[] = [];
  let created = 0;
  for (const { draft, post, said } of seen) {
    const before = stored.get(pairKey(draft.id, post.platformPostId));
    if (!before) {
      created++;
      changed.push(postRow(draft.id, post, said));
      continue;
    }
    const facts = mergePost(storedPostFacts(before), post);
    const isSaid = saysTheSame(facts, post);
    const row = postRow(draft.id, facts, isSaid ? said : sponsorshipOf(facts, draft.facts.handle));
    if (!isSame(comparablePost(before), row)) changed.push(row);
  }
  return { changed, created, total: seen.length };
}

/** After so many posts the connection may go on sending and receiving. */
const postsAtOnce = 500;

/** Returns the posts of a batch with what their texts say of who paid for them. */
async function readTexts(drafts: readonly Draft[]) {
  const posts = drafts.flatMap(draft => [...draft.posts.values()].map(post => ({ draft, post })));
  const read: { draft: Draft; post: PostFacts; said: ReturnType<typeof sponsorshipOf> }[] = [];
  for (const { draft, post } of posts) {
    if (read.length % postsAtOnce === 0) await setImmediate();
    read.push({ draft, post, said: sponsorshipOf(post, draft.facts.handle) });
  }
  return read;
}

/** Returns the snapshots of a batch that contain something new. */
export async function mergeSnapshots(db: Db, drafts: readonly Draft[]) {
  const keys = knownOf(drafts).flatMap(draft =>
    [...draft.snapshots.keys()].map(day => ({ creatorId: draft.id, day })),
  );
  const rows = await readSnapshots(db, keys);
  const stored = new Map(rows.map(row => [pairKey(row.creator_id, row.day), storedSnapshotFacts(row)]));
  const changed: ({ creatorId: number } & SnapshotFacts)[] = [];
  for (const draft of drafts) {
    for (const { observedAt, ...seen } of draft.snapshots.values()) {
      const before = stored.get(pairKey(draft.id, seen.day));
      const isNewer = !draft.stored || observedAt >= draft.stored.observedAt;
      const merged = before ? mergeSnapshot(before, seen, isNewer) : seen;
      if (!isSame(before, merged)) changed.push({ creatorId: draft.id, ...merged });
    }
  }
  return changed;
}

/** If a creator's source states no tags, uses the commonest hashtags of its newest posts. */
export async function deriveTags(
  db: Db,
  drafts: readonly Tagged[],
  heldBack: readonly SourceCode[],
): Promise<void> {
  const tagless = drafts.filter(draft => draft.facts.tagsBasis !== 'stated');
  const rows = await readNewestHashtags(
    db,
    knownOf(tagless).map(draft => draft.id),
    { limit: limits.hashtagPosts, heldBack },
  );
  const stored = Map.groupBy(rows, row => row.creator_id);
  for (const draft of tagless) {
    const older = (stored.get(draft.id) ?? [])
      .filter(row => !draft.posts.has(row.platform_post_id))
      .map(row => ({
        platformPostId: row.platform_post_id,
        publishedAt: row.published_at,
        hashtags: row.hashtags,
      }));
    const seen = freeOf([...draft.posts.values()], heldBack).map(post => ({
      ...post,
      hashtags: post.hashtags ?? [],
    }));
    const newest = [...older, ...seen].toSorted(newestFirst).slice(0, limits.hashtagPosts);
    const tags = countHashtags(newest)
      .slice(0, limits.tagsPerCreator)
      .map(({ tag }) => tag);
    draft.facts = { ...draft.facts, tags, tagsBasis: tags.length ? 'derived' : null };
  }
}

/** If no source states a creator's category, derives it from the tags. */
export function deriveCategories(drafts: readonly Tagged[]): void {
  for (const draft of drafts) {
    if (draft.facts.categoryBasis === 'stated') continue;
    const category = categoryOf(draft.facts.tags ?? []);
    draft.facts = { ...draft.facts, category, categoryBasis: category === null ? null : 'derived' };
  }
}

export function foundAddresses(
  drafts: readonly Draft[],
): ({ creatorId: number; foundAt: string } & FoundAddress)[] {
  return drafts.flatMap(draft =>
    [...draft.addresses.values()].map(found => ({
      creatorId: draft.id,
      foundAt: draft.facts.observedAt.toISOString(),
      ...found,
    })),
  );
}
