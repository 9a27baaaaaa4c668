import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import type { SendWindow } from '../../../../contract/outreach/mail-content.ts';
import type { Queued } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';
import type { Db } from '../../../core/db/database.ts';
import { contentOf } from '../find-task.ts';
import type { TaskRecord } from '../queries.ts';
import { firstMailsLater } from './sending-plan.queries.ts';

/** Returns what of these first mails waits for the window at a moment; null if nothing does. */
export function queuedOf(
  zones: readonly { zone: string; count: number }[],
  window: SendWindow | null,
  at: Date,
): Queued | null {
  const closed = zones
    .map(({ zone, count }) => ({ zone, count, opening: nextOpening(at, window, zone) }))
    .filter(({ opening }) => opening > at)
    .toSorted((a, b) => a.opening.getTime() - b.opening.getTime());
  const [first] = closed;
  if (!first) return null;
  const count = closed.reduce((sum, each) => sum + each.count, 0);
  return { count, at: first.opening.toISOString(), zone: first.zone };
}

/** The same for a task that was started; in the caller's transaction as the team. */
export async function queuedOfTask(
  db: Db,
  { team_id: teamId, id, is_first_at_once: isAtOnce, ...task }: TaskRecord,
  at: Date,
): Promise<Queued | null> {
  if (isAtOnce) return null;
  return queuedOf(await firstMailsLater(db, teamId, id, at), contentOf(task).window, at);
}
