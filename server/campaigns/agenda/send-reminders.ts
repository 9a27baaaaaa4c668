import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { notify } from '../../activity/notifications/service.ts';
import { deleteReminders, dueByAccount, insertReminder, teamClock } from './send-reminders.queries.ts';

/** Reminders are stored this many days, to prevent two on one day. */
const keptDays = 7;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * Reminds owners and editors of a team's campaigns of due and late items, as the team: once per day, after nine o'clock
 * in the team's time zone, and only if there are any. It is due again the next morning.
 */
async function remindTeam(db: Db, ctx: Context, teamId: number): Promise<void> {
  const at = ctx.now();
  const clock = await teamClock(db, teamId, at);
  if (!clock) return;
  const { day, isMorning, nextNine } = clock;
  await putDue(db, 'agenda.remind', { teamId, id: teamId }, nextNine);
  if (!isMorning) return;
  for (const { accountId, due, overdue } of await dueByAccount(db, teamId, at)) {
    if (!(await insertReminder(db, { teamId, accountId, day, at }))) continue;
    await notify(db, ctx, { teamId, accountId, kind: 'agenda.due', details: { due, overdue } });
  }
  await deleteReminders(db, teamId, daysBefore(day, keptDays));
}

/** Reminds every team where it is morning; several workers never send the same reminder. */
export async function sendReminders(pool: Db, ctx: Context): Promise<void> {
  const work = (db: Db, { teamId }: { teamId: number }) => remindTeam(db, ctx, teamId);
  while (await processDue(pool, 'agenda.remind', ctx.now(), work));
}
