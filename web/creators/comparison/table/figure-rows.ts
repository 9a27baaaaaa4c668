import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import type { Figure } from '../../../../contract/catalogue/figures.ts';
import { peerRankNames, type FigureName } from '../../../../contract/catalogue/figure-rules.ts';

export type Unit = 'count' | 'percent' | 'ratio' | 'number' | 'growth';

export interface FigureRow {
  name: 'followers' | FigureName;
  unit: Unit;
  /** Which value of a row is marked; for some rows none is better than another. */
  best: 'most' | null;
  /** Platforms count it differently, so a comparison between them says little. */
  isOfPlatform: boolean;
}

/** The figures of a comparison, in order. */
export const figureRows: readonly FigureRow[] = [
  { name: 'followers', unit: 'count', best: 'most', isOfPlatform: false },
  { name: 'growth_30d', unit: 'growth', best: 'most', isOfPlatform: false },
  { name: 'average_plays', unit: 'count', best: 'most', isOfPlatform: true },
  { name: 'plays_to_followers', unit: 'ratio', best: 'most', isOfPlatform: true },
  { name: 'interaction_rate', unit: 'percent', best: 'most', isOfPlatform: true },
  { name: 'average_likes', unit: 'count', best: 'most', isOfPlatform: true },
  { name: 'average_comments', unit: 'count', best: 'most', isOfPlatform: true },
  { name: 'likes_to_plays', unit: 'percent', best: null, isOfPlatform: true },
  { name: 'comments_to_likes', unit: 'percent', best: null, isOfPlatform: true },
  { name: 'posts_per_week', unit: 'number', best: null, isOfPlatform: false },
  { name: 'ad_posts', unit: 'count', best: null, isOfPlatform: false },
];

type Figured = Pick<ComparedCreator, 'followers' | 'figures' | 'analysis'>;

/** None for a creator that cannot be analysed: too little is known. */
export function figureOf(
  { figures, analysis }: Pick<Figured, 'figures' | 'analysis'>,
  name: FigureRow['name'],
): Figure | null {
  return name === 'followers' || analysis !== 'analysed' ? null : (figures?.[name] ?? null);
}

/** The mean, or the median if there is one; null if unknown. */
export function valueOf(creator: Figured, name: FigureRow['name'], isMedian: boolean): number | null {
  if (name === 'followers') return creator.followers;
  const figure = figureOf(creator, name);
  return figure && ((isMedian ? figure.median : null) ?? figure.value);
}

export const hasMedian = (creators: readonly Figured[], name: FigureRow['name']) =>
  creators.some(creator => figureOf(creator, name)?.median != null);

/** The creator's rank among its peers; null if unknown. */
export function peerRankOf({ standing }: Pick<ComparedCreator, 'standing'>, name: FigureRow['name']) {
  const known = peerRankNames.find(each => each === name);
  return known ? standing[known] : null;
}

/** Places of the best values; none if fewer than two are known, or all are equal. */
export function bestPlaces(values: readonly (number | null)[], best: 'most' | 'least'): Set<number> {
  const known = values.filter(value => value !== null);
  const wanted = best === 'most' ? Math.max(...known) : Math.min(...known);
  if (known.length < 2 || known.every(value => value === wanted)) return new Set();
  return new Set(values.flatMap((value, at) => (value === wanted ? [at] : [])));
}
