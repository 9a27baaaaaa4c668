import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDueOnce } from '../../core/db/due-work/due-work.ts';

/** Schedules reminders for a team with a campaign, from the next round on, in the caller's transaction. */
export const remindTeamLater = (db: Db, ctx: Pick<Context, 'now'>, teamId: number): Promise<void> =>
  putDueOnce(db, 'agenda.remind', { teamId, id: teamId }, ctx.now());
