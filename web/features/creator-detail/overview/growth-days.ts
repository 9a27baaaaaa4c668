export interface GrowthDay {
  /** `yyyy-MM-dd` */
  day: string;
  followers: number | null;
}

const window = 90;
const dayMs = 86_400_000;

/** Every day of the 90 up to the newest snapshot, in order; null where there is none for it. */
export function growthDays(snapshots: readonly GrowthDay[]): GrowthDay[] {
  const known = new Map(snapshots.map(snapshot => [snapshot.day, snapshot.followers]));
  const days = [...known.keys()].toSorted();
  const [oldest, newest] = [days[0], days.at(-1)];
  if (!oldest || !newest) return [];
  const last = Date.parse(newest);
  const first = Math.max(Date.parse(oldest), last - (window - 1) * dayMs);
  const count = Math.round((last - first) / dayMs) + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return { day, followers: known.get(day) ?? null };
  });
}

/**
 * Places of the known days, cut where data is missing: snapshots come daily or weekly, so only a pause
 * longer than twice the usual one (and than two days) is a gap.
 */
export function growthRuns(days: readonly GrowthDay[]): number[][] {
  const known = days.flatMap((each, at) => (each.followers === null ? [] : [at]));
  const pauses = known.slice(1).map((at, i) => at - (known[i] ?? at));
  const usual = pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length / 2)] ?? 1;
  const runs: number[][] = [];
  for (const [i, at] of known.entries()) {
    const pause = pauses[i - 1] ?? Infinity;
    if (pause > Math.max(2, usual * 2)) runs.push([at]);
    else runs.at(-1)?.push(at);
  }
  return runs;
}
