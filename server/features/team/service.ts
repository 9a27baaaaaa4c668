import type { MenuEntry } from '../../../contract/team.ts';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { AppError } from '../../errors.ts';
import { hasFlag } from '../plans/service.ts';
import { menuFor } from './menu.ts';

/** @throws AppError forbidden for a team that is not the caller's */
export async function showTeamMenu(
  pool: Db,
  ctx: Context & { actor: Actor },
  teamId: number,
): Promise<MenuEntry[]> {
  const { actor } = ctx;
  if (teamId !== actor.teamId) throw new AppError('forbidden');
  const mayCollect = await asTeam(pool, teamId, db => hasFlag(db, ctx, 'red_center.save_koc_task'));
  return menuFor({ actor, mayCollect });
}
