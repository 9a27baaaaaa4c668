import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { clicksByTeamDay, clicksByZoneDay, type ClickRow, type ClicksOf } from './person-clicks.queries.ts';
import { readTeamDays } from './team.queries.ts';

/** In the team's own zone its daily counts are used, which stay when access records are deleted. */
export async function personClicks(db: Db, ctx: Pick<Context, 'now'>, of: ClicksOf): Promise<ClickRow[]> {
  if (!of.linkIds.length) return [];
  const { timeZone } = await readTeamDays(db, of.teamId, ctx.now());
  return timeZone === of.zone ? clicksByTeamDay(db, of) : clicksByZoneDay(db, of);
}
