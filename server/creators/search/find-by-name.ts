import { platforms } from '../../../contract/core/platform.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { readTeamPlan } from '../../billing/plans/service.ts';
import { findIdsByName } from '../search-engine/names/find-by-name.ts';
import type { CreatorFigures } from '../search-engine/service.ts';
import { creatorsCalled } from '../shared/team-names.ts';
import { readTeamRows } from '../shared/team-rows.ts';
import { offers } from './plan-limits.ts';

/**
 * Returns creators whose handle or name begins so, the best match first, also by a name that only the team has. Takes
 * no search of the day: it shows few, and is asked while somebody types. Without the platforms that the plan leaves
 * out. Runs in the caller's transaction as the team.
 */
export async function findCreatorsByName(
  db: Db,
  ctx: SignedIn,
  text: string,
  limit: number,
): Promise<CreatorFigures[]> {
  const { teamId } = ctx.actor;
  const plan = await readTeamPlan(db, ctx);
  if (!offers(plan, 'search.filters', 'keyword')) return [];
  const open = platforms.filter(platform => offers(plan, 'search.platforms', platform));
  const own = await creatorsCalled(db, teamId, new Map([[text, [text]]]), limit);
  const [best, ...others] = await findIdsByName(db, open, text, limit);
  const ids = new Set([...(best === undefined ? [] : [best]), ...(own.get(text) ?? []), ...others]);
  const rows = await readTeamRows(db, teamId, [...ids]);
  return rows.filter(({ platform }) => open.includes(platform)).slice(0, limit);
}
