import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Queued } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';
import { readTeamPlan } from '../../../billing/plans/service.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { contentOf, taskToRead } from '../find-task.ts';
import type { TaskRecord } from '../queries.ts';
import { zoneOf } from '../recipient-time-zone.ts';
import { goingRecipients } from '../recipients/going-recipients.ts';
import { queuedOf } from './queued-mails.ts';

/** Returns what of the first mails of a draft would wait for the window if it started at a moment. */
export async function queuedOfDraft(
  db: Db,
  ctx: SignedIn,
  { window }: TaskContent,
  recipients: readonly { region: string | null }[],
  at: Date,
): Promise<Queued | null> {
  if (!window) return null;
  const { timeZone } = await readTeamPlan(db, ctx);
  const zones = Map.groupBy(recipients, ({ region }) =>
    window.zone === 'team' ? timeZone : zoneOf(region, timeZone),
  );
  return queuedOf(
    [...zones].map(([zone, those]) => ({ zone, count: those.length })),
    window,
    at,
  );
}

/** The same for a task that starts at a time; in the caller's transaction as the team. */
export async function queuedOfTimed(db: Db, ctx: SignedIn, task: TaskRecord): Promise<Queued | null> {
  const content = contentOf(task);
  if (task.is_first_at_once || !task.timed_at || !content.window) return null;
  return queuedOfDraft(db, ctx, content, await goingRecipients(db, ctx, task), task.timed_at);
}

/** Returns what would wait if a draft started at a moment. @throws AppError not_found */
export function loadQueued(pool: Db, ctx: SignedIn, taskId: number, at: Date): Promise<Queued | null> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const task = await taskToRead(db, ctx, taskId);
    const content = contentOf(task);
    if (task.state !== 'draft' || !content.window) return null;
    return queuedOfDraft(db, ctx, content, await goingRecipients(db, ctx, task), at);
  });
}
