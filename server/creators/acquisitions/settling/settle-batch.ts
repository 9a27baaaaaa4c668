import type { AcquisitionReason } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { SourceCode, SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { findBlocked } from '../../blocklist/service.ts';
import { addMembers, holdLists, memberIds } from '../../lists/service.ts';
import { consumeEntitlement, type Taker } from '../../../billing/plans/service.ts';
import { advanceBackgroundTask } from '../../../activity/background-tasks/service.ts';
import { progressOf, runOf, announceTo } from '../runs/begin-run.ts';
import { failWaiting, settledCreators, settleItems, type SettledItem } from '../items.queries.ts';
import { placesIn, type Places } from './list-places.ts';
import { updateAcquisition, type Stored } from '../queries.ts';

/** The creator of an item, or why there is none. */
export interface Answered {
  position: number;
  creatorId: number | null;
  reason: AcquisitionReason | null;
  fault: SourceFaultKind | null;
  /** Null if the creator was known already. */
  source: SourceCode | null;
}

/** Returns those of the creators to add for whom the list has no place: the last ones. */
async function beyondPlaces(
  db: Db,
  ctx: Taker,
  listId: number,
  ids: readonly number[],
  { room, isShut }: Places,
): Promise<ReadonlySet<number>> {
  if (isShut) return new Set(ids);
  if (ids.length <= room) return new Set();
  const members = new Set(await memberIds(db, ctx, listId));
  const blocked = await findBlocked(db, ctx.actor.teamId, ids, listId);
  return new Set(ids.filter(id => !members.has(id) && !blocked.has(id)).slice(room));
}

async function judge(
  db: Db,
  ctx: Taker,
  acquisition: Stored,
  answered: readonly Answered[],
): Promise<{ settled: SettledItem[]; isFull: Places['reason'] | null }> {
  const { list_id: listId } = acquisition;
  const ids = [...new Set(answered.flatMap(({ creatorId }) => creatorId ?? []))];
  const before = await settledCreators(db, runOf(acquisition), ids);
  const fresh = ids.filter(id => !before.has(id));
  const places = await placesIn(db, ctx, listId);
  const beyond = await beyondPlaces(db, ctx, listId, fresh, places);
  const fitting = fresh.filter(id => !beyond.has(id));
  const { added, blocked } = fitting.length
    ? await addMembers(db, ctx, listId, fitting)
    : { added: [], blocked: [] };
  if (added.length) await consumeEntitlement(db, ctx, 'acquisition.creators', { amount: added.length });
  const [isAdded, isBlocked] = [new Set(added), new Set(blocked.map(({ creatorId }) => creatorId))];
  const seen = new Set(before);

  function outcomeOf(id: number): Pick<SettledItem, 'outcome' | 'reason'> {
    if (seen.has(id)) return { outcome: 'failed', reason: 'duplicate' };
    seen.add(id);
    if (isAdded.has(id)) return { outcome: 'added', reason: null };
    if (isBlocked.has(id)) return { outcome: 'failed', reason: 'blocked' };
    if (beyond.has(id)) return { outcome: 'failed', reason: places.reason };
    return { outcome: 'already', reason: null };
  }
  const settled = answered.map((answer): SettledItem => {
    if (answer.creatorId === null) return { ...answer, outcome: 'failed' };
    return { ...answer, ...outcomeOf(answer.creatorId) };
  });
  return { settled, isFull: beyond.size ? places.reason : null };
}

/** Adds to the counters, and notifies pages and the tray. @returns the updated acquisition */
export async function addCounts(
  db: Db,
  acquisition: Stored,
  change: Partial<Pick<Stored, 'added' | 'already' | 'failed' | 'found' | 'is_searching'>>,
): Promise<Stored> {
  const progress = { ...change, state: 'running', tries: 0 } as const;
  await updateAcquisition(db, acquisition, { ...progress, hold_up: null });
  const now = { ...acquisition, ...progress, hold_up: null };
  if (now.background_task_id !== null) {
    await advanceBackgroundTask(db, { teamId: now.team_id, workId: now.background_task_id }, progressOf(now));
  }
  await announceTo(db, now);
  return now;
}

/**
 * Stores the results of some items: members of the list, what the plan counts, outcomes and counters, all or nothing.
 * If no place is left, waiting items fail too. Runs in the caller's transaction as the team, which has locked the
 * acquisition.
 * @returns the updated acquisition
 */
export async function settleAnswers(
  db: Db,
  ctx: Taker,
  acquisition: Stored,
  answered: readonly Answered[],
): Promise<Stored> {
  if (!answered.length) return acquisition;
  await holdLists(db, acquisition.team_id);
  const { settled, isFull } = await judge(db, ctx, acquisition, answered);
  const ids = runOf(acquisition);
  await settleItems(db, ids, settled, ctx.now());
  const others = isFull ? await failWaiting(db, ids, isFull, ctx.now()) : 0;
  const so = (outcome: SettledItem['outcome']) => settled.filter(item => item.outcome === outcome).length;
  return addCounts(db, acquisition, {
    added: acquisition.added + so('added'),
    already: acquisition.already + so('already'),
    failed: acquisition.failed + so('failed') + others,
    ...(isFull && { is_searching: false }),
  });
}
