import type { BrandsReply } from './queries.ts';

type Side = Pick<BrandsReply['organic'], 'countedPosts' | 'medianPlays'>;

/** With fewer posts on either side, a median is not meaningful. */
export const leastPosts = 3;
/** A smaller difference (1/10,000) counts as equal. */
const alikeBp = 500;

export type Verdict =
  | { kind: 'playsMore' | 'playsLess'; percent: string }
  | { kind: 'playsSame' }
  | { kind: 'tooFew' };

/** How plays of sponsored posts compare with those of organic ones. */
export function verdictOf(sponsored: Side, organic: Side): Verdict {
  const isEnough = Math.min(sponsored.countedPosts, organic.countedPosts) >= leastPosts;
  if (!isEnough || sponsored.medianPlays === null || !organic.medianPlays) return { kind: 'tooFew' };
  const bp = Math.round((sponsored.medianPlays / organic.medianPlays - 1) * 10_000);
  if (Math.abs(bp) < alikeBp) return { kind: 'playsSame' };
  return { kind: bp > 0 ? 'playsMore' : 'playsLess', percent: `${Math.round(Math.abs(bp) / 100)}%` };
}
