import type { Platform } from '../../../contract/core/platform.ts';
import type { Dice } from './random.ts';

/** A creator's size, how people react, and how often they post. */
export interface Audience {
  followers: number;
  /** Median plays of a post. */
  plays: number;
  /** Likes, comments and shares per play, or per follower if posts have no plays. */
  reaction: number;
  daysBetweenPosts: number;
  weeklyGrowth: number;
}

interface Shape {
  medianFollowers: number;
  /** Plays per follower of a creator with 25,000. */
  reach: number;
  reaction: number;
}

const shapes: Record<Platform, Shape> = {
  tiktok: { medianFollowers: 28_000, reach: 0.55, reaction: 0.07 },
  youtube: { medianFollowers: 22_000, reach: 0.16, reaction: 0.045 },
  instagram: { medianFollowers: 22_000, reach: 0.35, reaction: 0.038 },
};

const maxFollowers = 90_000_000;

/** YouTube shows only three digits of a subscriber count. */
function asShown(platform: Platform, followers: number): number {
  if (platform !== 'youtube' || followers < 1000) return followers;
  const unit = 10 ** (Math.floor(Math.log10(followers)) - 2);
  return Math.floor(followers / unit) * unit;
}

/** Reach and reactions fall slowly with size, as in reality, and vary more than they fall. */
export function audienceOf(dice: Dice, platform: Platform): Audience {
  const shape = shapes[platform];
  const size = Math.min(maxFollowers, Math.max(120, dice.lognormal(shape.medianFollowers, 1.9)));
  const relative = size / 25_000;
  return {
    followers: asShown(platform, Math.round(size)),
    plays: size * shape.reach * relative ** -0.14 * Math.exp(0.8 * dice.normal()),
    reaction: Math.min(0.4, dice.lognormal(shape.reaction * relative ** -0.09, 0.6)),
    daysBetweenPosts: Math.min(30, Math.max(0.5, dice.lognormal(3.2, 0.9))),
    weeklyGrowth: 0.004 + 0.011 * dice.normal(),
  };
}

/** Platforms verify the large ones: about 1 % of the small, half of those with millions. */
export function isVerified(dice: Dice, followers: number): boolean {
  const share = followers > 2_000_000 ? 0.55 : followers > 300_000 ? 0.25 : followers > 50_000 ? 0.06 : 0.01;
  return dice.chance(share);
}
