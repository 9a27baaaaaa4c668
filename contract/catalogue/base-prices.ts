import type { BasePrice } from './base-price.ts';

/** Regions for whose readers advertisers pay most, and those that follow; all others are tier 3. */
export const regionTiers: Readonly<Record<1 | 2, readonly string[]>> = {
  1: [
    'AT',
    'AU',
    'BE',
    'CA',
    'CH',
    'DE',
    'DK',
    'FI',
    'FR',
    'GB',
    'IE',
    'JP',
    'NL',
    'NO',
    'NZ',
    'SE',
    'SG',
    'US',
  ],
  2: ['AE', 'CZ', 'ES', 'GR', 'HK', 'IL', 'IT', 'KR', 'KW', 'PL', 'PT', 'QA', 'SA', 'TW'],
};

export function regionTierOf(region: string | null): 0 | 1 | 2 | 3 {
  if (region === null) return 0;
  if (regionTiers[1].includes(region)) return 1;
  return regionTiers[2].includes(region) ? 2 : 3;
}

/** A category says more about a price than a region does. */
const weightOf = (line: BasePrice) => (line.category === '' ? 0 : 2) + (line.regionTier === 0 ? 0 : 1);

/**
 * Returns the most specific line that matches: by category and tier, category, tier, platform alone. Categories are
 * compared without case. Null if no line matches.
 */
export function closestLine(
  lines: readonly BasePrice[],
  { platform, regionTier, category }: Pick<BasePrice, 'platform' | 'regionTier' | 'category'>,
): BasePrice | null {
  const folded = category.toLowerCase();
  let best: BasePrice | null = null;
  for (const line of lines) {
    if (line.platform !== platform) continue;
    if (line.regionTier !== 0 && line.regionTier !== regionTier) continue;
    if (line.category !== '' && line.category.toLowerCase() !== folded) continue;
    if (best === null || weightOf(line) > weightOf(best)) best = line;
  }
  return best;
}
