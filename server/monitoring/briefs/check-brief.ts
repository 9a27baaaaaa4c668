import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Project } from '../shared/projects.ts';
import type { WatchedPost } from '../../catalogue/metric-history/service.ts';
import { codesOfCreators } from '../../links/short-links/service.ts';
import {
  insertChanges,
  putChecks,
  readKnownChecks,
  type NewChange,
  type StoredCheck,
} from './brief-checks.queries.ts';
import { evidenceOf } from './judging/check-evidence.ts';
import type { OwnCode } from './requirements/find-caption-link.ts';
import { judgeRequirement, type Surroundings } from './judging/judge-requirements.ts';
import { onlineUntil } from './judging/online-period.ts';
import { findBrief } from './queries.ts';
import { requirementsIn, type Wanted } from './requirements/wanted-requirements.ts';
import { newTurns, type Turn } from './judging/outcome-changes.ts';

type Known = Awaited<ReturnType<typeof readKnownChecks>>[number];

/** A post of a project as it is judged. */
export interface JudgedPost {
  addedAt: Date;
  post: WatchedPost;
}

/** The result of one requirement for one post. */
interface Judged {
  check: StoredCheck;
  changes: NewChange[];
}

/** If the requirement has changed, only the outcome since the change counts. */
function startAgain(turns: readonly Turn[], askedAt: Date): Turn[] {
  const last = turns.at(-1);
  return last ? [{ ...last, at: last.at > askedAt ? last.at : askedAt }] : [];
}

/** An outcome that is unknown yet is no news: the history contains what was met or failed, and reversals. */
const isNews = (turn: Turn, before: { outcome: string } | undefined) =>
  turn.outcome !== 'waiting' || (before !== undefined && before.outcome !== 'waiting');

function judgeOne(
  post: WatchedPost,
  requirement: Wanted,
  known: Known | undefined,
  askedAt: Date,
  around: Surroundings,
): Judged | null {
  const all = judgeRequirement(post, requirement, around);
  const isAsBefore = known?.wanted === requirement.wanted;
  const turns = !known ? all : isAsBefore ? newTurns(known, all, post.seenAt) : startAgain(all, askedAt);
  const last = turns.at(-1);
  if (!last) return null;
  const named = { key: post.key, requirement: requirement.key };
  const met = turns.find(({ outcome }) => outcome === 'met')?.at ?? null;
  const seen = (turn: Turn) => ({
    ...named,
    outcome: turn.outcome,
    reason: turn.reason,
    evidence: evidenceOf(post, requirement, turn),
  });
  return {
    check: { ...seen(last), since: last.at, first_met_at: (isAsBefore ? known.first_met_at : null) ?? met },
    changes: turns
      .filter((turn, index) => isNews(turn, index ? turns[index - 1] : known))
      .map(turn => ({ ...seen(turn), at: turn.at, decision: null, decided_by: null, note: '' })),
  };
}

async function ownCodes(
  db: Db,
  teamId: number,
  posts: readonly JudgedPost[],
): Promise<(creatorId: number | null) => OwnCode[]> {
  const ids = [...new Set(posts.flatMap(({ post }) => post.creatorId ?? []))];
  const codes = Map.groupBy(await codesOfCreators(db, teamId, ids), ({ creatorId }) => creatorId);
  return creatorId => (creatorId === null ? [] : (codes.get(creatorId) ?? []));
}

/** Returns when the first of these posts will have been online long enough. */
function firstEnd(posts: readonly JudgedPost[], days: number | null, now: Date): Date | null {
  if (days === null) return null;
  const ends = posts
    .map(({ post }) => onlineUntil(post, days)?.getTime() ?? 0)
    .filter(end => end > now.getTime());
  return ends.length ? new Date(ends.reduce((one, other) => Math.min(one, other))) : null;
}

/** See `checkBrief` of the service. */
export async function checkBrief(
  db: Db,
  ctx: Pick<Context, 'now'>,
  teamId: number,
  project: Pick<Project, 'id' | 'zone'>,
  posts: readonly JudgedPost[],
): Promise<Date | null> {
  const of = { teamId, projectId: project.id };
  const stored = await findBrief(db, of);
  if (!stored) return null;
  const { requirements: brief, changed_at: askedAt } = stored;
  const now = ctx.now();
  const wanted = requirementsIn(brief);
  const known = new Map(
    (await readKnownChecks(db, of)).map(check => [`${check.key} ${check.requirement}`, check]),
  );
  const codesOf = brief.link?.way === 'own' ? await ownCodes(db, teamId, posts) : () => [];
  const judged = posts.flatMap(({ post }) => {
    const around = { brief, zone: project.zone, now, ownCodes: codesOf(post.creatorId) };
    return wanted.flatMap(
      requirement =>
        judgeOne(post, requirement, known.get(`${post.key} ${requirement.key}`), askedAt, around) ?? [],
    );
  });
  await putChecks(
    db,
    of,
    judged.map(({ check }) => check),
  );
  await insertChanges(
    db,
    of,
    judged.flatMap(({ changes }) => changes),
  );
  return firstEnd(posts, brief.onlineDays, now);
}
