import type { TestProject } from 'vitest/node';
import { removeLeftovers } from '../test/postgres.ts';
import { hasRealData } from '../test/real-data.ts';
import { startSeedWorld } from './seed-world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    world: {
      /** Where the product answers. */
      address: string;
      /** Whether the real TikTok creators are in it. */
      hasRealData: boolean;
      /** The database, signed in as the application. */
      appUrl: string;
    };
  }
}

/** One running product for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  if (!hasRealData)
    process.stderr.write('e2e: without the real creators, which are not beside the project\n');
  const { address, appUrl, end } = await startSeedWorld({ withRealData: hasRealData });
  project.provide('world', { address, hasRealData, appUrl });
  return end;
}
