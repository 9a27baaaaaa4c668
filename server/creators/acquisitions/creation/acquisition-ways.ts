import type { z } from 'zod';
import {
  acquisitionKinds,
  type AcquisitionKind,
} from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { acquisitionWaysSchema } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { platforms, type Platform } from '../../../../contract/core/platform.ts';
import type { Capability } from '../../../../contract/core/sources/source-codes.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { wayFor } from '../../../sourcing/sources/gate/find-way.ts';

export type AcquisitionWay = z.output<typeof acquisitionWaysSchema>;

const capabilityOf: Record<AcquisitionKind, Capability> = {
  links: 'profile',
  hashtag: 'hashtag',
  keyword: 'keyword',
  like: 'like',
};

/** Returns which source would be asked first, and whether it can be asked now. */
export async function acquisitionWay(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { platform, kind }: { platform: Platform; kind: AcquisitionKind },
): Promise<AcquisitionWay> {
  const { source, state, freeAt } = await wayFor(pool, ctx, world, {
    platform,
    capability: capabilityOf[kind],
  });
  // The catalogue is asked first, and it is always available.
  if (kind === 'like') return { platform, kind, source, state: 'ready', freeAt: null };
  return { platform, kind, source, state, freeAt: freeAt?.toISOString() ?? null };
}

/** For every platform and kind. */
export async function acquisitionWays(
  pool: Db,
  ctx: Context,
  world: SourceServices,
): Promise<AcquisitionWay[]> {
  const ways: AcquisitionWay[] = [];
  for (const platform of platforms)
    for (const kind of acquisitionKinds)
      ways.push(await acquisitionWay(pool, ctx, world, { platform, kind }));
  return ways;
}
