import type { Platform } from '../../../../contract/core/platform.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { statedAddress } from '../../observations/email-addresses.ts';
import { storableText } from '../../observations/storable-text.ts';
import { keysOf } from '../../observations/creator-keys.ts';
import { markWithAddress } from '../stored/creators.queries.ts';
import { keysOfCreators, lockKeys, readKeys } from '../stored/keys.queries.ts';
import { insertAddresses } from '../stored/posts.queries.ts';

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

export interface StatedEmails {
  creatorId: number;
  emails: readonly string[];
}

/** Adds addresses to known creators, in the caller's transaction; skips texts that are no address. */
export async function addAddresses(db: Db, ctx: Context, stated: readonly StatedEmails[]): Promise<void> {
  const foundAt = ctx.now().toISOString();
  const rows = stated.flatMap(({ creatorId, emails }) =>
    emails.flatMap(email => {
      const address = statedAddress(storableText(email));
      return address ? [{ creatorId, address, source: 'stated' as const, foundAt, via: null }] : [];
    }),
  );
  const ids = [...new Set(rows.map(row => row.creatorId))];
  if (!ids.length) return;
  await lockKeys(db, await keysOfCreators(db, ids));
  await insertAddresses(db, rows, { isReported: true });
  await markWithAddress(db, ids);
}
