import type { BasePrice } from '../../../../contract/catalogue/base-price.ts';
import type { Db } from '../../../core/db/database.ts';
import { readBasePrices, readPeerBrackets } from './peers.queries.ts';
import { bracketKey, type Market } from '../../figures/search-columns.ts';
import { readCommonTraits } from './traits.queries.ts';

export function basePricesIn(rows: Awaited<ReturnType<typeof readBasePrices>>): BasePrice[] {
  return rows.map(({ platform, region_tier: regionTier, category, cpm_fen: cpmFen }) => ({
    platform,
    regionTier,
    category,
    cpmFen,
  }));
}

/** Reads the current peer brackets, base prices and common traits. */
export async function readMarket(db: Db): Promise<Market> {
  const brackets = await readPeerBrackets(db);
  const prices = await readBasePrices(db);
  return {
    brackets: new Map(
      brackets.map(row => [
        bracketKey(row.platform, row.bracket),
        { creators: row.creators, interactionBp: row.interaction_bp },
      ]),
    ),
    basePrices: basePricesIn(prices),
    commonTraits: await readCommonTraits(db),
  };
}
