import { isDeepStrictEqual } from 'node:util';
import type { CreatorFacts, PostFacts, SnapshotFacts } from './creator-facts.ts';
import { isBound, isOwnBeside } from './source-rules.ts';

type Absent = null | undefined | '';
export const isAbsent = (value: unknown): value is Absent =>
  value === null || value === undefined || value === '';

/** The newer observation wins where it says something; the older one only fills gaps. */
function pick<T>(newer: T, older: T): T {
  return isAbsent(newer) ? older : newer;
}

function mergeFields<T extends { observedAt: Date }>(stored: T, seen: T): T {
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  const merged = { ...newer };
  for (const field of Object.keys(newer) as (keyof T)[]) merged[field] = pick(newer[field], older[field]);
  return merged;
}

/** A field with its basis: what the source states is never replaced by what is assumed or derived. */
function firmer<T extends { observedAt: Date }, V extends keyof T, B extends keyof T>(
  stored: T,
  seen: T,
  value: V,
  basis: B,
): Pick<T, V | B> {
  const isFirm = (facts: T) => facts[basis] === 'stated' && !isAbsent(facts[value]);
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  const chosen = isAbsent(newer[value]) || (isFirm(older) && !isFirm(newer)) ? older : newer;
  return { [value]: chosen[value], [basis]: chosen[basis] } as Pick<T, V | B>;
}

/** A sample never takes over a real creator, so that removing the samples removes nothing real. */
function owner(stored: CreatorFacts, seen: CreatorFacts): Pick<CreatorFacts, 'source'> {
  if (stored.source === 'sample' || seen.source === 'sample') {
    return { source: stored.source === 'sample' ? seen.source : stored.source };
  }
  return { source: seen.observedAt >= stored.observedAt ? seen.source : stored.source };
}

/** What is known of a creator after one more observation. Of two made at one time the later written wins. */
export function mergeCreator(stored: CreatorFacts, seen: CreatorFacts): CreatorFacts {
  return {
    ...mergeFields(stored, seen),
    ...firmer(stored, seen, 'region', 'regionBasis'),
    ...firmer(stored, seen, 'language', 'languageBasis'),
    ...firmer(stored, seen, 'category', 'categoryBasis'),
    ...firmer(stored, seen, 'tags', 'tagsBasis'),
    ...owner(stored, seen),
    platformId: stored.platformId ?? seen.platformId,
    firstSeenAt: stored.firstSeenAt < seen.firstSeenAt ? stored.firstSeenAt : seen.firstSeenAt,
  };
}

const hasCounts = ({ plays, likes, comments, shares }: PostFacts) =>
  [plays, likes, comments, shares].some(count => count !== null);

/** So long what a creator's own account told is not taken over by a source that may not be computed from. */
const ownStandsMs = 7 * 86_400_000;

/**
 * A post is of who told its counts. What a source with rules of its own told is not mixed into what another one
 * tells later: it would outlive those rules.
 */
export function mergePost(stored: PostFacts, seen: PostFacts): PostFacts {
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  const age = newer.observedAt.getTime() - older.observedAt.getTime();
  if (isOwnBeside(older.via, newer.via) && age < ownStandsMs) return older;
  if (older.via === newer.via || !isBound(older.via)) return { ...mergeFields(stored, seen), via: newer.via };
  if (hasCounts(newer)) return newer;
  return { ...mergeFields(stored, seen), via: older.via, observedAt: older.observedAt };
}

/** Two observations of one day: a snapshot has no time, so the caller says which is the newer. */
export function mergeSnapshot(stored: SnapshotFacts, seen: SnapshotFacts, isNewer: boolean): SnapshotFacts {
  const [newer, older] = isNewer ? [seen, stored] : [stored, seen];
  if (isOwnBeside(older.via, newer.via)) return older;
  if (older.via !== newer.via && isBound(older.via)) return newer;
  return {
    day: stored.day,
    followers: pick(newer.followers, older.followers),
    likes: pick(newer.likes, older.likes),
    postCount: pick(newer.postCount, older.postCount),
    averagePlays: pick(newer.averagePlays, older.averagePlays),
    via: newer.via,
  };
}

export function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}
