import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';

/** One creator's line: at most one value per place of the axis. */
interface Line {
  id: number;
  values: readonly (number | null)[];
}

export interface Curves {
  /** Days `yyyy-MM-dd`, or places of posts counted back from the newest, which is 1. */
  axis: readonly string[];
  lines: readonly Line[];
}

const dayMs = 86_400_000;
const shownDays = 90;
const shownPosts = 30;

/** Followers by day, in the 90 days before the newest known day of any creator. */
export function followerCurves(creators: readonly Pick<ComparedCreator, 'id' | 'growth'>[]): Curves {
  const known = creators.flatMap(({ growth }) =>
    growth.flatMap(({ day, followers }) => (followers === null ? [] : [day])),
  );
  const days = known.toSorted();
  const newest = Date.parse(days.at(-1) ?? '');
  if (Number.isNaN(newest)) return { axis: [], lines: [] };
  const first = Math.max(Date.parse(days[0] ?? ''), newest - shownDays * dayMs);
  const axis = Array.from({ length: Math.round((newest - first) / dayMs) + 1 }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  );
  const lines = creators.map(({ id, growth }) => {
    const of = new Map(growth.map(({ day, followers }) => [day, followers]));
    return { id, values: axis.map(day => of.get(day) ?? null) };
  });
  return { axis, lines };
}

/** Plays of the latest posts, the newest of every creator at the same place. */
export function playCurves(creators: readonly Pick<ComparedCreator, 'id' | 'plays'>[]): Curves {
  const max = Math.min(shownPosts, Math.max(0, ...creators.map(({ plays }) => plays.length)));
  const axis = Array.from({ length: max }, (_, at) => String(max - at));
  const lines = creators.map(({ id, plays }) => ({
    id,
    values: axis.map(place => plays[plays.length - Number(place)]?.plays ?? null),
  }));
  return { axis, lines };
}

/** Followers relative to the first known value as 100; a line without one, or that starts at 0, is left out. */
export function indexedToFirst(curves: Curves): Curves {
  return indexed(curves, values => values.find(value => value !== null) ?? null);
}

/** Plays relative to the line's own median as 100. */
export function indexedToMedian(curves: Curves): Curves {
  return indexed(curves, values => {
    const sorted = values.filter(value => value !== null).toSorted((a, b) => a - b);
    const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
  });
}

function indexed(
  { axis, lines }: Curves,
  baseOf: (values: readonly (number | null)[]) => number | null,
): Curves {
  return {
    axis,
    lines: lines.map(({ id, values }) => {
      const base = baseOf(values);
      return { id, values: values.map(value => (value === null || !base ? null : (value / base) * 100)) };
    }),
  };
}

/** Runs of known values, split where a pause is longer than twice the usual one (and than two places): a gap. */
export function runsOf(values: readonly (number | null)[]): number[][] {
  const known = values.flatMap((value, at) => (value === null ? [] : [at]));
  const pauses = known.slice(1).map((at, i) => at - (known[i] ?? at));
  const usual = pauses.toSorted((a, b) => a - b)[pauses.length >> 1] ?? 1;
  const runs: number[][] = [];
  for (const [i, at] of known.entries()) {
    if ((pauses[i - 1] ?? Infinity) > Math.max(2, usual * 2)) runs.push([at]);
    else runs.at(-1)?.push(at);
  }
  return runs;
}
