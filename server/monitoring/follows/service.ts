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

/** What a project follows. */
export interface Follow {
  id: number;
  kind: FollowKind;
  /** Of a hashtag; null: wherever it is found. */
  platform: Platform | null;
  creatorId: number | null;
  /** In lower case, without its #. */
  hashtag: string;
  /** Only posts with one of them; none: all. */
  words: string[];
  lookedAt: Date | null;
}

/** What is followed is looked for this often, minutes. */
export const lookEveryMinutes = 30;

const followOf = ({ id, kind, platform, creator_id, hashtag, words, looked_at }: StoredFollow): Follow => ({
  id,
  kind,
  platform,
  hashtag,
  words,
  creatorId: creator_id,
  lookedAt: looked_at,
});

/** Oldest first: who was followed first has found what several find. */
export const followsOf = async (db: Db, of: OfProject): Promise<Follow[]> =>
  (await readFollows(db, of)).map(followOf).toReversed();

/** How much each project follows; one that follows nothing is missing. */
export const countFollows = (
  db: Db,
  teamId: number,
  projectIds: readonly number[],
): Promise<Map<number, number>> => countByProject(db, teamId, projectIds);

/** All that a project follows was looked for. @param found posts that came into it, by follow */
export const noteFound = (
  db: Db,
  of: OfProject,
  at: Date,
  found: ReadonlyMap<number, number>,
): Promise<void> => addFound(db, of, at, found);

/** Tells who refreshes creators and who looks for hashtags that somebody more, or less, wants them. */
export async function noteFollowing(
  db: Db,
  ctx: Pick<Context, 'now'>,
  follows: readonly Pick<Follow, 'creatorId' | 'hashtag'>[],
  by: 1 | -1,
): Promise<void> {
  const creatorIds = follows.flatMap(({ creatorId }) => creatorId ?? []);
  await noteInterest(db, ctx, creatorIds, { kind: 'monitor', amount: by });
  // In one order for all, so that nobody waits for another who waits.
  for (const tag of follows.flatMap(({ hashtag }) => hashtag || []).toSorted()) {
    await followTag(db, ctx, tag, by);
  }
}

/** A project is closed, or opened again; the caller holds it. */
export const followAgain = async (
  db: Db,
  ctx: Pick<Context, 'now'>,
  of: OfProject,
  by: 1 | -1,
): Promise<void> => noteFollowing(db, ctx, await followsOf(db, of), by);

/** A project ends. @param isOpen what it follows is looked for until now */
export async function dropFollows(
  db: Db,
  ctx: Pick<Context, 'now'>,
  of: OfProject,
  isOpen: boolean,
): Promise<void> {
  if (isOpen) await followAgain(db, ctx, of, -1);
  await deleteFollows(db, of);
}
