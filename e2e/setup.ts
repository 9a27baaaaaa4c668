import type { TestProject } from 'vitest/node';
import { removeLeftovers } from '../test/postgres.ts';
import { hasRealData } from '../test/real-data.ts';
import { startSeedWorld, type SeedWorld } from './seed-world.ts';

/** A running product for each worker: its files come one after another, as they share accounts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  if (!hasRealData)
    process.stderr.write('e2e: without the real creators, which are not beside the project\n');
  const worlds: SeedWorld[] = [];
  const end = async () => {
    await Promise.all(worlds.map(world => world.end()));
  };
  try {
    // One after another: the first may have to build the web.
    while (worlds.length < workers(project)) worlds.push(await startSeedWorld({ withRealData: hasRealData }));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide(
    'worlds',
    worlds.map(({ address, appUrl }) => ({ address, appUrl, hasRealData })),
  );
  return end;
}

const workers = (project: TestProject) => project.config.maxWorkers;
