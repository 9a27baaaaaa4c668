import type { Platform } from '../../../contract/core/platform.ts';
import type { Dice } from './random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Figures of young posts change every hour, those of others every day. */
const hourlyUntil = 30 * day;

/** How the figures of a post grow to their final values: most of them soon, the rest over weeks. */
export interface Growth {
  /** The share of the final value that comes in the first hours. */
  soon: number;
  /** Milliseconds until two thirds of it are reached. */
  quick: number;
  slow: number;
  /** Some posts get a second wave of views, days later. */
  wave: { share: number; after: number } | null;
}

/** How many hours a post counts as new, by platform. */
const quickHours: Record<Platform, [min: number, max: number]> = {
  tiktok: [8, 30],
  youtube: [16, 56],
  instagram: [6, 24],
};

export function growthOf(dice: Dice, platform: Platform): Growth {
  const [min, max] = quickHours[platform];
  return {
    soon: 0.45 + 0.3 * dice.unit(),
    quick: (min + (max - min) * dice.unit()) * hour,
    slow: (8 + 16 * dice.unit()) * day,
    wave: dice.chance(0.03) ? { share: 0.3 + 0.35 * dice.unit(), after: dice.between(2, 15) * day } : null,
  };
}

const towards = (age: number, span: number) => 1 - Math.exp(-Math.max(0, age) / span);

/** Returns from 0 to 1 which share of its figures a post of this age (ms) has. It never falls. */
export function grownAt({ soon, quick, slow, wave }: Growth, age: number): number {
  const seen = age < hourlyUntil ? Math.floor(age / hour + 1) * hour : Math.floor(age / day + 1) * day;
  const share = soon * towards(seen, quick) + (1 - soon) * towards(seen, slow);
  return wave ? (1 - wave.share) * share + wave.share * towards(seen - wave.after, quick) : share;
}
