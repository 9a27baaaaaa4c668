import { isDeepStrictEqual } from 'node:util';
import {
  basedFields,
  basisName,
  profileFields,
  specOf,
} from '../../../contract/core/sources/creator-fields.ts';
import type { CreatorFacts, PostFacts, SnapshotFacts } from './creator-facts.ts';
import { handleRank } from './creator-keys.ts';
import { isBound, isOwnBeside } from './source-rules.ts';
import { isUndated } from './undated.ts';

type Absent = null | undefined | '';
export const isAbsent = (value: unknown): value is Absent =>
  value === null || value === undefined || value === '';

/** The newer observation takes precedence if it has a value; the older one only fills gaps. */
function pick<T>(newer: T, older: T): T {
  return isAbsent(newer) ? older : newer;
}

function mergeFields<T extends { observedAt: Date }>(stored: T, seen: T): T {
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  const merged = { ...newer };
  for (const field of Object.keys(newer) as (keyof T)[]) merged[field] = pick(newer[field], older[field]);
  return merged;
}

/** Merges the fields that have a basis: an assumed or derived value never replaces a stated one. */
function mergeBased(stored: CreatorFacts, seen: CreatorFacts): Partial<CreatorFacts> {
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  const merged: Record<string, unknown> = {};
  for (const field of basedFields) {
    const basis = basisName(field);
    const isFirm = (facts: CreatorFacts) => facts[basis] === 'stated' && !isAbsent(facts[field]);
    const chosen = isAbsent(newer[field]) || (isFirm(older) && !isFirm(newer)) ? older : newer;
    merged[field] = chosen[field];
    merged[basis] = chosen[basis];
  }
  return merged;
}

const countFields = profileFields.filter(field => specOf(field).kind === 'count');

/** Counts are as new as their own last observation: a source that said only something else did not confirm them. */
function mergeCounts(stored: CreatorFacts, seen: CreatorFacts): Partial<CreatorFacts> {
  const [newer, older] = seen.countedAt >= stored.countedAt ? [seen, stored] : [stored, seen];
  const counts = countFields.map(field => [field, pick(newer[field], older[field])]);
  return { ...Object.fromEntries(counts), countedAt: newer.countedAt };
}

/** A sample never takes over a real creator, so that removing the samples removes nothing real. */
function owner(stored: CreatorFacts, seen: CreatorFacts): Pick<CreatorFacts, 'source'> {
  if (stored.source === 'sample' || seen.source === 'sample') {
    return { source: stored.source === 'sample' ? seen.source : stored.source };
  }
  return { source: seen.observedAt >= stored.observedAt ? seen.source : stored.source };
}

/** The newer handle, unless it only stands in for one. */
function betterHandle(stored: CreatorFacts, seen: CreatorFacts): string {
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  return handleRank(newer) < handleRank(older) ? older.handle : newer.handle;
}

/** Of the times that are known. */
const earlier = (a: Date, b: Date): Date => (isUndated(a) || (!isUndated(b) && b < a) ? b : a);
const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);

/**
 * Merges one more observation into a creator. Of two observations at the same time, the one written later takes
 * precedence.
 */
export function mergeCreator(stored: CreatorFacts, seen: CreatorFacts): CreatorFacts {
  return {
    ...mergeFields(stored, seen),
    ...mergeBased(stored, seen),
    ...mergeCounts(stored, seen),
    ...owner(stored, seen),
    handle: betterHandle(stored, seen),
    platformId: stored.platformId ?? seen.platformId,
    postsSeenAt: later(stored.postsSeenAt, seen.postsSeenAt),
    firstSeenAt: earlier(stored.firstSeenAt, seen.firstSeenAt),
  };
}

const hasCounts = ({ plays, likes, comments, shares }: PostFacts) =>
  [plays, likes, comments, shares].some(count => count !== null);

/** For this long, data from a creator's own account is not replaced by a source that must not be used for figures. */
const ownStandsMs = 7 * 86_400_000;

/**
 * A post belongs to the source that reported its counts. Data from a source with rules of its own is not merged with
 * later data of another source, because it would outlive those rules.
 */
export function mergePost(stored: PostFacts, seen: PostFacts): PostFacts {
  const [newer, older] = seen.observedAt >= stored.observedAt ? [seen, stored] : [stored, seen];
  const age = newer.observedAt.getTime() - older.observedAt.getTime();
  if (isOwnBeside(older.via, newer.via) && age < ownStandsMs) return older;
  if (older.via === newer.via || !isBound(older.via)) return { ...mergeFields(stored, seen), via: newer.via };
  if (hasCounts(newer)) return newer;
  return { ...mergeFields(stored, seen), via: older.via, observedAt: older.observedAt };
}

/** Merges two observations of one day. A snapshot has no time, so the caller says which one is newer. */
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
