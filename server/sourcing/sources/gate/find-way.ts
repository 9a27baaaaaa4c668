import type { Platform } from '../../../../contract/core/platform.ts';
import type { Capability, SourceCode, SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf, connectors } from '../../../outside/connectors/all-connectors.ts';
import type { Connector } from '../../../outside/connectors/source.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { readSetting } from './circuit.queries.ts';
import { failuresBeforeRest } from './circuit.ts';
import { quotasOf } from './gate.ts';
import { keysOf, type Key } from './key-ring.ts';
import { leftOf } from '../quotas/quota-ledger.ts';

export interface Way {
  source: SourceCode | null;
  /** `waiting` for quota or rate, `resting` after failures. */
  state: 'ready' | 'noSource' | 'waiting' | 'resting';
  freeAt: Date | null;
  /** The source is asked in the sandbox: it knows only samples. */
  isSandbox: boolean;
}

/** Returns no keys if no credential works. */
async function keysOrNone(db: Db, world: SourceServices, source: SourceCode): Promise<Key[]> {
  return keysOf(db, world, source).catch((error: unknown) => {
    if (error instanceof SourceFault) return [];
    throw error;
  });
}

/** Returns the best source of a platform for a capability that is set up, and whether it can be asked now. */
export async function wayFor(
  db: Db,
  ctx: Context,
  world: SourceServices,
  { platform, capability }: { platform: Platform; capability: Capability },
): Promise<Way> {
  for (const connector of connectors) {
    if (!canDo(connector, platform, capability)) continue;
    const way = await wayThrough(db, ctx, world, connector, capability);
    if (way) return way;
  }
  return { source: null, state: 'noSource', freeAt: null, isSandbox: false };
}

/** A source that a creator connected serves only that creator, so it is excluded. */
const canDo = ({ code, platforms, can }: Connector, platform: Platform, capability: Capability) =>
  platforms.includes(platform) && can.includes(capability) && !code.endsWith('_own');

/** @returns null if it is turned off, or has no credential */
async function wayThrough(
  db: Db,
  ctx: Context,
  world: SourceServices,
  { code, buckets }: Connector,
  capability: Capability,
): Promise<Way | null> {
  const { is_on, failures, open_until } = await readSetting(db, code);
  if (!is_on) return null;
  const keys = await keysOrNone(db, world, code);
  if (!keys.length) return null;
  const isSandbox = keys[0]?.isSandbox ?? false;
  const now = ctx.now();
  if (failures >= failuresBeforeRest && open_until && open_until > now)
    return { source: code, state: 'resting', freeAt: open_until, isSandbox };
  const bucket =
    buckets.find(
      ({ name }) => name === (capability === 'keyword' || capability === 'hashtag' ? 'search' : ''),
    ) ?? buckets[0];
  const quotaOf = await quotasOf(db, code, bucket?.name ?? '');
  const waits: Date[] = [];
  for (const key of keys) {
    if (key.freeAt && key.freeAt > now) {
      waits.push(key.freeAt);
      continue;
    }
    const { left, freeAt } = await leftOf(db, now, quotaOf(key.group), 'acquisition');
    if (left > 0) return { source: code, state: 'ready', freeAt: null, isSandbox };
    waits.push(freeAt);
  }
  return {
    source: code,
    state: 'waiting',
    freeAt: new Date(Math.min(...waits.map(at => at.getTime()))),
    isSandbox,
  };
}

/**
 * Returns the units of a source's first quota that a purpose may still use, in all groups together, and when more
 * become available.
 */
export async function unitsLeft(
  db: Db,
  ctx: Context,
  world: SourceServices,
  { source, purpose }: { source: SourceCode; purpose: SpendPurpose },
): Promise<{ left: number; freeAt: Date }> {
  const { is_on } = await readSetting(db, source);
  const now = ctx.now();
  const none = { left: 0, freeAt: now };
  const bucket = connectorOf(source)?.buckets[0];
  if (!is_on || !bucket) return none;
  const groups = new Set((await keysOrNone(db, world, source)).map(({ group }) => group));
  const quotaOf = await quotasOf(db, source, bucket.name);
  const each = await Promise.all([...groups].map(group => leftOf(db, now, quotaOf(group), purpose)));
  return each.reduce(
    (sum, { left, freeAt }) => ({ left: sum.left + left, freeAt: freeAt > sum.freeAt ? freeAt : sum.freeAt }),
    none,
  );
}
