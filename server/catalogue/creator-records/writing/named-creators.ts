import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import { keysOf } from '../../observations/creator-keys.ts';
import { readKeys } from '../stored/keys.queries.ts';

/** A creator as a link names it: by the platform's id, by handle, or by both. */
export interface NamedCreator {
  platform: Platform;
  platformId?: string | undefined;
  handle?: string | undefined;
}

export interface FoundCreator {
  /** Equal for two entries that name a creator in the same way. */
  key: string;
  id: number | undefined;
}

/** Finds creators in the order of `named`. If the platform's id is known, it decides. */
export async function findNamedCreators(db: Db, named: readonly NamedCreator[]): Promise<FoundCreator[]> {
  const keys = named.map(({ platform, platformId = null, handle }) =>
    // A creator that was named only by its id is stored with the id as its handle too.
    keysOf({ platform, platformId, handle: handle ?? platformId ?? '' }),
  );
  const known = await readKeys(db, [...new Set(keys.flat())]);
  return keys.map(own => ({
    key: own[0] ?? '',
    id: own.map(key => known.get(key)).find(id => id !== undefined),
  }));
}
