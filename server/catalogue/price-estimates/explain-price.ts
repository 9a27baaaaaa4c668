import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { basePriceOf, type Priced } from './base-price.ts';
import { estimatePrice, qualityOf, type PriceRange } from './estimate-price.ts';

export interface ExplainedPrice extends PriceRange {
  averagePlays: number;
  cpmFen: number;
  base: BasePrice & { basis: 'team' | 'general' };
  qualityCenti: number;
  level: number | null;
}

/**
 * Estimates the price for a team, with all inputs. The team's own lines take precedence over the general ones.
 * @returns null without plays or without a matching line
 */
export function explainPrice(
  creator: Priced & { averagePlays: number | null; level: number | null },
  { own, general }: { own: readonly BasePrice[]; general: readonly BasePrice[] },
): ExplainedPrice | null {
  const ownLine = basePriceOf(own, creator);
  const line = ownLine ?? basePriceOf(general, creator);
  const { averagePlays, level } = creator;
  const price = estimatePrice(averagePlays, line?.cpmFen ?? null, level);
  if (!price || !line || averagePlays === null) return null;
  return {
    ...price,
    averagePlays,
    cpmFen: line.cpmFen,
    base: { ...line, basis: ownLine ? 'team' : 'general' },
    qualityCenti: Math.round(qualityOf(level) * 100),
    level,
  };
}
