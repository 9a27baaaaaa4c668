import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { readEnv, type Env } from '../settings/env.ts';

/** What a job gets besides the database and its context. */
export interface JobDeps {
  /** The installation's settings. A job picks those that it needs and passes their values to its service. */
  settings: Env;
  /** Address of the database, for a job that works in a child process. */
  url: string;
  /** Aborted when the process stops, or when the job no longer belongs to this process. */
  signal: AbortSignal;
}

/** Returns what a job gets when it is called by hand, as in tests: the default settings. */
const byHand = (): JobDeps => ({
  settings: readEnv({}),
  url: '',
  signal: new AbortController().signal,
});

/**
 * A background job. It carries ids only and may run more than once: its handler makes one call to a service, which
 * reads the rows again, locks them and checks the state.
 */
export interface JobDefinition<P> {
  name: string;
  /** The name of its queue in earlier versions: what waits there goes on under `name`. */
  formerName?: string;
  payload: z.ZodType<P>;
  handle(db: Db, ctx: Context, payload: P, deps: JobDeps): Promise<void>;
}

/** A job as the worker sees it: the stored payload is checked before it is handled. */
export interface AnyJob {
  name: string;
  formerName?: string;
  run(db: Db, ctx: Context, stored: unknown, deps?: Partial<JobDeps>): Promise<void>;
}

/** A job with its times, as `server/schedule.ts` lists it. */
export interface ScheduledJob extends AnyJob {
  /** Cron expression, in UTC; null: it runs only when it is sent. */
  cron: string | null;
}

export const runAt = (cron: string, job: AnyJob): ScheduledJob => ({ ...job, cron });
export const runOnDemand = (job: AnyJob): ScheduledJob => ({ ...job, cron: null });

export type Job<P> = JobDefinition<P> & AnyJob;

export function defineJob<P>(definition: JobDefinition<P>): Job<P> {
  return {
    ...definition,
    run: (db, ctx, stored, deps) =>
      definition.handle(db, ctx, definition.payload.parse(stored ?? {}), { ...byHand(), ...deps }),
  };
}
