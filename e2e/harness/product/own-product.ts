import { afterAll, beforeAll, inject } from 'vitest';
import { startSeedWorld, type SeedWorld } from './seed-world.ts';

/** A product for one test file, whose clock may be moved and whose platforms may fail. */
export function ownProduct(): () => SeedWorld {
  let world: SeedWorld | undefined;
  beforeAll(async () => {
    world = await startSeedWorld({ seed: inject('seed') });
  });
  afterAll(() => world?.end());
  return () => {
    if (!world) throw new Error('the product has not been started yet');
    return world;
  };
}
