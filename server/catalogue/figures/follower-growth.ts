import type { Figure } from '../../../contract/catalogue/figures.ts';
import { daysBefore, type FigureSnapshot } from './figure-inputs.ts';

const dayMs = 86_400_000;

interface CountedSnapshot {
  day: string;
  followers: number;
}

/** Creators are observed on the same days, so each is written once. */
const written = new Map<number, string>();
const writtenLimit = 5000;

function dayOf(moment: Date): string {
  const at = Math.floor(moment.getTime() / dayMs);
  let day = written.get(at);
  if (day === undefined) {
    if (written.size >= writtenLimit) written.clear();
    day = moment.toISOString().slice(0, 10);
    written.set(at, day);
  }
  return day;
}

const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** Finds the newest snapshot on `day` or at most `tolerance` days before it. */
function nearest(snapshots: readonly CountedSnapshot[], day: Date, tolerance: number) {
  const latest = dayOf(day);
  const earliest = dayOf(daysBefore(day, tolerance));
  return snapshots
    .filter(snapshot => snapshot.day <= latest && snapshot.day >= earliest)
    .reduce<CountedSnapshot | undefined>(
      (best, next) => (best && best.day > next.day ? best : next),
      undefined,
    );
}

/** Finds the oldest snapshot at most `younger` days after `day`. */
function after(snapshots: readonly CountedSnapshot[], day: Date, younger: number) {
  const latest = dayOf(daysBefore(day, -younger));
  const earliest = dayOf(day);
  return snapshots
    .filter(snapshot => snapshot.day > earliest && snapshot.day <= latest)
    .reduce<CountedSnapshot | undefined>(
      (best, next) => (best && best.day < next.day ? best : next),
      undefined,
    );
}

/**
 * Followers now ÷ followers `days` before − 1, as a share. Each value comes from a snapshot at most `tolerance` days
 * older than the wanted day; where the history begins later, the first one may be `younger` days after it. Otherwise
 * there is no figure.
 */
export function followerGrowth(
  snapshots: readonly FigureSnapshot[],
  asOf: Date,
  rule: { name: string; days: number; tolerance: number; younger: number },
): Figure | null {
  const counted = snapshots.filter((snapshot): snapshot is CountedSnapshot => snapshot.followers !== null);
  if (counted.length < 2) return null;
  const last = nearest(counted, asOf, rule.tolerance);
  const wanted = last && daysBefore(startOf(last.day), rule.days);
  const first = wanted && (nearest(counted, wanted, rule.tolerance) ?? after(counted, wanted, rule.younger));
  if (!last || !first || first.followers === 0) return null;
  return {
    formula: `${rule.name.replace('_', '.')}.v1`,
    value: last.followers / first.followers - 1,
    median: null,
    sample: 2,
    from: startOf(first.day).toISOString(),
    to: startOf(last.day).toISOString(),
    previous: null,
    inputs: {
      followers_before: first.followers,
      followers_now: last.followers,
      days: (startOf(last.day).getTime() - startOf(first.day).getTime()) / dayMs,
    },
  };
}
