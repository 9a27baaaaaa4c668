import type { CheckOutcome } from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { CheckedPost, listChecks, PostChecks } from '../../../../contract/monitoring/briefs/briefs.ts';
import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { watchedCoverOf } from '../../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { projectPosts } from '../../monitored-posts/service.ts';
import { requireProject } from '../../shared/projects.ts';
import { readWatchedPosts, type WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { findBrief, type OfProject } from '../queries.ts';
import { requirementsIn, type Wanted } from '../requirements/wanted-requirements.ts';
import {
  changesOf,
  checksOf,
  countOutcomes,
  pageOfPosts,
  type CheckScope,
  type ShownChange,
  type ShownCheck,
} from './load-checks.queries.ts';

export const presentPost = (post: WatchedPost): Omit<CheckedPost, 'checks'> => ({
  key: post.key,
  platform: post.platform,
  url: post.url,
  handle: post.handle,
  caption: post.caption,
  coverUrl: watchedCoverOf(post.key, post.coverUrl),
  publishedAt: post.publishedAt?.toISOString() ?? null,
  state: post.state,
});

const requirementOf = ({ key, kind, word }: Wanted) => ({ key, kind, word });

async function briefOf(db: Db, of: OfProject): Promise<Wanted[]> {
  const brief = await findBrief(db, of);
  return brief ? requirementsIn(brief.requirements) : [];
}

async function countsOf(db: Db, scope: CheckScope, wanted: readonly Wanted[]) {
  const rows = await countOutcomes(db, scope);
  return wanted.map(each => {
    const own = rows.filter(({ requirement }) => requirement === each.key);
    const posts = (outcome: CheckOutcome) => own.find(row => row.outcome === outcome)?.posts ?? 0;
    return {
      ...requirementOf(each),
      met: posts('met'),
      failed: posts('failed'),
      waiting: posts('waiting'),
      decided: own.reduce((sum, { decided }) => sum + decided, 0),
    };
  });
}

/** @throws AppError not_found */
export function loadChecks(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { outcome, requirement, page, size }: QueryOf<typeof listChecks>,
): Promise<ReplyOf<typeof listChecks>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await requireProject(db, ctx, projectId);
    const of = { teamId, projectId };
    const wanted = await briefOf(db, of);
    const keys = (await projectPosts(db, teamId, projectId)).map(({ key }) => key);
    const scope = { ...of, keys, requirements: wanted.map(({ key }) => key) };
    const chosen = requirement === undefined ? scope : { ...scope, requirements: [requirement] };
    const shown = await pageOfPosts(db, chosen, outcome, { size, offset: (page - 1) * size });
    return {
      requirements: await countsOf(db, scope, wanted),
      posts: await presentPosts(db, { ...scope, keys: shown.keys }),
      total: shown.total,
      all: keys.length,
    };
  });
}

async function presentPosts(db: Db, scope: CheckScope): Promise<CheckedPost[]> {
  const watched = await readWatchedPosts(db, scope.keys);
  const checks = Map.groupBy(await checksOf(db, scope), ({ key }) => key);
  return scope.keys.flatMap(key => {
    const post = watched.get(key);
    if (!post) return [];
    return { ...presentPost(post), checks: (checks.get(key) ?? []).map(presentCheck) };
  });
}

const presentCheck = ({ requirement, outcome, reason, since, decision }: ShownCheck) => ({
  requirement,
  outcome,
  reason,
  since: since.toISOString(),
  decision,
});

const presentChange = (row: ShownChange) => ({
  id: row.id,
  at: row.at.toISOString(),
  outcome: row.outcome,
  reason: row.reason,
  evidence: row.evidence,
  decided:
    row.decided_by === null
      ? null
      : { decision: row.decision, by: row.decided_by_name ?? '', note: row.note },
});

const presentDecision = (row: ShownCheck) =>
  row.decision && row.decided_at
    ? {
        decision: row.decision,
        by: row.decided_by_name ?? '',
        at: row.decided_at.toISOString(),
        note: row.note,
      }
    : null;

/** @throws AppError not_found, also for a post that is not in the project */
export function loadPostChecks(pool: Db, ctx: SignedIn, projectId: number, key: string): Promise<PostChecks> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await requireProject(db, ctx, projectId);
    const isIn = (await projectPosts(db, teamId, projectId)).some(post => post.key === key);
    const post = isIn ? (await readWatchedPosts(db, [key])).get(key) : undefined;
    if (!post) throw new AppError('not_found');
    const of = { teamId, projectId };
    const wanted = await briefOf(db, of);
    const rows = await checksOf(db, { ...of, keys: [key], requirements: wanted.map(each => each.key) });
    const changes = Map.groupBy(await changesOf(db, of, key), ({ requirement }) => requirement);
    const checks = wanted.flatMap(each => {
      const row = rows.find(({ requirement }) => requirement === each.key);
      if (!row) return [];
      return {
        ...requirementOf(each),
        outcome: row.outcome,
        reason: row.reason,
        since: row.since.toISOString(),
        firstMetAt: row.first_met_at?.toISOString() ?? null,
        evidence: row.evidence,
        decided: presentDecision(row),
        changes: (changes.get(each.key) ?? []).map(presentChange),
      };
    });
    return { post: presentPost(post), checks };
  });
}
