import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { postEvidence, type Evidence } from './evidence.ts';
import { medianOf } from '../post-measures.ts';
import type { CountedPost, FollowerDay } from './signals.queries.ts';

/** The definition of a jump; the page's texts name these numbers. */
const jumpRules = {
  fewestSnapshots: 8,
  /** Robust z-score: this many usual deviations from the usual daily gain. */
  z: 6,
  /** Share of the followers before, in 1/10,000. */
  leastBp: 200,
  /** A post up to this many days before, or in between, may explain it. */
  postDays: 7,
  /** A post with this many times the usual plays explains it. */
  reach: 2,
  max: 5,
} as const;

const dayMs = 86_400_000;
/** The standard deviation of a normal distribution is this many times its median absolute deviation. */
const madScale = 1.4826;
/** If followers hardly change, a deviation near 0 would make every change a jump. */
const leastSpreadBp = 5;

interface Step {
  since: FollowerDay;
  until: FollowerDay;
  days: number;
  gain: number;
  daily: number;
}

interface Jump extends Step {
  z: number;
  postsNear: CountedPost[];
}

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const stepsOf = (snapshots: readonly FollowerDay[]): Step[] =>
  snapshots.slice(1).flatMap((until, at) => {
    const since = snapshots[at];
    if (!since) return [];
    const days = (momentOf(until.day) - momentOf(since.day)) / dayMs;
    const gain = until.followers - since.followers;
    return [{ since, until, days, gain, daily: gain / days }];
  });

/**
 * Platforms round what they show: 1.2M and 1.3M are one step apart. Returns the largest power of ten that divides all
 * figures.
 */
function roundedTo(snapshots: readonly FollowerDay[]): number {
  const isRounded = (unit: number) => snapshots.every(({ followers }) => followers % unit === 0);
  let unit = 1;
  while (unit < 1e9 && isRounded(unit * 10)) unit *= 10;
  return unit;
}

function postsNear({ since, until }: Step, posts: readonly CountedPost[]): CountedPost[] {
  const from = momentOf(since.day) - jumpRules.postDays * dayMs;
  const to = momentOf(until.day) + dayMs;
  return posts.filter(({ published_at: at }) => at.getTime() >= from && at.getTime() < to);
}

/** The reach of a post: plays, or likes if the platform reports no plays. */
const reachOf = (post: CountedPost) => post.plays ?? post.likes;

/**
 * A post far above the usual range explains a gain. If posts of those days may be unknown, a gain cannot be judged.
 * Nothing explains a loss.
 */
function isOpen({ gain, since, postsNear: near }: Jump, posts: readonly CountedPost[]): boolean {
  if (gain < 0) return true;
  const oldest = posts.at(-1);
  if (!oldest || oldest.published_at.getTime() > momentOf(since.day) - jumpRules.postDays * dayMs)
    return false;
  const usual = medianOf(posts.map(reachOf));
  return near.every(post => {
    const reach = reachOf(post);
    return reach !== null && usual !== null && reach < usual * jumpRules.reach;
  });
}

function presentJump({ since, until, gain, postsNear: near }: Jump): Evidence[] {
  return [
    { since: since.day, day: until.day, platformPostId: null, url: '', text: '', value: gain },
    ...near.slice(0, jumpRules.max).map(post => postEvidence(post, reachOf(post))),
  ];
}

/**
 * Finds gains and losses between two consecutive snapshots that are far from the usual daily gain and that no post
 * explains.
 * @param snapshots oldest first @param posts newest first
 */
export function judgeJumps(snapshots: readonly FollowerDay[], posts: readonly CountedPost[]): Signal {
  const facts = { snapshots: snapshots.length, ...jumpRules };
  const kind = 'follower_jump';
  if (snapshots.length < jumpRules.fewestSnapshots) {
    return { kind, verdict: 'unknown', direction: null, facts, evidence: [] };
  }
  const steps = stepsOf(snapshots);
  const usual = middle(steps.map(step => step.daily));
  const spread = middle(steps.map(step => Math.abs(step.daily - usual))) * madScale;
  const unit = roundedTo(snapshots);
  const jumps = steps
    .map(step => ({
      ...step,
      z: Math.abs(step.daily - usual) / Math.max(spread, (step.since.followers * leastSpreadBp) / 10_000, 1),
      postsNear: postsNear(step, posts),
    }))
    .filter(
      ({ z, gain, since }) =>
        z >= jumpRules.z &&
        Math.abs(gain) > unit &&
        Math.abs(gain) * 10_000 >= since.followers * jumpRules.leastBp,
    );
  const open = jumps
    .filter(jump => isOpen(jump, posts))
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  const [first] = open;
  return {
    kind,
    verdict: first ? 'look' : 'ok',
    direction: first ? (first.gain > 0 ? 'high' : 'low') : null,
    facts: {
      ...facts,
      usualDaily: Math.round(usual),
      jumps: open.length,
      explained: jumps.length - open.length,
      ...(first && {
        gain: first.gain,
        days: first.days,
        followers: first.since.followers,
        shareBp: Math.round((Math.abs(first.gain) / first.since.followers) * 10_000),
        postsNear: first.postsNear.length,
      }),
    },
    evidence: open.slice(0, jumpRules.max).flatMap(presentJump),
  };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[sorted.length >> 1] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2;
}
