import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../../contract/core/platform.ts';

export interface KnownCreator {
  platform: Platform;
  platform_id: string | null;
  handle: string;
}

const folded = (handle: string) => handle.normalize('NFKC').trim().replace(/^@/, '').toLowerCase();

/** A YouTube channel has the same id for every app; the other platforms give each app ids of its own. */
const hasOneId = (platform: Platform) => platform === 'youtube';

/**
 * Returns whether an account is the creator's own. On another platform than the creator's, any account may be. If ids
 * are the same for every app, the id decides, so that nobody can use a handle that was given up.
 */
export function isTheirs(creator: KnownCreator, { platform, platformId, handle }: CreatorRecord): boolean {
  if (platform !== creator.platform) return true;
  if (platformId !== undefined && platformId === creator.platform_id) return true;
  if (hasOneId(platform) && platformId !== undefined && creator.platform_id !== null) return false;
  return folded(handle) === folded(creator.handle);
}

/** Returns the record in the form that the catalogue stores: with ids that mean the same to every source. */
export function asFiled(creator: KnownCreator, record: CreatorRecord): CreatorRecord {
  const { platformId, ...rest } = record;
  const known = record.platform === creator.platform ? creator.platform_id : null;
  const id = known ?? (hasOneId(record.platform) ? platformId : undefined);
  return id === undefined ? rest : { ...rest, platformId: id };
}
