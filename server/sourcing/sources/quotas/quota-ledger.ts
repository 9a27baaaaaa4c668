import type { SourceCode, SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import type { Bucket, Cost } from '../../../outside/connectors/source.ts';
import type { Db } from '../../../core/db/database.ts';
import { lockQuota, readWindows, takeUnits, type QuotaKey, type Taken } from './ledger.queries.ts';
import { freeAgain, windowAt } from './quota-window.ts';

/** Refreshes that nobody waits for leave a part of each quota to other purposes. */
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
  /** Units, as the operator set them or the default. */
  limit: number;
}

const keyOf = ({ source, group, bucket }: Quota): QuotaKey => ({ source, group, bucket: bucket.name });
const maxFor = (quota: Quota, purpose: SpendPurpose) => Math.floor(quota.limit * shares[purpose]);

/**
 * Takes units before the call that costs them, in a transaction of its own. If a process dies before the call ends,
 * they stay taken, so that a quota is never exceeded.
 * @returns null if too little is left
 */
export async function takeFrom(
  pool: Db,
  now: Date,
  quota: Quota,
  { units, purpose }: Pick<Cost, 'units'> & { purpose: SpendPurpose },
): Promise<Taken | null> {
  const key = keyOf(quota);
  const window = windowAt(quota.bucket, now);
  const taking = { ...key, ...window, units, limit: quota.limit, max: maxFor(quota, purpose), purpose };
  const isTaken = await pool.transaction().execute(async db => {
    await lockQuota(db, key);
    return takeUnits(db, taking);
  });
  return isTaken ? { ...key, begins: window.begins, units, purpose } : null;
}

/** Returns the units that a purpose may still use now, and when more become available. */
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
  return { left: exhausted ? 0 : Math.max(0, maxFor(quota, purpose) - used), freeAt };
}
