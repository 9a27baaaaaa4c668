import type { TestProject } from 'vitest/node';
import { removeLeftovers, startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection URLs of the run's PostgreSQL; its database `starbridge` is empty. */
    postgres: { superuserUrl: string; ownerUrl: string; appUrl: string };
  }
}

/** Starts one PostgreSQL for the whole test run; each test gets its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const postgres = await startTestPostgres();
  const { superuserUrl, ownerUrl, appUrl } = postgres;
  project.provide('postgres', { superuserUrl, ownerUrl, appUrl });
  return () => postgres.stop();
}
