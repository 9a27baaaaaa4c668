import type { Figures } from '../../../contract/figures.ts';
import type { FigurePost, FigureSnapshot } from './figure.ts';
import { computeFigures } from './figures.ts';
import { searchColumns, type Market, type RatedCreator, type SearchColumns } from './search-columns.ts';

export interface FigureInputs {
  creator: Pick<RatedCreator, 'platform' | 'followers' | 'region' | 'category'>;
  posts: readonly FigurePost[];
  snapshots: readonly FigureSnapshot[];
  asOf: Date;
}

/** Both forms of a creator's figures: explained, and as search uses them. `figures` is null where there is nothing. */
export function refigure(
  { creator, posts, snapshots, asOf }: FigureInputs,
  market: Market,
): { columns: SearchColumns; figures: Figures | null } {
  const figures = computeFigures(posts, snapshots, creator, asOf);
  const columns = searchColumns(creator, posts, figures, asOf, market);
  const isEmpty = !posts.length && !figures.growth_7d && !figures.growth_30d && !figures.growth_90d;
  return { columns, figures: isEmpty ? null : figures };
}
