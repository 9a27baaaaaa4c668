import type { MenuEntry } from '../../../contract/team.ts';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { menuFor } from './menu.ts';

/** @throws AppError forbidden for a team that is not the caller's */
export async function showTeamMenu(
  _db: Db,
  ctx: Context & { actor: Actor },
  teamId: number,
): Promise<MenuEntry[]> {
  if (teamId !== ctx.actor.teamId) throw new AppError('forbidden');
  return menuFor(ctx.actor);
}
