import type { leavesInstallation } from '../../../core/db/personal-data/erasure-hooks.ts';
import { dropPlacesOf } from './erased-places.queries.ts';

/** Rankings name nobody who was erased; the others keep their order. */
export const dropErasedPlaces: Parameters<typeof leavesInstallation.add>[0] = (pool, _ctx, { person }) =>
  dropPlacesOf(pool, person.creatorIds);
