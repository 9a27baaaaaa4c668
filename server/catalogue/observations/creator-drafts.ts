import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { handleKey, handleRank, idKey } from './creator-keys.ts';
import type {
  CreatorFacts,
  FoundAddress,
  PostFacts,
  SeenAudience,
  SeenComments,
  SnapshotFacts,
} from './creator-facts.ts';
import { mergeCreator, mergePost, mergeSnapshot } from './merge-facts.ts';
import type { Observation } from './observe-record.ts';

/** Everything that one batch says about a creator, merged in order. */
export interface Draft {
  id: number;
  /** Undefined for a creator that is new. */
  stored: CreatorFacts | undefined;
  facts: CreatorFacts;
  posts: Map<string, PostFacts>;
  /** Every report of a post: one batch may report a post several times. */
  reportedPosts: PostFacts[];
  snapshots: Map<string, SnapshotFacts & { observedAt: Date }>;
  addresses: Map<string, FoundAddress>;
  /** The newest statement of a source about who follows the creator. */
  audience: SeenAudience | null;
  /** By post. */
  comments: Map<string, SeenComments>;
  via: SourceCode | null;
  /** What the batch says, in order. */
  seen: CreatorFacts[];
}

/**
 * Assigns ids to unknown keys; keys of one creator get the same id. The assignment is right unless a platform id
 * contradicts it, which `makeDrafts` decides once the keys are locked.
 */
export function tentativeOwners(
  observations: readonly Observation[],
  known: ReadonlyMap<string, number>,
  takeId: () => number,
): Map<string, number> {
  const owners = new Map(known);
  for (const { keys } of observations) {
    const owner = keys.map(key => owners.get(key)).find(id => id !== undefined) ?? takeId();
    for (const key of keys) if (!owners.has(key)) owners.set(key, owner);
  }
  return owners;
}

/** Creators that turned out to be others: id → the creator who stays. */
export type Absorbed = Map<number, number>;

/**
 * Finds the creator of each observation and merges the data. Platform and platform id identify a creator. The
 * platform's id takes precedence over the handle. A handle that has passed to another account belongs to the newer
 * observation. A creator known only by its handle takes the id that comes later.
 * A YouTube channel that was known under several spellings becomes one when a source tells its id.
 * @param owners all keys of these observations; corrected in place @param absorbed filled with creators that are others
 */
export function makeDrafts(
  observations: readonly Observation[],
  owners: Map<string, number>,
  stored: ReadonlyMap<number, CreatorFacts>,
  takeId: () => number,
  absorbed: Absorbed = new Map(),
): Map<number, Draft> {
  const drafts = new Map<number, Draft>();
  const factsOf = (id: number) => drafts.get(id)?.facts ?? stored.get(id);
  for (const observation of observations) {
    const { platform, platformId, handle, observedAt } = observation.creator;
    const byHandle = handleKey(platform, handle);
    const holder = owners.get(byHandle) ?? takeId();
    let id = holder;
    if (platformId) {
      const byId = idKey(platform, platformId);
      const bearer = owners.get(byId);
      id = bearer !== undefined && factsOf(bearer) ? bearer : holder;
      const byTitle = observation.titleKey === null ? undefined : owners.get(observation.titleKey);
      const titled = byTitle !== undefined && isTitleOnly(factsOf(byTitle)) ? byTitle : undefined;
      if (titled !== undefined && !factsOf(id)) id = titled;
      const otherId = factsOf(id)?.platformId;
      if (otherId && otherId !== platformId) id = takeId();
      owners.set(byId, id);
      for (const other of platform === 'youtube' ? [holder, titled] : []) {
        const facts = other === undefined || other === id ? undefined : factsOf(other);
        if (other === undefined || !facts || (facts.platformId && facts.platformId !== platformId)) continue;
        absorbed.set(other, id);
        for (const [key, owner] of owners) if (owner === other) owners.set(key, id);
      }
      if (titled !== undefined && observation.titleKey !== null) owners.set(observation.titleKey, id);
      const holderSeen = factsOf(holder)?.observedAt;
      if (id !== holder && (!holderSeen || observedAt >= holderSeen)) owners.set(byHandle, id);
    }
    drafts.set(id, addTo(drafts.get(id) ?? draftOf(id, stored.get(id), observation), observation));
  }
  return drafts;
}

/** Whether a channel is known by its title only. */
const isTitleOnly = (facts: CreatorFacts | undefined): boolean =>
  facts !== undefined && facts.platformId === null && handleRank(facts) === 0;

function draftOf(id: number, stored: CreatorFacts | undefined, observation: Observation): Draft {
  const facts = stored ?? observation.creator;
  return {
    id,
    stored,
    facts,
    posts: new Map(),
    reportedPosts: [],
    snapshots: new Map(),
    addresses: new Map(),
    audience: null,
    comments: new Map(),
    via: observation.via,
    seen: [],
  };
}

function addTo(
  draft: Draft,
  { creator, posts, snapshots, addresses, audience, comments }: Observation,
): Draft {
  const isNewer = creator.observedAt >= draft.facts.observedAt;
  for (const post of posts) {
    const known = draft.posts.get(post.platformPostId);
    draft.posts.set(post.platformPostId, known ? mergePost(known, post) : post);
    draft.reportedPosts.push(post);
  }
  for (const snapshot of snapshots) {
    const known = draft.snapshots.get(snapshot.day);
    const merged = known ? mergeSnapshot(known, snapshot, isNewer) : snapshot;
    draft.snapshots.set(snapshot.day, { ...merged, observedAt: creator.observedAt });
  }
  for (const found of addresses)
    if (!draft.addresses.has(found.address)) draft.addresses.set(found.address, found);
  for (const [postId, seen] of comments) {
    const known = draft.comments.get(postId);
    if (!known || seen.observedAt >= known.observedAt) draft.comments.set(postId, seen);
  }
  const isNewest = audience && (!draft.audience || audience.observedAt >= draft.audience.observedAt);
  draft.seen.push(creator);
  return {
    ...draft,
    facts: mergeCreator(draft.facts, creator),
    audience: isNewest ? audience : draft.audience,
  };
}
