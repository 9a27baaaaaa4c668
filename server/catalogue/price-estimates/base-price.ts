import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { closestLine, regionTierOf } from '../../../contract/catalogue/base-prices.ts';
import type { Platform } from '../../../contract/core/platform.ts';

export interface Priced {
  platform: Platform;
  region: string | null;
  category: string | null;
}

/** Returns the price line that matches a creator best; null if none matches. */
export const basePriceOf = (
  lines: readonly BasePrice[],
  { platform, region, category }: Priced,
): BasePrice | null =>
  closestLine(lines, { platform, regionTier: regionTierOf(region), category: category ?? '' });
