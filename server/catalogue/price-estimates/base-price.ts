import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { closestLine, regionTierOf } from '../../../contract/catalogue/base-prices.ts';
import type { Platform } from '../../../contract/core/platform.ts';

export interface Priced {
  platform: Platform;
  region: string | null;
  category: string | null;
}

/** The line of the table that is closest to a creator; null where none holds. */
export const basePriceOf = (
  lines: readonly BasePrice[],
  { platform, region, category }: Priced,
): BasePrice | null =>
  closestLine(lines, { platform, regionTier: regionTierOf(region), category: category ?? '' });
