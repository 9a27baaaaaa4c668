import { grantAppRole, refuseUnsafeRole } from '../core/db/app-role.ts';
import { makeDb, makePool, type Db } from '../core/db/database.ts';
import { exclusively } from '../core/db/migration-lock.ts';
import { runMigrations } from '../core/db/migrate.ts';
import { installJobs } from '../core/jobs/job-queue.ts';
import type { ScheduledJob } from '../core/jobs/define-job.ts';

/**
 * Brings schema, queues and rights up to date as the owner, and checks that the application's role is safe. Any number
 * of processes may do it at the same time. @returns the migrations that ran
 */
export async function prepareDatabase(
  ownerUrl: string,
  appDb: Db,
  jobs: readonly ScheduledJob[],
): Promise<string[]> {
  const role = await refuseUnsafeRole(appDb);
  const ownerDb = makeDb(makePool({ url: ownerUrl, poolSize: 3, onIdleError: () => undefined }));
  try {
    return await exclusively(ownerDb, async () => {
      const migrated = await runMigrations(ownerDb);
      await installJobs(ownerUrl, jobs);
      await grantAppRole(ownerDb, role);
      return migrated;
    });
  } finally {
    await ownerDb.destroy();
  }
}
