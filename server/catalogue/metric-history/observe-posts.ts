import { isDeepStrictEqual } from 'node:util';
import type { GapReason } from '../../../contract/catalogue/post-metrics.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { keysWatched, readRows, updateRows } from './queries.ts';
import { dueAfter, nextAfter } from './polling-schedule.ts';
import {
  afterAnswer,
  changedRow,
  type Discloses,
  type SeenPost,
  type State,
  stateOf,
} from './series-state.ts';
import { type Find, insertFinds, readTags } from './watched-tags.queries.ts';
import { takeAbsence, takeFailure } from './take-figures.ts';
import { deleteWatches, updateWatches, watchersOf } from './watchers.queries.ts';

type Named = Pick<SeenPost, 'platform' | 'platformPostId'>;
export const keyOf = ({ platform, platformPostId }: Named): string => `${platform}:${platformPostId}`;

const hourMs = 3_600_000;

/**
 * Takes reported posts, in the transaction of the caller that writes them. For watched posts it stores figures, texts
 * and state. For posts with a followed hashtag it notes that they exist.
 */
export async function observePosts(
  db: Db,
  now: Date,
  seen: readonly SeenPost[],
  discloses: Discloses,
): Promise<void> {
  if (!seen.length) return;
  await noteTags(db, now, seen);
  const reported = Map.groupBy(seen, keyOf);
  const keys = await keysWatched(db, [...reported.keys()]);
  const changes = await eachState(db, keys, (state, key) =>
    (reported.get(key) ?? [])
      .toSorted((one, other) => one.observedAt.getTime() - other.observedAt.getTime())
      .reduce((after, post) => afterAnswer(after, post, discloses), state),
  );
  await write(db, now, changes.filter(isChanged));
}

/** Takes reports of sources that posts do not exist, each at a moment. */
export async function observeAbsence(
  db: Db,
  now: Date,
  absences: ReadonlyMap<string, { at: Date; absent: 'gone' | 'private' }>,
): Promise<void> {
  const changes = await eachState(db, [...absences.keys()], ({ texts, series }, key) => {
    const { at, absent } = absences.get(key) ?? { at: now, absent: 'gone' };
    return { texts, series: takeAbsence(series, Math.floor(at.getTime() / 1000), absent) };
  });
  await write(db, now, changes);
}

/** Notes that asking for these posts failed, and why: since their last answer nothing is known. */
export async function observeFailure(
  db: Db,
  now: Date,
  reasons: ReadonlyMap<string, GapReason>,
): Promise<void> {
  const changes = await eachState(db, [...reasons.keys()], ({ texts, series }, key) => ({
    texts,
    series: takeFailure(series, reasons.get(key) ?? 'temporary'),
  }));
  const changed = changes.filter(isChanged);
  await updateRows(
    db,
    changed.map(({ after }) => changedRow(after)),
  );
  await wake(db, now, changed);
}

interface Change {
  before: State;
  after: State;
}

const isChanged = ({ before, after }: Change) => !isDeepStrictEqual(before, after);

async function eachState(
  db: Db,
  keys: readonly string[],
  change: (state: State, key: string) => State,
): Promise<Change[]> {
  const rows = await readRows(db, keys, { forUpdate: true });
  return rows.map(row => {
    const before = stateOf(row);
    return { before, after: change(before, row.key) };
  });
}

/** Writes what changed, schedules the next poll, and wakes the projects that watch the post. */
async function write(db: Db, now: Date, changes: readonly Change[]): Promise<void> {
  const changed = changes.filter(isChanged);
  await updateRows(
    db,
    changed.map(({ after }) => changedRow(after)),
  );
  const polls = changes.map(change => ({ ...change.after.texts, minutes: minutesUntilNext(change, now) }));
  await updateWatches(
    db,
    polls.flatMap(({ key, creator_id, published_at, watched_at, minutes }) =>
      minutes === null
        ? []
        : {
            key,
            owner: creator_id,
            born_at: published_at ?? watched_at,
            every_minutes: minutes,
            due_at: dueAfter(now, minutes),
          },
    ),
  );
  await deleteWatches(
    db,
    polls.flatMap(({ key, minutes }) => (minutes === null ? key : [])),
  );
  await wake(db, now, changed);
}

/** By which share plays grew with the last answer. */
function grownBy({ before, after }: Change): number | null {
  const was = before.series.points.at(-1)?.plays;
  const is = after.series.points.at(-1)?.plays;
  return was && is != null ? (is - was) / was : null;
}

function minutesUntilNext(change: Change, now: Date): number | null {
  const { texts, series } = change.after;
  const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / hourMs;
  return nextAfter({
    ageHours: hoursSince(texts.published_at ?? texts.watched_at),
    watchedHours: hoursSince(texts.watched_at),
    state: series.state,
    stateHours: series.stateSince === null ? 0 : hoursSince(new Date(series.stateSince * 1000)),
    isDoubtful: series.doubt !== null,
    grown: grownBy(change),
  });
}

async function wake(db: Db, now: Date, changed: readonly Change[]): Promise<void> {
  if (!changed.length) return;
  const watchers = await watchersOf(
    db,
    changed.map(({ before }) => before.texts.key),
  );
  for (const { teamId, projectId } of watchers)
    await wakeDue(db, 'monitor.sync', { teamId, id: projectId }, now);
}

async function noteTags(db: Db, now: Date, seen: readonly SeenPost[]): Promise<void> {
  const followed = new Set(await readTags(db));
  if (!followed.size) return;
  const tagsOf = ({ hashtags }: SeenPost) => [...new Set(hashtags?.map(tag => tag.toLowerCase()))];
  const finds = seen.flatMap(post =>
    tagsOf(post)
      .filter(tag => followed.has(tag))
      .map((tag): Find => ({
        tag,
        key: keyOf(post),
        platform: post.platform,
        url: post.url,
        creator_id: post.creatorId,
        published_at: post.publishedAt,
      })),
  );
  await insertFinds(db, finds, now);
}
