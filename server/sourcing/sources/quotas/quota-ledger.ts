import type { SourceCode, SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import type { Bucket, Cost } from '../../../outside/connectors/source.ts';
import type { Db } from '../../../core/db/database.ts';
import { lockQuota, readWindows, takeUnits, type QuotaKey, type Taken } from './ledger.queries.ts';
import { freeAgain, windowAt } from './quota-window.ts';

/** Refreshes nobody waits for leave a part of each quota to those who do. */
const shares: Record<SpendPurpose, number> = {
  refresh: 0.8,
  refreshNow: 1,
  monitor: 0.95,
  acquisition: 1,
  connection: 1,
  ads: 0.8,
  check: 1,
};

export interface Quota {
  source: SourceCode;
  group: string;
  bucket: Bucket;
  /** Units, as the operator set them or as usual. */
  limit: number;
}

const keyOf = ({ source, group, bucket }: Quota): QuotaKey => ({ source, group, bucket: bucket.name });
const mostFor = (quota: Quota, purpose: SpendPurpose) => Math.floor(quota.limit * shares[purpose]);

/**
 * Takes units before the call that costs them, in a transaction of its own. Whoever dies between this and the end
 * of the call leaves them taken, so that a quota is never exceeded, whatever is killed.
 * @returns null where too little is left
 */
export async function takeFrom(
  pool: Db,
  now: Date,
  quota: Quota,
  { units, purpose }: Pick<Cost, 'units'> & { purpose: SpendPurpose },
): Promise<Taken | null> {
  const key = keyOf(quota);
  const window = windowAt(quota.bucket, now);
  const taking = { ...key, ...window, units, limit: quota.limit, most: mostFor(quota, purpose), purpose };
  const isTaken = await pool.transaction().execute(async db => {
    await lockQuota(db, key);
    return takeUnits(db, taking);
  });
  return isTaken ? { ...key, begins: window.begins, units, purpose } : null;
}

/** Units that a purpose may still spend now, and when there will be more. */
export async function leftOf(
  db: Db,
  now: Date,
  quota: Quota,
  purpose: SpendPurpose,
): Promise<{ left: number; freeAt: Date }> {
  const window = windowAt(quota.bucket, now);
  const windows = await readWindows(db, keyOf(quota), window.since);
  const used = windows.reduce((sum, each) => sum + each.used, 0);
  const exhausted = windows.findLast(each => each.is_exhausted);
  const ending = exhausted ?? windows.find(each => each.used > 0);
  const freeAt = ending
    ? freeAgain(quota.bucket, { begins: ending.begins_at, ends: ending.ends_at })
    : window.ends;
  return { left: exhausted ? 0 : Math.max(0, mostFor(quota, purpose) - used), freeAt };
}
