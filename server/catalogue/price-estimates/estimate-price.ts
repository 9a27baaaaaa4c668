/** How the price depends on a creator's level: a rule of thumb. */
const qualityFactors = { 1: 0.7, 2: 0.85, 3: 1, 4: 1.2, 5: 1.5 } as const;

/** Without a level, only the plays decide. */
const unknownQuality = 1;

/** The range of the estimate: 25 % below and above. */
const spread = 0.25;

/** The factor by which a level raises or lowers a price. */
export const qualityOf = (level: number | null): number =>
  qualityFactors[level as keyof typeof qualityFactors] ?? unknownQuality;

export interface PriceRange {
  lowFen: number;
  estimateFen: number;
  highFen: number;
}

/**
 * Average plays ÷ 1000 × base CPM × quality factor, in RMB fen.
 * @param cpmFen price of a thousand plays; null if the operator has set none: then there is no price
 */
export function estimatePrice(
  averagePlays: number | null,
  cpmFen: number | null,
  level: number | null,
): PriceRange | null {
  if (averagePlays === null || cpmFen === null) return null;
  const estimate = (averagePlays / 1000) * cpmFen * qualityOf(level);
  const fen = (value: number) => Math.min(Math.round(value), Number.MAX_SAFE_INTEGER);
  return {
    lowFen: fen(estimate * (1 - spread)),
    estimateFen: fen(estimate),
    highFen: fen(estimate * (1 + spread)),
  };
}
