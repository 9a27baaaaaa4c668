import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { notify } from '../../../activity/notifications/service.ts';
import { readTeamPlan } from '../../../billing/plans/service.ts';
import { finishBackgroundTask } from '../../../activity/background-tasks/service.ts';
import { progressOf, announceTo } from './begin-run.ts';
import { nextRunAt } from './next-run.ts';
import { updateAcquisition, type Stored } from '../queries.ts';

/** Ends a run, in the caller's transaction. @returns when the next one begins */
export async function endRun(db: Db, ctx: SignedIn, acquisition: Stored): Promise<Date | null> {
  const {
    team_id: teamId,
    account_id: accountId,
    id,
    name,
    schedule,
    created_at,
    background_task_id,
  } = acquisition;
  const { timeZone } = await readTeamPlan(db, ctx);
  const next = nextRunAt(schedule, { createdAt: created_at, now: ctx.now(), timeZone });
  await updateAcquisition(db, acquisition, {
    state: next ? 'resting' : 'done',
    finished_at: ctx.now(),
    next_run_at: next,
    is_searching: false,
    hold_up: null,
    tries: 0,
    background_task_id: null,
  });
  const { added, already, failed } = acquisition;
  const outcome = { added, already, failed };
  if (background_task_id !== null) {
    const { done } = progressOf(acquisition);
    await finishBackgroundTask(
      db,
      ctx,
      { teamId, workId: background_task_id },
      { done, total: done, outcome, notifies: false },
    );
  }
  const details = { acquisitionId: id, acquisition: name, ...outcome };
  await notify(db, ctx, { teamId, accountId, kind: 'acquisition.done', details });
  await announceTo(db, acquisition);
  return next;
}
