import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getMenu } from '../../../contract/workspace/team.ts';
import type { Actor, Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { hasFlag } from '../../billing/plans/service.ts';
import { menuFor, pagesClosedTo } from './menu.ts';

/** @throws AppError forbidden for a team that is not the caller's */
export async function loadTeamMenu(
  pool: Db,
  ctx: Context & { actor: Actor },
  teamId: number,
): Promise<ReplyOf<typeof getMenu>> {
  const { actor } = ctx;
  if (teamId !== actor.teamId) throw new AppError('forbidden', { who: 'team' });
  const mayCollect = await asTeam(pool, teamId, db => hasFlag(db, ctx, 'red_center.save_koc_task'));
  return { menus: menuFor({ actor, mayCollect }), closed: pagesClosedTo({ actor, mayCollect }) };
}
