import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { TaskState } from '../../../contract/outreach/mail-states.ts';
import type { listTasks } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailWorld } from '../../outside/mail-protocol/mail-services.ts';
import type { OperationEntry } from '../../activity/audit-log/service.ts';
import { makeDraftOfCampaign } from './drafts.ts';
import { holdTask, readTask } from './find-task.ts';
import { pageOfCampaign } from './list.ts';
import { changeMaker, type TaskRecord } from './queries.ts';
import { recordTask, type RecordedTask } from './records.ts';
import { startDue } from './start.ts';

/** Starts the tasks whose time has come: for the mail worker. @returns how many were due */
export const startTimedTasks = (pool: Db, ctx: Context, world: MailWorld): Promise<number> =>
  startDue(pool, ctx, world);

/** The tasks and drafts of a deleted account pass on (product §3), in the caller's transaction. */
export const handOverTasks = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);

/** A task that the caller may see. @throws AppError not_found */
export const taskToRead = (db: Db, ctx: SignedIn, taskId: number): Promise<TaskRecord> =>
  readTask(db, ctx, taskId);

/**
 * A task that the caller may change, locked until the transaction ends.
 * @throws AppError not_found; forbidden for a colleague's; task_state in another state than these
 */
export const taskToChange = (
  db: Db,
  ctx: SignedIn,
  taskId: number,
  states: readonly TaskState[],
): Promise<TaskRecord> => holdTask(db, ctx, taskId, states);

/** Records what somebody did to a task, and tells the team's open pages. */
export const recordTaskChange = (
  db: Db,
  ctx: Context,
  task: RecordedTask,
  action: OperationAction,
  values?: Pick<OperationEntry, 'before' | 'after'>,
): Promise<void> => recordTask(db, ctx, task, action, values);

/**
 * A draft with these creators as its recipients, bound to a campaign; in the caller's transaction as the team.
 * @throws AppError invalid_request for more recipients than a task can have
 */
export const draftForCampaign = (
  db: Db,
  ctx: SignedIn,
  draft: { campaignId: number; name: string; creatorIds: readonly number[] },
): Promise<number> => makeDraftOfCampaign(db, ctx, draft);

/** A page of all tasks of a campaign, drafts too; who may see it is asked before. */
export const tasksOfCampaign = (
  db: Db,
  ctx: SignedIn,
  campaignId: number,
  paging: { page: number; size: number },
): Promise<ReplyOf<typeof listTasks>> => pageOfCampaign(db, ctx, campaignId, paging);
