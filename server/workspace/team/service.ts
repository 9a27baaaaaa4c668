import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getMenu, pinMenuEntry } from '../../../contract/workspace/team.ts';
import type { Actor, Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { hasFlag } from '../../billing/plans/service.ts';
import { menuFor, pagesClosedTo, pagesOf } from './menu.ts';
import { pinnedPagesOf, pinPage, unpinPage } from './queries.ts';

const mayCollect = (db: Db, ctx: Context & { actor: Actor }) => hasFlag(db, ctx, 'red_center.save_koc_task');

/** @throws AppError forbidden for a team that is not the caller's */
export async function loadTeamMenu(
  pool: Db,
  ctx: SignedIn,
  teamId: number,
): Promise<ReplyOf<typeof getMenu>> {
  const { actor } = ctx;
  if (teamId !== actor.teamId) throw new AppError('forbidden', { who: 'team' });
  return asTeam(pool, teamId, async db => {
    const of = { actor, mayCollect: await mayCollect(db, ctx) };
    const menus = menuFor(of);
    const pages = pagesOf(menus);
    const pinned = await pinnedPagesOf(db, actor);
    return { menus, closed: pagesClosedTo(of), pinned: pinned.filter(path => pages.includes(path)) };
  });
}

/**
 * Keeps an entry at the top of the caller's menu, or puts it back.
 * @throws AppError not_found for a page that is not in this menu
 */
export async function pinEntry(
  pool: Db,
  ctx: SignedIn,
  { path, isPinned }: BodyOf<typeof pinMenuEntry>,
): Promise<void> {
  const { actor } = ctx;
  await asTeam(pool, actor.teamId, async db => {
    if (!isPinned) return unpinPage(db, actor, path);
    const menus = menuFor({ actor, mayCollect: await mayCollect(db, ctx) });
    if (!pagesOf(menus).includes(path)) throw new AppError('not_found');
    await pinPage(db, actor, path);
  });
}
