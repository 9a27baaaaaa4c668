import { passingReasons } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { listNames } from '../lists/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { requireRoom } from '../../billing/plans/service.ts';
import { readAcquisition, readOwnAcquisition } from './require-acquisition.ts';
import { beginNextRun, runOf, addToTray, takeOutOfTray, announceTo, wake } from './runs/begin-run.ts';
import { canRemove, isPossible, stateAfter, type Deed } from './allowed-actions.ts';
import { deleteItems, wakeFailed } from './items.queries.ts';
import { presentAcquisition } from './present-acquisition.ts';
import { deleteAcquisition, lockAcquisition, updateAcquisition, type Stored } from './queries.ts';
import { deleteScopes } from './runs/answer-scopes.ts';

async function lockOwn(db: Db, ctx: SignedIn, id: number): Promise<Stored> {
  await readOwnAcquisition(db, ctx, id);
  const locked = await lockAcquisition(db, ctx.actor.teamId, id);
  if (!locked) throw new AppError('not_found');
  return locked;
}

/**
 * @throws AppError entitlement_missing, not_found, forbidden; task_state if the state does not allow the action;
 * entitlement_exceeded for another run if nothing is left of the month
 */
export async function changeState(pool: Db, ctx: SignedIn, id: number, deed: Deed): Promise<Acquisition> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const acquisition = await lockOwn(db, ctx, id);
    if (!isPossible(deed, acquisition.state)) throw new AppError('task_state');
    await (deed === 'runAgain' ? runAgain(db, ctx, acquisition) : change(db, ctx, acquisition, deed));
    await recordOperation(db, ctx, teamId, {
      action: 'acquisition.steer',
      subject: 'acquisition',
      subjectId: id,
      subjectName: acquisition.name,
      after: { deed },
    });
    const row = await readAcquisition(db, ctx, id);
    const lists = row.like_list_id === null ? [] : [row.like_list_id];
    return presentAcquisition(row, ctx, await listNames(db, ctx, lists));
  });
}

async function runAgain(db: Db, ctx: SignedIn, acquisition: Stored): Promise<void> {
  await requireRoom(db, ctx, 'acquisition.creators');
  await beginNextRun(db, ctx, acquisition);
}

async function change(
  db: Db,
  ctx: SignedIn,
  acquisition: Stored,
  deed: Exclude<Deed, 'runAgain'>,
): Promise<void> {
  const isOver = acquisition.finished_at !== null;
  const state = stateAfter(deed, acquisition.state, isOver);
  const now = { ...acquisition, state };
  if (deed === 'retry') {
    const woken = await wakeFailed(db, runOf(acquisition), passingReasons);
    if (!woken) throw new AppError('task_state');
    now.failed = acquisition.failed - woken;
    now.finished_at = null;
  }
  if (deed === 'stop') Object.assign(now, { finished_at: ctx.now(), next_run_at: null, is_searching: false });
  const { failed, finished_at, next_run_at, is_searching } = now;
  await updateAcquisition(db, acquisition, {
    state,
    failed,
    finished_at,
    next_run_at,
    is_searching,
    hold_up: null,
    tries: 0,
  });
  await putInTray(db, ctx, now, isOver);
  if (state === 'running') await wake(db, ctx, acquisition);
  if (state === 'resting' && next_run_at) {
    await wakeDue(db, 'acquisition.run', { teamId: acquisition.team_id, id: acquisition.id }, next_run_at);
  }
  if (state === 'stopped') await deleteScopes(db, acquisition);
  await announceTo(db, acquisition);
}

/** Shows a running acquisition in the tray. */
async function putInTray(db: Db, ctx: SignedIn, now: Stored, wasOver: boolean): Promise<void> {
  if (now.state === 'running') {
    // The task of an ended run has ended and does not change.
    if (wasOver || now.background_task_id === null) await addToTray(db, ctx, now);
  } else {
    await takeOutOfTray(db, now);
  }
}

/**
 * Keeps its creators and its list. @throws AppError entitlement_missing, not_found, forbidden; task_state while it runs
 */
export async function removeEndedAcquisition(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const acquisition = await lockOwn(db, ctx, id);
    if (!canRemove(acquisition.state)) throw new AppError('task_state');
    await takeOutOfTray(db, acquisition);
    await deleteScopes(db, acquisition);
    await deleteItems(db, teamId, id);
    await deleteAcquisition(db, teamId, id);
    await dropDue(db, 'acquisition.run', { teamId, id });
    await recordOperation(db, ctx, teamId, {
      action: 'acquisition.remove',
      subject: 'acquisition',
      subjectId: id,
      subjectName: acquisition.name,
      before: { creators: acquisition.added },
    });
    await announceTo(db, acquisition);
  });
}
