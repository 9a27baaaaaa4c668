import { inject } from 'vitest';
import type { Seed } from './seed-world.ts';

/** The running product that a test file has to itself. */
export interface World {
  /** The address of the product. */
  address: string;
  /** Whether it contains the real TikTok creators. */
  hasRealData: boolean;
  /** The database, signed in as the application. */
  appUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One per worker, so that two files never share one. */
    worlds: World[];
    /** The database to copy. */
    seed: Seed;
  }
}

/** The product of this file's worker. */
export function ownWorld(): World {
  const world = inject('worlds')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!world) throw new Error(`worker ${process.env['VITEST_POOL_ID']} has no world`);
  return world;
}
