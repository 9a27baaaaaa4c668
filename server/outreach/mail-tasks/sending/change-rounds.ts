import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { TaskContent, MailRound, SendWindow } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import type { changeRounds as changeEndpoint } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { snapshotOf } from '../../mail-content/service.ts';
import { roundsUsingLink } from '../../mail-content/written-mail.ts';
import { checkContent } from '../../mail-content/checks/check-content.ts';
import { endTaskIfDone } from '../../delivery/task-end.ts';
import { cleanRounds } from '../drafts/task-drafts.ts';
import { contentOf, taskToChange } from '../find-task.ts';
import { linkFindings } from '../checks/link-findings.ts';
import { insertVersion, updateTask } from '../queries.ts';
import { recordTaskChange } from '../record-task-change.ts';
import {
  completeWaiting,
  countWaiting,
  holdCompleted,
  holdWaiting,
  putWaiting,
  sendersWaitedFor,
} from './change-task-state.queries.ts';
import { wakeSenders } from '../../senders/wake-senders.ts';
import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import { afterWaits } from '../../delivery/service.ts';

interface Waiting {
  /** The last round that was sent, and when. */
  lastRound: number;
  lastSentAt: Date;
  /** The time zone of the window. */
  zone: string;
}

/** Returns when `round` is due for a recipient, within the window; the waits of skipped rounds count. */
function dueAgain(
  rounds: readonly MailRound[],
  round: number,
  window: SendWindow | null,
  { lastRound, lastSentAt, zone }: Waiting,
): Date {
  return nextOpening(afterWaits(rounds.slice(lastRound, round), lastSentAt), window, zone);
}

interface Change {
  teamId: number;
  taskId: number;
  /** The number of rounds before. */
  before: number;
  content: TaskContent;
}

/** Recipients who wait for a follow-up wait by the new rounds; if their round was removed, they are complete. */
async function moveWaiting(db: Db, { before, content, ...of }: Change): Promise<void> {
  const { rounds, window } = content;
  const follow = await holdWaiting(db, of.teamId, of.taskId, 1);
  const gone = follow.filter(({ round }) => round > rounds.length).map(({ id }) => id);
  const staying = follow
    .filter(({ round }) => round <= rounds.length)
    .map(row => ({ ...row, next: row.round }));
  const added = rounds.length > before ? await holdCompleted(db, of.teamId, of.taskId) : [];
  const moved = [...staying, ...added.map(row => ({ ...row, next: before + 1 }))].flatMap(row => {
    if (!row.last_sent_at) return [];
    const waiting = {
      lastRound: row.last_round,
      lastSentAt: row.last_sent_at,
      zone: row.time_zone,
    };
    return [{ id: row.id, round: row.next, dueAt: dueAgain(rounds, row.next, window, waiting) }];
  });
  if (gone.length) await completeWaiting(db, of, gone);
  if (moved.length) await putWaiting(db, of, moved);
}

interface Linking {
  teamId: number;
  old: TaskContent;
  content: TaskContent;
  signatures: readonly { signatureHtml: string }[];
  at: Date;
}

/** A link that was already sent stays allowed, whatever its state: recipients have its address. */
async function newLinkFindings(
  db: Db,
  { old, content, signatures, at, teamId }: Linking,
): Promise<Finding[]> {
  const isKept = content.linkId === old.linkId && roundsUsingLink(old.rounds, signatures).length > 0;
  return isKept ? [] : linkFindings(db, { teamId, content, signatures, from: at, through: at });
}

/**
 * Changes the rounds of a running task as a new version. Messages in flight stay as they are; later ones use the new
 * version.
 * @throws AppError not_found, forbidden, task_state; changed_meanwhile if there is a newer version; task_not_ready
 * for a round that could not be sent
 */
export function changeRounds(
  db: Db,
  ctx: SignedIn,
  world: MailServices,
  taskId: number,
  input: BodyOf<typeof changeEndpoint>,
): Promise<ReplyOf<typeof changeEndpoint>> {
  const { teamId, accountId } = ctx.actor;
  const at = ctx.now();
  return asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['sending', 'paused']);
    if (task.version !== input.version) throw new AppError('changed_meanwhile');
    const old = contentOf(task);
    const { linkId = old.linkId ?? null } = input;
    const content = { ...old, rounds: cleanRounds(input.rounds), linkId };
    const snapshot = await snapshotOf(db, ctx, world, content);
    const faults = [
      ...checkContent(content, [], { maxBytes: null }),
      ...(await newLinkFindings(db, { teamId, old, content, signatures: snapshot.senders, at })),
    ];
    if (faults.some(({ severity }) => severity === 'error')) throw new AppError('task_not_ready');
    const version = task.version + 1;
    await insertVersion(db, { teamId, taskId, version, snapshot, by: accountId, at });
    await updateTask(db, teamId, taskId, { content: JSON.stringify(content), version, changed_at: at });
    await moveWaiting(db, { teamId, taskId, before: old.rounds.length, content });
    await wakeSenders(db, teamId, await sendersWaitedFor(db, teamId, taskId), at);
    const affected = await countWaiting(db, teamId, taskId);
    const counts = { before: { rounds: old.rounds.length }, after: { rounds: content.rounds.length } };
    await recordTaskChange(db, ctx, task, 'mailTask.changeRounds', counts);
    await endTaskIfDone(db, ctx, teamId, taskId);
    return { version, affected };
  });
}
