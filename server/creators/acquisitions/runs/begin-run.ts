import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { wakeDue } from '../../../core/db/due-work/due-leases.ts';
import { announce } from '../../../core/realtime/announce.ts';
import {
  advanceBackgroundTask,
  dropBackgroundTask,
  startBackgroundTask,
} from '../../../activity/background-tasks/service.ts';
import { copyNamed, deleteRunsBefore } from '../items.queries.ts';
import { updateAcquisition, type Stored } from '../queries.ts';

/** The creators found by earlier runs are kept this long. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

export const runOf = ({ team_id, id, run }: Pick<Stored, 'team_id' | 'id' | 'run'>) => ({
  teamId: team_id,
  acquisitionId: id,
  run,
});

/** Lets open pages of the team reload it. */
export const announceTo = (db: Db, { team_id: teamId, id }: Pick<Stored, 'team_id' | 'id'>): Promise<void> =>
  announce(db, { teamId }, { code: realtimeCodes.acquisition, id });

/** Makes it due for a worker now. */
export const wake = (db: Db, ctx: Context, { team_id: teamId, id }: Pick<Stored, 'team_id' | 'id'>) =>
  wakeDue(db, 'acquisition.run', { teamId, id }, ctx.now());

type Counted = Pick<Stored, 'kind' | 'max_creators' | 'found' | 'added' | 'already' | 'failed'>;

/** Returns the progress: settled links; for a search the creators that were added, because its end is unknown. */
export const progressOf = ({ kind, max_creators: max, found, added, already, failed }: Counted) =>
  kind === 'links'
    ? { done: added + already + failed, total: found }
    : { done: Math.min(added, max), total: max };

/** Shows the progress in the tray of its account from now on. */
export async function addToTray(db: Db, ctx: Context, acquisition: Stored): Promise<void> {
  const { team_id: teamId, id, account_id: accountId, name } = acquisition;
  const details = { acquisitionId: id, name };
  const { total, done } = progressOf(acquisition);
  const task = { teamId, accountId, kind: 'acquisition', details, total, goesOnAlone: true } as const;
  const workId = await startBackgroundTask(db, ctx, task);
  if (done) await advanceBackgroundTask(db, { teamId, workId }, { done, total });
  await updateAcquisition(db, acquisition, { background_task_id: workId });
}

export async function takeOutOfTray(db: Db, { team_id, id, background_task_id }: Stored): Promise<void> {
  if (background_task_id === null) return;
  await dropBackgroundTask(db, { teamId: team_id, workId: background_task_id });
  await updateAcquisition(db, { team_id, id }, { background_task_id: null });
}

/** Begins the next run of an ended acquisition, in the caller's transaction; its counters start again. */
export async function beginNextRun(db: Db, ctx: Context, acquisition: Stored): Promise<void> {
  const run = acquisition.run + 1;
  const named = acquisition.kind === 'links' ? await copyNamed(db, runOf(acquisition), run) : 0;
  const begun = {
    run,
    state: 'waiting',
    found: named,
    added: 0,
    already: 0,
    failed: 0,
    next_term: 0,
    next_page: null,
    is_searching: acquisition.kind !== 'links',
    tries: 0,
    finished_at: null,
    next_run_at: null,
  } as const;
  await updateAcquisition(db, acquisition, { ...begun, hold_up: null });
  const now = { ...acquisition, ...begun };
  await deleteRunsBefore(db, runOf(now), new Date(ctx.now().getTime() - keptMs));
  await addToTray(db, ctx, now);
  await wake(db, ctx, acquisition);
  await announceTo(db, acquisition);
}
