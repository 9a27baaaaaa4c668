import type { Db } from '../../../core/db/database.ts';
import { findErased } from '../../../core/db/personal-data/erased-keys.ts';
import { keysOf } from '../../observations/creator-keys.ts';
import type { Observation } from '../../observations/observe-record.ts';
import type { NamedCreator } from './named-creators.ts';

/**
 * Leaves out creators who asked to be erased, and the addresses of people who did. Who is recognised only by a key that
 * was unknown at that time comes in: there is nothing left to compare with.
 */
export async function withoutErased(
  db: Db,
  observations: readonly Observation[],
): Promise<{ kept: Observation[]; erased: Set<Observation> }> {
  const texts = observations.flatMap(({ keys, addresses }) => [
    ...keys,
    ...addresses.map(({ address }) => address),
  ]);
  const gone = await findErased(db, texts);
  if (!gone.size) return { kept: [...observations], erased: new Set() };
  const erased = new Set(observations.filter(({ keys }) => keys.some(key => gone.has(key))));
  const kept = observations
    .filter(observation => !erased.has(observation))
    .map(observation =>
      observation.addresses.some(({ address }) => gone.has(address))
        ? { ...observation, addresses: observation.addresses.filter(({ address }) => !gone.has(address)) }
        : observation,
    );
  return { kept, erased };
}

/** Returns those of these creators who asked to be erased. */
export async function findErasedCreators<T extends NamedCreator>(
  db: Db,
  named: readonly T[],
): Promise<Set<T>> {
  const keys = new Map(
    named.map(each => {
      const { platform, platformId = null, handle } = each;
      return [each, keysOf({ platform, platformId, handle: handle ?? platformId ?? '' })];
    }),
  );
  const gone = await findErased(db, [...keys.values()].flat());
  return new Set(named.filter(each => keys.get(each)?.some(key => gone.has(key))));
}
