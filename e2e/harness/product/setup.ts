import type { TestProject } from 'vitest/node';
import { removeLeftovers, startTestPostgres } from '../../../test/harness/database/test-postgres.ts';
import { hasRealData } from '../../../test/harness/real-data/real-data.ts';
import { asSuperuser } from '../../../test/harness/database/copy-database.ts';
import { addRealCreators, copyOf, sow, startSeedWorld, type SeedWorld } from './seed-world.ts';

/** Starts a product per worker: its test files run one after another, since they share accounts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  if (!hasRealData)
    process.stderr.write('e2e: without the real creators, which are not beside the project\n');
  const seed = await startTestPostgres();
  const worlds: SeedWorld[] = [];
  const end = async () => {
    await Promise.all(worlds.map(world => world.end()));
    const deadlocks = await countDeadlocks(seed.superuserUrl);
    await seed.stop();
    if (deadlocks) throw new Error(`${deadlocks} deadlocks between transactions of the product`);
  };
  try {
    await sow(seed);
    const everything = hasRealData ? await copyOf(seed) : seed;
    if (hasRealData) await addRealCreators(everything);
    // One after another: the first may have to build the web.
    while (worlds.length < workers(project)) worlds.push(await startSeedWorld({ seed: everything }));
  } catch (error) {
    await end();
    throw error;
  }
  const { superuserUrl, ownerUrl, appUrl } = seed;
  project.provide('seed', { superuserUrl, ownerUrl, appUrl });
  project.provide(
    'worlds',
    worlds.map(({ address, appUrl }) => ({ address, appUrl, hasRealData })),
  );
  return end;
}

/** Transactions that PostgreSQL refused because they waited for one another, in all databases of the server. */
async function countDeadlocks(url: string): Promise<number> {
  const { rows } = await asSuperuser(url, client =>
    client.query<{ n: number }>('select sum(deadlocks)::int as n from pg_stat_database'),
  );
  return rows[0]?.n ?? 0;
}

const workers = (project: TestProject) => project.config.maxWorkers;
