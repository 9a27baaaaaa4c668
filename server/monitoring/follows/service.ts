import type { FollowKind } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { followTag } from '../../catalogue/metric-history/service.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import {
  addFound,
  countByProject,
  deleteFollows,
  readFollows,
  type OfProject,
  type StoredFollow,
} from './queries.ts';

/** A creator or hashtag that a project follows. */
export interface Follow {
  id: number;
  kind: FollowKind;
  /** For a hashtag; null means every platform. */
  platform: Platform | null;
  creatorId: number | null;
  /** In lower case, without #. */
  hashtag: string;
  /** Only posts with one of these words; empty means all. */
  words: string[];
  lookedAt: Date | null;
}

/** How often new posts of follows are looked for, in minutes. */
export const checkEveryMinutes = 30;

const followOf = ({ id, kind, platform, creator_id, hashtag, words, checked_at }: StoredFollow): Follow => ({
  id,
  kind,
  platform,
  hashtag,
  words,
  creatorId: creator_id,
  lookedAt: checked_at,
});

/** Oldest first: if several follows find a post, it belongs to the oldest. */
export const followsOf = async (db: Db, of: OfProject): Promise<Follow[]> =>
  (await readFollows(db, of)).map(followOf).toReversed();

/** Counts the follows of each project; projects without any are missing. */
export const countFollows = (
  db: Db,
  teamId: number,
  projectIds: readonly number[],
): Promise<Map<number, number>> => countByProject(db, teamId, projectIds);

/** Notes that all follows of a project were checked. @param found posts that were added, by follow */
export const noteFound = (
  db: Db,
  of: OfProject,
  at: Date,
  found: ReadonlyMap<number, number>,
): Promise<void> => addFound(db, of, at, found);

/** Adds or removes the project's interest in creators (for refreshes) and hashtags (for the search of new posts). */
export async function noteFollowing(
  db: Db,
  ctx: Pick<Context, 'now'>,
  follows: readonly Pick<Follow, 'creatorId' | 'hashtag'>[],
  by: 1 | -1,
): Promise<void> {
  const creatorIds = follows.flatMap(({ creatorId }) => creatorId ?? []);
  await noteInterest(db, ctx, creatorIds, { kind: 'monitor', amount: by });
  // Takes locks in a fixed order, so that transactions never deadlock.
  for (const tag of follows.flatMap(({ hashtag }) => hashtag || []).toSorted()) {
    await followTag(db, ctx, tag, by);
  }
}

/** Updates interest when a project is closed or opened again; the caller has locked the project. */
export const followAgain = async (
  db: Db,
  ctx: Pick<Context, 'now'>,
  of: OfProject,
  by: 1 | -1,
): Promise<void> => noteFollowing(db, ctx, await followsOf(db, of), by);

/** Ends a project's follows. @param isOpen whether they were looked for until now */
export async function dropFollows(
  db: Db,
  ctx: Pick<Context, 'now'>,
  of: OfProject,
  isOpen: boolean,
): Promise<void> {
  if (isOpen) await followAgain(db, ctx, of, -1);
  await deleteFollows(db, of);
}
