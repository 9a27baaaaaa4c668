export interface DayValue {
  /** `yyyy-MM-dd` */
  day: string;
  value: number;
}

const dayMs = 86_400_000;
const numberOf = (day: string) => Date.parse(day) / dayMs;

/** The latest days, up to the number that a curve shows. */
export function latestDays(days: readonly DayValue[], max: number): DayValue[] {
  const last = days.at(-1);
  return last ? days.filter(({ day }) => numberOf(last.day) - numberOf(day) < max) : [];
}

/**
 * Runs of days, split where data is missing: snapshots come daily or weekly, so only a pause longer than twice the
 * usual one (and than two days) is a gap.
 */
export function runsOf(days: readonly DayValue[]): DayValue[][] {
  const pauseBefore = (at: number) => numberOf(days[at]?.day ?? '') - numberOf(days[at - 1]?.day ?? '');
  const pauses = days.slice(1).map((_, at) => pauseBefore(at + 1));
  const usual = pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length / 2)] ?? 1;
  const runs: DayValue[][] = [];
  for (const [at, each] of days.entries()) {
    const isGap = at > 0 && pauseBefore(at) > Math.max(2, usual * 2);
    const run = runs.at(-1);
    if (run && !isGap) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** Coordinates in a square of 100 × 100, time to the right and higher values above. */
export function placesOf(days: readonly DayValue[], from: number, to: number) {
  const [first, last] = [numberOf(days[0]?.day ?? ''), numberOf(days.at(-1)?.day ?? '')];
  return ({ day, value }: DayValue) => ({
    x: last > first ? ((numberOf(day) - first) / (last - first)) * 100 : 50,
    y: to > from ? 100 - ((value - from) / (to - from)) * 100 : 50,
  });
}
