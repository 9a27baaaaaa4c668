import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';
import { addUpInterest, dropRefreshes } from './merged-interest.queries.ts';

/** Lets the interest in a creator, and posts found by a hashtag, name the one who stays. */
export async function moveInterest(db: Db, pair: IdPair): Promise<void> {
  await addUpInterest(db, pair);
  await dropRefreshes(db, pair);
}
