import { regionTierOf, type BasePrice } from '../../../contract/creator-prices.ts';
import type { Platform } from '../../../contract/platform.ts';

export interface Priced {
  platform: Platform;
  region: string | null;
  category: string | null;
}

/** A category tells more about a price than a region does. */
const weightOf = (line: BasePrice) => (line.category === '' ? 0 : 2) + (line.regionTier === 0 ? 0 : 1);

/**
 * The most specific line that holds for a creator: category and tier, category, tier, platform alone.
 * Categories are compared without case; null where no line holds.
 */
export function basePriceOf(lines: readonly BasePrice[], { platform, region, category }: Priced) {
  const tier = regionTierOf(region);
  const folded = category?.toLowerCase() ?? '';
  let best: BasePrice | null = null;
  for (const line of lines) {
    if (line.platform !== platform) continue;
    if (line.regionTier !== 0 && line.regionTier !== tier) continue;
    if (line.category !== '' && line.category.toLowerCase() !== folded) continue;
    if (best === null || weightOf(line) > weightOf(best)) best = line;
  }
  return best;
}
