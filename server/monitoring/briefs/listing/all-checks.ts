import type {
  CheckDecision,
  CheckOutcome,
  CheckReason,
  RequirementKind,
} from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { CheckedPost, CheckFilter, Evidence } from '../../../../contract/monitoring/briefs/briefs.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { projectPosts } from '../../monitored-posts/service.ts';
import { requireProject } from '../../shared/projects.ts';
import { readWatchedPosts } from '../../../catalogue/metric-history/service.ts';
import { findBrief } from '../queries.ts';
import { requirementsIn, type Wanted } from '../requirements/wanted-requirements.ts';
import { presentPost } from './load-checks.ts';
import { checksOf, countOutcomes, pageOfPosts } from './load-checks.queries.ts';

/** A check as a row of a list. */
export interface ListedCheck {
  post: Omit<CheckedPost, 'checks'>;
  kind: RequirementKind;
  /** The hashtag or mention. */
  word: string;
  outcome: CheckOutcome;
  reason: CheckReason;
  since: Date;
  firstMetAt: Date | null;
  decision: CheckDecision | null;
  /** Empty if nobody decided, or the account was deleted since. */
  decidedBy: string;
  note: string;
  evidence: Evidence;
}

interface ChecksParams {
  keys: string[];
  wanted: Wanted[];
}

/** The number of posts that are read together. */
const piece = 200;

const readParams = (
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { outcome, requirement }: CheckFilter,
): Promise<ChecksParams> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await requireProject(db, ctx, projectId);
    const of = { teamId: ctx.actor.teamId, projectId };
    const brief = await findBrief(db, of);
    const wanted = brief ? requirementsIn(brief.requirements) : [];
    const keys = (await projectPosts(db, of.teamId, projectId)).map(({ key }) => key);
    if (!keys.length || (outcome === undefined && requirement === undefined)) return { keys, wanted };
    const requirements = requirement === undefined ? wanted.map(({ key }) => key) : [requirement];
    const page = { size: keys.length, offset: 0 };
    const matching = new Set((await pageOfPosts(db, { ...of, keys, requirements }, outcome, page)).keys);
    return { keys: keys.filter(key => matching.has(key)), wanted };
  });

/** Counts the checks of a project's posts that match. @throws AppError not_found */
export async function countChecked(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  filter: CheckFilter,
): Promise<number> {
  const { teamId } = ctx.actor;
  const { keys, wanted } = await readParams(pool, ctx, projectId, filter);
  const scope = { teamId, projectId, keys, requirements: wanted.map(({ key }) => key) };
  const counts = await asTeam(pool, teamId, db => countOutcomes(db, scope));
  return counts.reduce((sum, { posts }) => sum + posts, 0);
}

/**
 * Yields every check of the posts that match: by post, in the order in which posts were added, then in the order of the
 * brief.
 */
export async function* everyCheck(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  filter: CheckFilter,
): AsyncGenerator<ListedCheck> {
  const { teamId } = ctx.actor;
  const { keys, wanted } = await readParams(pool, ctx, projectId, filter);
  const requirements = wanted.map(({ key }) => key);
  for (let from = 0; from < keys.length; from += piece) {
    const some = keys.slice(from, from + piece);
    const { watched, checks } = await asTeam(pool, teamId, async db => ({
      watched: await readWatchedPosts(db, some),
      checks: await checksOf(db, { teamId, projectId, keys: some, requirements }),
    }));
    const byName = new Map(checks.map(check => [`${check.key} ${check.requirement}`, check]));
    for (const key of some) {
      const post = watched.get(key);
      for (const { key: requirement, kind, word } of wanted) {
        const check = byName.get(`${key} ${requirement}`);
        if (!post || !check) continue;
        const { outcome, reason, since, first_met_at: firstMetAt, decision, note, evidence } = check;
        const said = { outcome, reason, since, firstMetAt, decision, note, evidence };
        yield { post: presentPost(post), kind, word, ...said, decidedBy: check.decided_by_name ?? '' };
      }
    }
  }
}
