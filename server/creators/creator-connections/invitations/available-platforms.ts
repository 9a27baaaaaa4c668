import { platforms, type Platform } from '../../../../contract/core/platform.ts';
import { ownSources } from '../../../../contract/core/sources/source-codes.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Db } from '../../../core/db/database.ts';
import { clientFor } from '../../../sourcing/sources/service.ts';

/** Returns the platforms on which creators can connect an account: those with a client of the operator. */
export async function availablePlatforms(db: Db, world: SourceServices): Promise<Platform[]> {
  const ways = await Promise.all(platforms.map(platform => clientFor(db, world, ownSources[platform])));
  return platforms.filter((_, place) => ways[place] !== null);
}
