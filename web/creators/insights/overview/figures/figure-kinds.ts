import { fullCount, percentOfBp, ratioOfBp, signedPercentOfBp } from '../../../../../contract/core/format.ts';
import {
  type FigureName,
  type PeerRankName,
  peerRankNames,
} from '../../../../../contract/catalogue/figure-rules.ts';

export type Unit = 'count' | 'percent' | 'ratio' | 'weekly' | 'growth';

/** What a figure is compared with: the posts, or the days, before its own. */
type Before = 'posts' | 'days30' | 'days90' | 'growth';

export interface FigureKind {
  name: FigureName;
  unit: Unit;
  before: Before;
}

/** The basis of a decision. */
export const mainFigures: readonly FigureKind[] = [
  { name: 'average_plays', unit: 'count', before: 'posts' },
  { name: 'interaction_rate', unit: 'percent', before: 'posts' },
  { name: 'plays_to_followers', unit: 'ratio', before: 'posts' },
  { name: 'posts_per_week', unit: 'weekly', before: 'days30' },
  { name: 'growth_30d', unit: 'growth', before: 'growth' },
];

export const otherFigures: readonly FigureKind[] = [
  { name: 'average_likes', unit: 'count', before: 'posts' },
  { name: 'average_comments', unit: 'count', before: 'posts' },
  { name: 'average_shares', unit: 'count', before: 'posts' },
  { name: 'ad_posts', unit: 'count', before: 'days90' },
  { name: 'likes_to_plays', unit: 'percent', before: 'posts' },
  { name: 'comments_to_likes', unit: 'percent', before: 'posts' },
  { name: 'growth_7d', unit: 'growth', before: 'growth' },
  { name: 'growth_90d', unit: 'growth', before: 'growth' },
];

export const kindOf = (name: string | null): FigureKind | undefined =>
  [...mainFigures, ...otherFigures].find(kind => kind.name === name);

const bp = (value: number) => Math.round(value * 10_000);

const written: Record<Unit, (value: number) => string> = {
  count: fullCount,
  percent: value => percentOfBp(bp(value)),
  ratio: value => ratioOfBp(bp(value)),
  weekly: value => value.toFixed(1),
  growth: value => signedPercentOfBp(bp(value)),
};

/** A value in full, with its unit. */
export const writeFigure = (unit: Unit, value: number): string => written[unit](value);

/** The change from before, in 1/10,000; null without a previous value. */
export function changeBp(value: number, previous: number | null): number | null {
  return previous ? bp(value / previous - 1) : null;
}

export const isStanding = (name: FigureName): name is PeerRankName =>
  (peerRankNames as readonly FigureName[]).includes(name);

/** The days of a growth figure; null for a figure of posts. */
export const growthDaysOf = (name: FigureName): '7' | '30' | '90' | null =>
  name === 'growth_7d' ? '7' : name === 'growth_30d' ? '30' : name === 'growth_90d' ? '90' : null;
