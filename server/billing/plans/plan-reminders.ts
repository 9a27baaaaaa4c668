import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { ownerOf } from '../../identity/accounts/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { insertReminder } from './plan-periods.queries.ts';
import { lockTeam } from './queries.ts';

const dayMs = 24 * 3_600_000;
/** Days before the end of a plan. */
const distances = [7, 1] as const;

/** When the next reminder of an end is due; null if there is none. */
export function nextReminder(endsAt: Date, after: Date): Date | null {
  const moments = distances.map(days => endsAt.getTime() - days * dayMs);
  const next = moments.find(moment => moment > after.getTime());
  return next === undefined ? null : new Date(next);
}

/** Reminds of plans that end soon, once per distance, with any number of workers. */
export async function remindOfEnds(pool: Db, ctx: Context): Promise<void> {
  await processDue(pool, 'plan.remind', ctx.now(), async (db, { teamId }) => {
    const [team, now] = [await lockTeam(db, teamId), ctx.now()];
    const endsAt = team?.plan_ends_at;
    if (!team || team.plan === 'free' || !endsAt || endsAt <= now) return;
    const left = endsAt.getTime() - now.getTime();
    const days = distances.findLast(distance => left <= distance * dayMs);
    if (days !== undefined) {
      const row = { team_id: teamId, ends_at: endsAt, days, reminded_at: now };
      const details = { plan: team.plan, days: Math.ceil(left / dayMs) };
      if (await insertReminder(db, row))
        await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'plan.endsSoon', details });
    }
    const next = nextReminder(endsAt, now);
    if (next) await putDue(db, 'plan.remind', { teamId, id: teamId }, next);
  });
}
