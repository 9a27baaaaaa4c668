import { may } from '../../../contract/core/roles/permissions.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { TaskCounts, TaskRow } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import type { WaitReason } from '../../../contract/outreach/sent-messages/wait-reasons.ts';
import type { listTasks, getTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { nextWaitReason } from '../delivery/service.ts';
import { mailFilesOf } from '../mail-files/service.ts';
import { contentOf, isMine, taskToRead } from './find-task.ts';
import {
  countsOfRounds,
  countsOfTasks,
  countTasks,
  pageOfTasks,
  taskRows,
  tasksNamed,
  tasksOfCampaign,
  type TaskListRow,
  unfinishedTasks,
} from './list-tasks.queries.ts';
import { queuedOfTimed } from './planning/queued-drafts.ts';
import { queuedOfTask } from './planning/queued-mails.ts';
import { planEnd } from './planning/sending-plan.ts';

/** `wait`: why its next recipient waits; null if nobody does. */
type UnfinishedTask = TaskRow & { wait: WaitReason | null };

const noCounts: TaskCounts = {
  recipients: 0,
  leftOut: 0,
  waiting: 0,
  followUp: 0,
  sending: 0,
  inDoubt: 0,
  success: 0,
  fail: 0,
  retryable: 0,
  bounced: 0,
  refused: 0,
  notSent: 0,
  read: 0,
  unread: 0,
  readNoReply: 0,
  replied: 0,
  notReplied: 0,
  clicked: 0,
  autoReplied: 0,
  unsubscribed: 0,
};

function present(row: TaskListRow, counts: TaskCounts | undefined, ctx: SignedIn): TaskRow {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    subject: row.subject ?? '',
    rounds: row.rounds ?? 0,
    senders: row.senders,
    createdBy: row.created_by ?? '',
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    timedAt: row.timed_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    counts: counts ?? noCounts,
    mine: isMine(row, ctx),
  };
}

async function readRows(db: Db, ctx: SignedIn, ids: readonly number[]): Promise<TaskRow[]> {
  const { teamId } = ctx.actor;
  const rows = new Map((await taskRows(db, teamId, ids)).map(row => [row.id, row]));
  const counts = await countsOfTasks(db, teamId, ids);
  return ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [present(row, counts.get(id), ctx)] : [];
  });
}

const viewerOf = ({ actor }: SignedIn) => ({
  teamId: actor.teamId,
  accountId: actor.accountId,
  seesAll: may(actor, 'work.all'),
});

/** Returns a page of the team's tasks, or of the caller's drafts, the last changed first. */
export function listPage(
  db: Db,
  ctx: SignedIn,
  { state, keyword, page, size }: QueryOf<typeof listTasks>,
): Promise<ReplyOf<typeof listTasks>> {
  const { teamId } = ctx.actor;
  const viewer = viewerOf(ctx);
  const filter = { state, keyword: keyword?.trim() };
  return asTeam(db, teamId, async db => {
    const ids = await pageOfTasks(db, viewer, filter, { size, offset: (page - 1) * size });
    return { tasks: await readRows(db, ctx, ids), total: await countTasks(db, viewer, filter) };
  });
}

/**
 * Returns a page of all tasks of a campaign, including drafts, the last changed first; in the caller's transaction as
 * the team.
 */
export async function pageOfCampaign(
  db: Db,
  ctx: SignedIn,
  campaignId: number,
  { page, size }: { page: number; size: number },
): Promise<ReplyOf<typeof listTasks>> {
  const { ids, total } = await tasksOfCampaign(db, ctx.actor.teamId, campaignId, {
    size,
    offset: (page - 1) * size,
  });
  return { tasks: await readRows(db, ctx, ids), total };
}

/**
 * Returns tasks, and drafts that the caller sees, by a part of their name or first subject; in the caller's transaction
 * as the team.
 */
export const findTasksByName = (
  db: Db,
  ctx: SignedIn,
  text: string,
  limit: number,
): Promise<Pick<TaskRow, 'id' | 'name' | 'state' | 'subject'>[]> =>
  tasksNamed(db, viewerOf(ctx), text, limit);

/** Whether the team has ever started a task; in the caller's transaction as the team. */
export async function hasStartedTask(db: Db, { actor: { teamId, accountId } }: SignedIn): Promise<boolean> {
  return (await countTasks(db, { teamId, accountId, seesAll: false }, {})) > 0;
}

/** Returns tasks that were started and have not ended, the last changed first, and how many there are. */
export function listUnfinished(
  db: Db,
  ctx: SignedIn,
  size: number,
): Promise<{ tasks: UnfinishedTask[]; total: number }> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const { ids, total } = await unfinishedTasks(db, teamId, size);
    const tasks: UnfinishedTask[] = [];
    for (const row of await readRows(db, ctx, ids))
      tasks.push({ ...row, wait: await nextWaitReason(db, ctx, teamId, row.id) });
    return { tasks, total };
  });
}

/** @throws AppError not_found */
export function loadTask(db: Db, ctx: SignedIn, taskId: number): Promise<ReplyOf<typeof getTask>> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const task = await taskToRead(db, ctx, taskId);
    const content = contentOf(task);
    const [row] = await readRows(db, ctx, [taskId]);
    if (!row) throw new AppError('not_found');
    const rounds = new Map((await countsOfRounds(db, teamId, taskId)).map(each => [each.round, each]));
    const end = await planEnd(db, ctx, task, content);
    return {
      ...row,
      content,
      files: await mailFilesOf(db, teamId, [
        ...new Set(content.rounds.flatMap(({ attachments }) => attachments)),
      ]),
      revision: task.revision,
      version: task.version,
      expectedEnd: end?.toISOString() ?? null,
      queued:
        task.state === 'timed' ? await queuedOfTimed(db, ctx, task) : await queuedOfTask(db, task, ctx.now()),
      roundCounts: content.rounds.map((_, place) => {
        const { sent = 0, failed = 0, in_doubt: inDoubt = 0, waiting = 0 } = rounds.get(place + 1) ?? {};
        return { round: place + 1, sent, failed, inDoubt, waiting };
      }),
    };
  });
}
