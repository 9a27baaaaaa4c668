import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import type { startTask } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { Queued } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';
import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { putDue, processDue } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { withTeamNames } from '../../../creators/shared/team-names.ts';
import { actorOf, ownerOf, readAccount } from '../../../identity/accounts/service.ts';
import { snapshotOf } from '../../mail-content/service.ts';
import { readTeamPlan } from '../../../billing/plans/service.ts';
import { checkDraft, sendersOf } from '../checks/check-task.ts';
import { countRecipients, creatorFaces } from '../recipients/draft-recipients.queries.ts';
import { judgingOf } from '../recipients/judging-criteria.ts';
import { contentOf, taskToChange } from '../find-task.ts';
import { insertVersion, lockTask, updateTask, type TaskRecord } from '../queries.ts';
import { recordTaskChange, announceTaskTo } from '../record-task-change.ts';
import { creatorsOfDraft, startRecipients } from './start-task.queries.ts';
import { queuedOfTask } from '../planning/queued-mails.ts';
import { zoneOf } from '../recipient-time-zone.ts';
import { wakeSenders } from '../../senders/wake-senders.ts';

interface Started {
  recipients: number;
  leftOut: number;
  queued: Queued | null;
}

/** Reads everybody's time zone and name, and when the window opens in each zone. */
async function readClocks(db: Db, ctx: SignedIn, task: TaskRecord) {
  const { window } = contentOf(task);
  const { is_first_at_once: isAtOnce } = task;
  const { timeZone: teamZone } = await readTeamPlan(db, ctx);
  const found = await creatorFaces(db, await creatorsOfDraft(db, task.team_id, task.id));
  const faces = await withTeamNames(db, task.team_id, found);
  const creators = faces.map(({ id, region, name, handle }) => ({
    id,
    zone: window?.zone === 'team' ? teamZone : zoneOf(region, teamZone),
    name: name || handle,
  }));
  const zones = [...new Set([teamZone, ...creators.map(({ zone }) => zone)])];
  const openings = zones.map(zone => ({
    zone,
    dueAt: nextOpening(ctx.now(), isAtOnce ? null : window, zone),
  }));
  return { teamZone, creators, openings };
}

/**
 * Begins to send a locked task: judges its recipients now, each is left out or waits for its first round, and wakes its
 * senders. Without recipients it ends at once.
 */
async function begin(
  db: Db,
  ctx: SignedIn,
  world: MailServices,
  { task, senderIds }: { task: TaskRecord; senderIds: readonly number[] },
): Promise<Started> {
  const { team_id: teamId, id: taskId } = task;
  const at = ctx.now();
  const clocks = await readClocks(db, ctx, task);
  const { waiting, leftOut } = await startRecipients(db, judgingOf(ctx, task), { senderIds, ...clocks });
  const snapshot = await snapshotOf(db, ctx, world, contentOf(task));
  await insertVersion(db, { teamId, taskId, version: 1, snapshot, by: ctx.actor.accountId, at });
  const state = waiting ? { state: 'sending' as const } : { state: 'not_sent' as const, ended_at: at };
  const isAtOnce = task.is_first_at_once;
  const change = { ...state, version: 1, is_first_at_once: isAtOnce, started_at: at, changed_at: at };
  await updateTask(db, teamId, taskId, change);
  if (waiting) await wakeSenders(db, teamId, senderIds, at);
  return { recipients: waiting, leftOut, queued: await queuedOfTask(db, task, at) };
}

async function boundSenders(db: Db, task: TaskRecord): Promise<number[]> {
  return (await sendersOf(db, task.team_id, contentOf(task))).map(({ id }) => id);
}

/**
 * Sends a draft now, or at a later time.
 * @throws AppError not_found, forbidden, task_state; changed_meanwhile if it was saved since `revision`;
 * task_not_ready while the check finds an error, except links that do not answer
 */
export async function startMailTask(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  taskId: number,
  { revision, at, isAtOnce }: BodyOf<typeof startTask>,
): Promise<Started> {
  const { teamId } = ctx.actor;
  const time = at && Date.parse(at) > ctx.now().getTime() ? new Date(at) : undefined;
  await asTeam(pool, teamId, db => taskToChange(db, ctx, taskId, ['draft']));
  const checking = { at: time ?? ctx.now(), withValues: false };
  const { findings, going, queued, task: checked } = await checkDraft(pool, ctx, world, taskId, checking);
  const ok = going.length;
  if (checked.revision !== revision) throw new AppError('changed_meanwhile');
  if (findings.some(({ severity }) => severity === 'error')) throw new AppError('task_not_ready');
  return asTeam(pool, teamId, async db => {
    const draft = await taskToChange(db, ctx, taskId, ['draft']);
    const task = { ...draft, is_first_at_once: isAtOnce };
    if (task.revision !== revision) throw new AppError('changed_meanwhile');
    if (time) {
      const timed = { state: 'timed', timed_at: time, is_first_at_once: isAtOnce } as const;
      await updateTask(db, teamId, taskId, { ...timed, changed_at: ctx.now() });
      await putDue(db, 'mailTask.start', { teamId, id: taskId }, time);
      await recordTaskChange(db, ctx, task, 'mailTask.start', {
        after: { recipients: ok, at: time.toISOString() },
      });
      const leftOut = (await countRecipients(db, { teamId, taskId })) - ok;
      return { recipients: ok, leftOut, queued: isAtOnce ? null : queued };
    }
    const senderIds = await boundSenders(db, task);
    const started = senderIds.length ? await begin(db, ctx, world, { task, senderIds }) : null;
    if (!started?.recipients) throw new AppError('task_not_ready');
    const { recipients, leftOut } = started;
    await recordTaskChange(db, ctx, task, 'mailTask.start', { after: { recipients, leftOut } });
    return started;
  });
}

/** Acts as the account that scheduled it, or as the main account if that is deleted. */
async function makerOf(db: Db, ctx: Context, { team_id: teamId, account_id }: TaskRecord): Promise<SignedIn> {
  const account = await readAccount(db, { teamId, accountId: account_id });
  if (account) return { ...ctx, actor: actorOf(account) };
  const owner = await ownerOf(db, teamId);
  return { ...ctx, actor: { ...owner, sessionId: 0, role: 'owner', isOperator: false } };
}

/**
 * Starts scheduled tasks whose time has come; a task without any remaining sender becomes a draft again.
 * @returns how many were due
 */
export function startTimedTasks(pool: Db, ctx: Context, world: MailServices): Promise<number> {
  return processDue(pool, 'mailTask.start', ctx.now(), async (db, { teamId, id: taskId }) => {
    const task = await lockTask(db, teamId, taskId);
    if (task?.state !== 'timed') return;
    const senderIds = await boundSenders(db, task);
    if (senderIds.length) await begin(db, await makerOf(db, ctx, task), world, { task, senderIds });
    else await updateTask(db, teamId, taskId, { state: 'draft', timed_at: null, changed_at: ctx.now() });
    await announceTaskTo(db, teamId, taskId);
  });
}
