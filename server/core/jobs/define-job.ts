import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { readEnv, type Env } from '../settings/env.ts';

/** What a job is given besides the database and its context. */
export interface JobDeps {
  /** Of the installation. A job takes out those that it needs and hands their values to its service. */
  settings: Env;
  /** Address of the database, for a job that does its work in a process of its own. */
  url: string;
  /** Aborted when the process stops, or when the job is not this process's any more. */
  signal: AbortSignal;
}

/** Called by hand, a job has what it is given, and settings that nobody changed. */
const byHand = (): JobDeps => ({
  settings: readEnv({}),
  url: '',
  signal: new AbortController().signal,
});

/**
 * Work in the background. A job carries ids only and may run more than once: its handler is one call
 * into a service, which reads again, locks and checks the state.
 */
export interface JobDefinition<P> {
  name: string;
  payload: z.ZodType<P>;
  handle(db: Db, ctx: Context, payload: P, deps: JobDeps): Promise<void>;
}

/** A job as the worker sees it: whatever was stored is checked before it is handled. */
export interface AnyJob {
  name: string;
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
