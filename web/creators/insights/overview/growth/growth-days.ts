export interface GrowthDay {
  /** `yyyy-MM-dd` */
  day: string;
  value: number | null;
}

export const growthSpans = ['7', '30', '90', 'all'] as const;
export type GrowthSpan = (typeof growthSpans)[number];

export const curves = ['followers', 'likes', 'postCount', 'averagePlays'] as const;
export type Curve = (typeof curves)[number];

const dayMs = 86_400_000;

/**
 * Every day of the span up to the newest known one, in order; null if nothing is known. A span of 7 days includes the
 * day before, because growth is measured from it.
 */
export function growthDays(known: readonly GrowthDay[], span: GrowthSpan): GrowthDay[] {
  const values = new Map(known.flatMap(({ day, value }) => (value === null ? [] : [[day, value] as const])));
  const days = [...values.keys()].toSorted();
  const [oldest, newest] = [days[0], days.at(-1)];
  if (!oldest || !newest) return [];
  const last = Date.parse(newest);
  const first = Math.max(Date.parse(oldest), span === 'all' ? 0 : last - Number(span) * dayMs);
  const count = Math.round((last - first) / dayMs) + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return { day, value: values.get(day) ?? null };
  });
}

/**
 * Runs of known days, split where data is missing: snapshots come daily or weekly, so only a pause longer than twice
 * the usual one (and than two days) is a gap.
 */
export function growthRuns(days: readonly GrowthDay[]): number[][] {
  const known = days.flatMap((each, at) => (each.value === null ? [] : [at]));
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
