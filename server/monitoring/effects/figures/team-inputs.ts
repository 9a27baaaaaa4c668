import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { SeenProject } from '../../shared/projects.ts';
import { projectPosts } from '../../monitored-posts/service.ts';
import { personClicks } from '../../../links/visits/person-clicks.ts';
import { costSums, type CostSum } from '../inputs/effect-costs.queries.ts';
import {
  couponsOf,
  daysOfCoupons,
  type CouponDay,
  type CouponRow,
} from '../inputs/effect-coupons.queries.ts';
import { linksOf, type LinkShare } from '../inputs/effect-links.queries.ts';

/** Clicks of a link on a local day of the project; null if the day is unknown. */
interface DayClicks {
  linkId: number;
  day: string | null;
  clicks: number;
}

/** What the team entered for a project, with the results. */
export interface TeamFacts {
  postKeys: string[];
  links: LinkShare[];
  clicks: DayClicks[];
  coupons: CouponRow[];
  uses: CouponDay[];
  costs: CostSum[];
}

/** In the caller's transaction as the team. */
export async function readTeamFacts(db: Db, ctx: SignedIn, project: SeenProject): Promise<TeamFacts> {
  const { teamId } = ctx.actor;
  const ids = [project.id];
  const posts = await projectPosts(db, teamId, project.id);
  const links = await linksOf(db, teamId, ids);
  const linkIds = links.map(link => link.linkId);
  const coupons = await couponsOf(db, teamId, ids);
  return {
    postKeys: posts.map(({ key }) => key),
    links,
    clicks: await personClicks(db, ctx, { teamId, linkIds, from: project.beginsOn, zone: project.zone }),
    coupons,
    uses: await daysOfCoupons(
      db,
      teamId,
      coupons.map(({ id }) => id),
    ),
    costs: await costSums(db, teamId, ids),
  };
}
