import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Env } from '../settings/env.ts';
import type { AnyJob, Job, JobDeps, ScheduledJob } from './define-job.ts';

/** The queue of jobs that used up their retries; they wait there for the operator. */
export const deadLetters = 'dead-letters';

const schema = 'pgboss';
/** Jobs may run for hours (an import of millions of rows); a missing heartbeat shows that a worker died. */
const usual = { retryLimit: 3 };
const patience = { expireInSeconds: 6 * 60 * 60, heartbeatSeconds: 60 };

/** pg-boss's own queue of scheduled runs; the payload names the queue that gets the job. */
const dueRuns = '__pgboss__send-it';

/**
 * Moves all jobs of a queue that was renamed, whatever their state, also those that are dead or about to be sent by
 * the schedule. A job that a worker of an earlier version still runs is run again when its heartbeats have stopped.
 */
async function takeOverJobs(boss: PgBoss, former: string, name: string): Promise<void> {
  const db = boss.getDb();
  const names = [former, name];
  await db.executeSql(`update ${schema}.job set name = $2 where name = $1`, names);
  await db.executeSql(`update ${schema}.job set source_name = $2 where source_name = $1`, names);
  await db.executeSql(
    `update ${schema}.job set data = jsonb_set(data, '{name}', to_jsonb($2::text))
    where name = $3 and data ->> 'name' = $1`,
    [...names, dueRuns],
  );
  // Its schedule goes with the queue.
  await boss.deleteQueue(former);
}

/** Creates or updates the queues as the schema's owner; the application's role may not. */
export async function installJobs(
  ownerUrl: string,
  jobs: readonly ScheduledJob[],
  { retryLimit } = usual,
): Promise<void> {
  const tries = { retryLimit, retryBackoff: true, retryDelay: 1, deadLetter: deadLetters };
  const queue = { ...tries, ...patience, notify: true };
  const boss = new PgBoss({ connectionString: ownerUrl, schema, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(deadLetters);
    for (const job of jobs) {
      await boss.createQueue(job.name, queue);
      await boss.updateQueue(job.name, queue);
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
      else await boss.unschedule(job.name);
      const { formerName } = job;
      if (formerName && (await boss.getQueue(formerName))) await takeOverJobs(boss, formerName, job.name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

export interface RunningJobs {
  /** Waits at most `seconds` for running jobs to end. */
  stop(seconds: number): Promise<void>;
  isHealthy(): boolean;
}

export interface JobsOptions {
  url: string;
  db: Db;
  jobs: readonly AnyJob[];
  settings: Env;
  /** Called for each job with its payload. */
  makeContext: (payload: unknown) => Context;
  log: Logger;
  /** Whether this process runs jobs, or only sends them. */
  runsJobs: boolean;
}

/** New jobs are announced at once; delayed and revived ones are found by polling. */
const polling = { batchSize: 1, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };

let sender: PgBoss | undefined;

export async function startJobs({
  url,
  db,
  jobs,
  settings,
  makeContext,
  log,
  runsJobs,
}: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: runsJobs ? 4 : 2,
    migrate: false,
    createSchema: false,
    supervise: runsJobs,
    schedule: runsJobs,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: runsJobs,
  });
  let healthy = true;
  const stopping = new AbortController();
  boss.on('error', error => {
    healthy = false;
    log.error({ err: error }, 'jobs');
  });
  boss.on('warning', warning => log.warn({ warning: warning.message }, 'jobs'));
  await boss.start();
  sender = boss;
  if (runsJobs) {
    for (const job of jobs) {
      await boss.work<unknown>(job.name, polling, async ([taken]) => {
        if (!taken) return;
        const started = performance.now();
        const about = { job: job.name, jobId: taken.id };
        const signal = AbortSignal.any([stopping.signal, taken.signal]);
        const deps: JobDeps = { settings, url, signal };
        try {
          await job.run(db, makeContext(taken.data), taken.data, deps);
        } catch (error) {
          log.warn({ ...about, err: error }, 'job failed');
          throw error;
        }
        log.info({ ...about, ms: Math.round(performance.now() - started) }, 'job done');
        healthy = true;
      });
    }
  }
  return {
    isHealthy: () => healthy,
    async stop(seconds) {
      sender = undefined;
      stopping.abort(new Error('the process stops'));
      await boss.stop({ graceful: true, timeout: seconds * 1000 });
    },
  };
}

function runningSender(): PgBoss {
  if (!sender) throw new Error('jobs are not started');
  return sender;
}

/** Sends a job in the caller's transaction: a rollback undoes it. */
export async function sendLater<P extends object>(db: Db, job: Job<P>, payload: P): Promise<void> {
  await runningSender().send(job.name, payload, { db: fromKysely(db) });
}

/** Puts a dead job back into its queue. @returns whether there was one with this id */
export async function reviveDeadJob(db: Db, id: string): Promise<boolean> {
  return (await runningSender().redrive(deadLetters, { ids: [id], db: fromKysely(db) })) > 0;
}
