import {
  emvFenOf,
  resultsOf,
  type EmvCounts,
} from '../../../../contract/monitoring/effects/effect-formulas.ts';
import { emvFigures, type EmvCoefficients } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { EffectFigures } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import type { Platform } from '../../../../contract/core/platform.ts';

const pieceFigures = [
  'plays',
  'likes',
  'comments',
  'shares',
  'engagements',
  'clicks',
  'orders',
  'revenueFen',
  'costFen',
  'heldBackCostFen',
] as const;
type PieceFigure = (typeof pieceFigures)[number];

/** Something that a project gained or cost. Every figure of an effect is a sum of pieces, however it is broken down. */
export interface Piece {
  /** The creator it belongs to, see `ownerOf`; null if it belongs to nobody, or to the whole project. */
  owner: string | null;
  platform: Platform | null;
  /** Local day of the project; null if unknown. The gains of posts by day come from their histories. */
  day: string | null;
  /** A missing figure was not reported. */
  figures: Partial<Record<PieceFigure, number>>;
}

/** A creator of the catalogue, or a person named in a link on a platform. */
export const ownerOf = (creatorId: number | null, platform: Platform, handle: string): string =>
  creatorId === null ? `${platform}:${handle.toLowerCase()}` : creatorOwner(creatorId);

export const creatorOwner = (creatorId: number): string => `#${creatorId}`;

export type Sums = Record<PieceFigure, number | null>;

/** A figure without any report is null, not 0. */
export function sumOf(pieces: readonly Piece[]): Sums {
  const sums = Object.fromEntries(pieceFigures.map(name => [name, null])) as Sums;
  for (const { figures } of pieces) {
    for (const name of pieceFigures) {
      const value = figures[name];
      if (value !== undefined) sums[name] = (sums[name] ?? 0) + value;
    }
  }
  return sums;
}

function emvCounts(pieces: readonly Piece[]): Partial<Record<Platform, EmvCounts>> {
  const counts: Partial<Record<Platform, EmvCounts>> = {};
  for (const [platform, those] of Map.groupBy(pieces, piece => piece.platform)) {
    if (!platform) continue;
    const sums = sumOf(those);
    counts[platform] = Object.fromEntries(emvFigures.map(name => [name, sums[name]])) as EmvCounts;
  }
  return counts;
}

/** Sums pieces, with everything that is computed from the sums. */
export function figuresOf(pieces: readonly Piece[], coefficients: EmvCoefficients | null): EffectFigures {
  const sums = sumOf(pieces);
  return { ...sums, ...resultsOf(sums), emvFen: emvFenOf(emvCounts(pieces), coefficients) };
}
