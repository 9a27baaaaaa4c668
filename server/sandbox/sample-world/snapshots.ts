import type { SourceSnapshot } from '../../../contract/core/sources/source-records.ts';
import type { Audience } from './audience.ts';
import type { Dice } from './random.ts';

const day = 86_400_000;
const weeks = 13;

/** The last days of the weeks before a moment, oldest first: `yyyy-MM-dd`. */
export function weekEnds(until: number): string[] {
  return Array.from({ length: weeks }, (_, week) =>
    new Date(until - (weeks - 1 - week) * 7 * day).toISOString().slice(0, 10),
  );
}

/** The share of creators who gained or lost many followers in one week. */
const jumping = 0.015;

/** How many weeks before today that was, and the factor between followers before and after. */
export function jumpOf(dice: Dice): { back: number; factor: number } | null {
  if (!dice.chance(jumping)) return null;
  return { back: dice.between(1, 8), factor: dice.chance(0.8) ? 1.12 + 0.25 * dice.unit() : 0.9 };
}

/** Weekly figures of a quarter, ending with today's; for a fifth of the creators some weeks are missing. */
export function snapshotsOf(
  dice: Dice,
  audience: Audience,
  today: { likes?: number; postCount: number },
  days: readonly string[],
  jump: ReturnType<typeof jumpOf>,
): SourceSnapshot[] {
  if (dice.chance(0.05)) return [];
  const missed = dice.chance(0.2) ? 0.3 : 0;
  const newPosts = 7 / audience.daysBetweenPosts;
  let share = 1;
  const newestFirst = days.toReversed().map((on, back) => {
    const snapshot = {
      day: on,
      followers: Math.round(audience.followers * share),
      likes: today.likes === undefined ? undefined : Math.round(today.likes * share),
      postCount: Math.max(0, today.postCount - Math.round(back * newPosts)),
    };
    share /= 1 + audience.weeklyGrowth + 0.004 * dice.normal();
    if (back === jump?.back) share /= jump.factor;
    return snapshot;
  });
  return newestFirst.filter((_, back) => back === 0 || !dice.chance(missed)).toReversed();
}
