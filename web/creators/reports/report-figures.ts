import type { ComparedCreator } from '../../../contract/creators/comparison.ts';
import type { Figure, PeerRank } from '../../../contract/catalogue/figures.ts';
import type { PeerRankName } from '../../../contract/catalogue/figure-rules.ts';
import {
  absent,
  compactCount,
  fullCount,
  percentOfBp,
  ratioOfBp,
  signedPercentOfBp,
} from '../../../contract/core/format.ts';

/** In the order of the table. */
export const reportFigures = [
  'average_plays',
  'interaction_rate',
  'plays_to_followers',
  'posts_per_week',
  'growth_30d',
  'likes_to_plays',
  'comments_to_likes',
  'ad_posts',
] as const;
export type ReportFigure = (typeof reportFigures)[number];

const toBp = (value: number) => Math.round(value * 10_000);

const written: Record<ReportFigure, (value: number) => string> = {
  average_plays: value => compactCount(Math.round(value)),
  interaction_rate: value => percentOfBp(toBp(value)),
  plays_to_followers: value => ratioOfBp(toBp(value)),
  posts_per_week: value => value.toFixed(1),
  growth_30d: value => signedPercentOfBp(toBp(value)),
  likes_to_plays: value => percentOfBp(toBp(value)),
  comments_to_likes: value => percentOfBp(toBp(value)),
  ad_posts: value => fullCount(value),
};

export const figureText = (name: ReportFigure, value: number | null | undefined): string =>
  value == null ? absent : written[name](value);

/** A creator that cannot be analysed has no figures, whatever is left of older ones. */
export const figureOf = ({ analysis, figures }: ComparedCreator, name: ReportFigure): Figure | null =>
  analysis === 'analysed' ? (figures?.[name] ?? null) : null;

export const peerRankOf = (creator: ComparedCreator, name: ReportFigure): PeerRank | null =>
  figureOf(creator, name) && name !== 'ad_posts' ? creator.standing[name satisfies PeerRankName] : null;

/** Formulas in order of appearance: their places are the numbers of the notes. */
export function formulasOf(creators: readonly ComparedCreator[]): string[] {
  const met = reportFigures.flatMap(name => creators.map(creator => figureOf(creator, name)?.formula ?? ''));
  return [...new Set(met.filter(Boolean))];
}
