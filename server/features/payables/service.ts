import type { Payable, PayableFilter } from '../../../contract/payables.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { countOf, everyPayable } from './list.ts';

export { payableSums, payableSumsOf, type PayableSums } from './sums.ts';

/** For a file: how many payables that the caller may see fit a filter. */
export const countPayables = (pool: Db, ctx: SignedIn, filter: PayableFilter): Promise<number> =>
  countOf(pool, ctx, filter);

/** For a file: all that fit, in the order of the page. */
export const exportedPayables = (
  pool: Db,
  ctx: SignedIn,
  filter: PayableFilter,
): AsyncGenerator<Payable, void> => everyPayable(pool, ctx, filter);
