import { inject } from 'vitest';
import type { Seed } from './seed-world.ts';

/** The running product that a file of tests has for itself while it runs. */
export interface World {
  /** Where the product answers. */
  address: string;
  /** Whether the real TikTok creators are in it. */
  hasRealData: boolean;
  /** The database, signed in as the application. */
  appUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** As many as files run at once: two of them never meet in one. */
    worlds: World[];
    /** What worlds are copied from. */
    seed: Seed;
  }
}

/** The world of the worker this file runs in. */
export function ownWorld(): World {
  const world = inject('worlds')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!world) throw new Error(`worker ${process.env['VITEST_POOL_ID']} has no world`);
  return world;
}
