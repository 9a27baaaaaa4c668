import { limits } from '../../../contract/core/limits.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { countNewForTeam } from '../search/service.ts';
import type { SavedRow } from './queries.ts';
import { readQuery } from './saved-query.ts';

/** This many are counted at the same time, so that fifty searches do not use every connection. */
const atOnce = 4;

/** If the plan no longer allows the search, or its list is gone, the error appears when the search is opened. */
async function countOne(pool: Db, ctx: SignedIn, row: SavedRow): Promise<number> {
  const read = readQuery(row.platform, row.query);
  if ('wrong' in read) return 0;
  try {
    return await countNewForTeam(pool, ctx, read.asked, { since: row.seen_at, max: limits.newCreators });
  } catch (error) {
    if (error instanceof AppError) return 0;
    throw error;
  }
}

/** Counts the new creators of each search, in their order. */
export async function countEach(pool: Db, ctx: SignedIn, rows: readonly SavedRow[]): Promise<number[]> {
  const counts: number[] = [];
  const left = [...rows.entries()];
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      counts[next[0]] = await countOne(pool, ctx, next[1]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}
