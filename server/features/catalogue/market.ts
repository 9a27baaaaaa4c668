import type { Db } from '../../db/database.ts';
import { readBasePrices, readPeerBrackets } from './peers.queries.ts';
import { bracketKey, type Market } from './search-columns.ts';

/** The peers and base prices that hold now. */
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
    cpmFen: new Map(prices.map(row => [row.platform, row.cpm_fen])),
  };
}
